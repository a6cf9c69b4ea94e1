import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { askWhoDelivers } from '../../../src-domain/location/ask-who-delivers.ts'
import {
  type DeliveryAround,
  deliveringLocations,
  minutesUntilThere,
  promiseAt,
  promiseOf,
  unasked,
} from '../../../src-domain/location/delivery-promise.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import type { LocationQuery } from '../../../src-domain/location/location-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anAddress, anOrder } from '../../builders/order-builder.ts'

const terms = { fee: minor(299), minimum: minor(1_500) }
const comes = aLocation({
  slug: 'hill',
  delivery: { _tag: 'InZone', terms },
  serviceEstimates: { delivery: 40, pickup: 15 },
})
const stays = aLocation({
  slug: 'harbor',
  delivery: { _tag: 'OutOfZone' },
  serviceEstimates: { delivery: 50, pickup: 10 },
})
const to = { lat: 40.7, long: -74 }
function answered(...locations: readonly Location[]): DeliveryAround {
  return { _tag: 'Answered', to, locations, at: 0 }
}

describe('What may be promised of a delivery', () => {
  it('LOC-42 is its terms and minutes where the restaurant comes, and nothing at all where it does not', () => {
    expect(promiseOf(comes)).to.deep.equal({ _tag: 'Delivers', terms, minutes: 40 })
    expect(promiseOf(stays)).to.deep.equal({ _tag: 'OutOfZone' })
    const unsaid = aLocation({ serviceEstimates: {} })
    expect(promiseOf(unsaid)).to.deep.equal({ _tag: 'Delivers' })
  })

  it('LOC-42 is nothing before anybody has answered, and that it does not come of a restaurant that is left out of the answer', () => {
    expect(promiseAt(unasked, 'hill')).to.deep.equal({ _tag: 'NotSaid' })
    expect(promiseAt({ _tag: 'Asking', to }, 'hill')).to.deep.equal({ _tag: 'NotSaid' })
    expect(promiseAt({ _tag: 'Unanswered', to }, 'hill')).to.deep.equal({ _tag: 'NotSaid' })
    expect(promiseAt(answered(comes), undefined)).to.deep.equal({ _tag: 'NotSaid' })
    expect(promiseAt(answered(comes), 'elsewhere')).to.deep.equal({ _tag: 'OutOfZone' })
    expect(promiseAt(answered(stays, comes), 'harbor')).to.deep.equal({ _tag: 'OutOfZone' })
  })

  it('LOC-42, LOC-22 an estimate is a promise: of a delivery only where it comes, of pickup always', () => {
    expect(minutesUntilThere('pickup', stays, promiseOf(stays))).to.equal(10)
    expect(minutesUntilThere('delivery', stays, promiseOf(stays))).to.equal(undefined)
    expect(minutesUntilThere('delivery', comes, { _tag: 'NotSaid' })).to.equal(undefined)
    expect(minutesUntilThere('delivery', comes, promiseOf(comes))).to.equal(40)
  })

  it('LOC-07, LOC-42 who comes stands first, each by distance', () => {
    const far = { ...comes, slug: 'far', distanceInMiles: 9 }
    const near = { ...comes, slug: 'near', distanceInMiles: 2 }
    const next = { ...stays, slug: 'next', distanceInMiles: 1 }
    expect(deliveringLocations([far, next, near]).map(({ slug }) => slug)).to.deep.equal(['near', 'far', 'next'])
  })
})

function asking(fields: Parameters<typeof anOrder>[0] = {}, isAboutDelivery = false) {
  const order = aCell(anOrder({ diningOption: 'delivery', address: { ...anAddress, ...to }, ...fields }))
  const around = aCell<DeliveryAround>(unasked)
  const queries: LocationQuery[] = []
  const told: string[] = []
  const answers: (readonly Location[] | undefined)[] = []
  const waiting: (() => void)[] = []
  const ask = askWhoDelivers({
    order,
    around,
    isAboutDelivery,
    market: 'hall',
    clock: { now: () => 7 },
    report: (what) => told.push(what),
    locations: {
      locations: async (query) => {
        queries.push(query)
        await new Promise<void>((resolve) => waiting.push(resolve))
        const answer = answers.shift()
        return answer === undefined ? left({ _tag: 'NoResponse' }) : right(answer)
      },
    },
  })
  return { order, around, queries, told, answers, waiting, ask }
}

describe('Asking who delivers', () => {
  it('LOC-42 is done once for each address, and in the marketplace through which the customer came', async () => {
    const { order, around, queries, answers, waiting, ask } = asking()
    answers.push([comes])
    const first = ask()
    expect(around.current()).to.deep.equal({ _tag: 'Asking', to })
    waiting[0]?.()
    await first
    expect(around.current()).to.deep.equal({ ...answered(comes), at: 7 })
    order.update((now) => ({ ...now, note: 'soon' }))
    await ask()
    expect(queries).to.deep.equal([{ near: to, diningOption: 'delivery', market: 'hall' }])
  })

  it('LOC-42 only the answer to the latest address counts', async () => {
    const { order, around, answers, waiting, ask } = asking()
    const first = ask()
    order.update((now) => ({ ...now, address: { ...anAddress, lat: 41, long: -87 } }))
    const second = ask()
    answers.push([stays], [comes])
    waiting[0]?.()
    await first
    expect(around.current()._tag).to.equal('Asking')
    waiting[1]?.()
    await second
    expect(around.current()).to.deep.include({ _tag: 'Answered', to: { lat: 41, long: -87 }, locations: [comes] })
  })

  it('LOC-42 that nobody answered is told, and asked again when somebody wants to know', async () => {
    const { around, queries, told, answers, waiting, ask } = asking()
    const first = ask()
    waiting[0]?.()
    await first
    expect(around.current()).to.deep.equal({ _tag: 'Unanswered', to })
    expect(told).to.have.length(1)
    await ask()
    expect(queries).to.have.length(1)
    answers.push([comes])
    const again = ask('unanswered')
    waiting[1]?.()
    await again
    expect(around.current()._tag).to.equal('Answered')
  })

  it('LOC-42 is done anew on request: the old answer holds until a new one comes, and if none comes', async () => {
    const { around, queries, told, answers, waiting, ask } = asking()
    answers.push([comes], [stays])
    const first = ask()
    waiting[0]?.()
    await first
    const second = ask('anew')
    expect(around.current()).to.deep.include({ _tag: 'Answered', locations: [comes] })
    waiting[1]?.()
    await second
    expect(around.current()).to.deep.include({ _tag: 'Answered', locations: [stays] })
    const third = ask('anew')
    waiting[2]?.()
    await third
    expect(around.current()).to.deep.include({ _tag: 'Answered', locations: [stays] })
    expect([queries.length, told.length]).to.deep.equal([3, 1])
  })

  it('LOC-42 is left where there is no delivery and no address, and what was known goes', async () => {
    const pickup = asking({ diningOption: 'pickup' })
    await pickup.ask()
    expect(pickup.queries).to.deep.equal([])
    const { order, around, answers, waiting, ask } = asking({ diningOption: 'pickup' }, true)
    answers.push([comes])
    const first = ask()
    waiting[0]?.()
    await first
    expect(around.current()._tag).to.equal('Answered')
    order.update(({ address: _, ...now }) => now)
    await ask()
    expect(around.current()).to.deep.equal(unasked)
  })
})
