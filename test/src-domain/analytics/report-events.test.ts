import { expect } from 'chai'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import type { AnalyticsSink } from '../../../src-domain/analytics/analytics-sink.ts'
import { emptyQueue, mostWaiting, stepQueue } from '../../../src-domain/analytics/event-queue.ts'
import { reportEvents } from '../../../src-domain/analytics/report-events.ts'
import { aFakeTime } from '../../builders/fake-ports.ts'

const viewed: AnalyticsEvent = { _tag: 'Cart Viewed' }
const cleared: AnalyticsEvent = { _tag: 'Cleared Cart' }
const started: AnalyticsEvent = { _tag: 'Checkout Started' }

function aSink(triesNeeded: number, fields: Partial<AnalyticsSink> = {}) {
  let tries = 0
  const heard: string[] = []
  const sink: AnalyticsSink = {
    service: 'dataLayer',
    start: () => {
      tries += 1
      return tries >= triesNeeded
    },
    handle: ({ _tag }) => void heard.push(_tag),
    ...fields,
  }
  return { sink, heard, tries: () => tries }
}

function world(...sinks: readonly AnalyticsSink[]) {
  const time = aFakeTime()
  const failures: string[] = []
  const reporting = reportEvents({
    sinks,
    pause: time.pause,
    onFailure: (service, reason) => failures.push(`${service}: ${String(reason)}`),
  })
  return { ...reporting, waits: time.waits, failures }
}

describe('Reporting events', () => {
  it('ANA-08 events queue until the services have started, are flushed in their order, and then pass at once', async () => {
    const { sink, heard } = aSink(1)
    const { report, start } = world(sink)
    for (const event of [viewed, cleared]) report(event)
    expect(heard).to.deep.equal([])
    await start()
    expect(heard).to.deep.equal(['Cart Viewed', 'Cleared Cart'])
    report(started)
    expect(heard).to.deep.equal(['Cart Viewed', 'Cleared Cart', 'Checkout Started'])
  })

  it('ANA-09 a start is tried once per second, until the service is there', async () => {
    const { sink, heard } = aSink(4)
    const { report, start, waits, failures } = world(sink)
    report(viewed)
    await start()
    expect(waits).to.deep.equal([1_000, 1_000, 1_000])
    expect(heard).to.deep.equal(['Cart Viewed'])
    expect(failures).to.deep.equal([])
  })

  it('ANA-09, ANA-18 after sixty tries it goes on without the service that is missing, and says which', async () => {
    const late = aSink(61, { service: 'heatmap' })
    const there = aSink(1)
    const { report, start, waits, failures } = world(late.sink, there.sink)
    report(viewed)
    await start()
    expect([late.tries(), there.tries(), waits.length]).to.deep.equal([60, 1, 59])
    expect([late.heard, there.heard]).to.deep.equal([[], ['Cart Viewed']])
    expect(failures).to.deep.equal(['heatmap: undefined'])
  })

  it('a service that throws, at the start or later, keeps no other from being told', async () => {
    const fail = () => {
      throw new Error('broken')
    }
    const there = aSink(1)
    const { report, start, failures } = world(
      aSink(1, { service: 'segment', handle: fail }).sink,
      aSink(1, { service: 'heatmap', start: fail }).sink,
      there.sink,
    )
    report(viewed)
    await start()
    expect(there.heard).to.deep.equal(['Cart Viewed'])
    expect(failures).to.deep.equal(['heatmap: undefined', 'segment: Error: broken'])
  })

  it('a page that never gets its services forgets the oldest events first', () => {
    const event = (n: number): AnalyticsEvent => ({
      _tag: 'Signed In',
      user: { userId: String(n), firstName: '', lastName: '' },
    })
    let queue = emptyQueue
    for (let n = 0; n <= mostWaiting; n += 1) queue = stepQueue(queue, { _tag: 'Happened', event: event(n) }).queue
    const { deliver } = stepQueue(queue, { _tag: 'Init' })
    expect(deliver).to.have.length(mostWaiting)
    expect([deliver[0], deliver.at(-1)]).to.deep.equal([event(1), event(mostWaiting)])
  })
})
