import { expect } from 'chai'
import { acceptanceLeft, acceptanceTimes } from '../../../src-domain/kitchen/hand-acceptance.ts'

const minute = 60_000
const opens = Date.UTC(2026, 5, 10, 16)

describe('accepting orders by hand', () => {
  it('counts the limits from when the order becomes new, and the cancellation from the reminder', () => {
    const limits = { remindAfterMinutes: 5, cancelAfterReminderMinutes: 10 }
    expect(acceptanceTimes(limits, opens)).to.deep.equal({
      acceptBy: opens + 5 * minute,
      cancelsAt: opens + 15 * minute,
    })
    const late = opens + 60 * minute
    expect(acceptanceTimes(limits, opens, late).cancelsAt).to.equal(late + 10 * minute)
    expect(acceptanceTimes({ remindAfterMinutes: 5 }, opens)).to.deep.equal({ acceptBy: opens + 5 * minute })
  })

  it('says how many minutes are left until the reminder, then until the cancellation', () => {
    const times = { acceptBy: opens + 5 * minute, cancelsAt: opens + 15 * minute }
    const left = (passed: number) => acceptanceLeft(times, opens + passed)
    expect(left(0)).to.deep.equal({ _tag: 'Accept', minutes: 5, urgency: 'calm' })
    expect(left(3 * minute)).to.deep.equal({ _tag: 'Accept', minutes: 2, urgency: 'soon' })
    expect(left(5 * minute - 1)).to.deep.equal({ _tag: 'Accept', minutes: 1, urgency: 'soon' })
    expect(left(5 * minute)).to.deep.equal({ _tag: 'Cancels', minutes: 10, urgency: 'late' })
    expect(left(16 * minute)).to.deep.equal({ _tag: 'Cancels', minutes: 0, urgency: 'late' })
  })

  it('says for how long the limit has passed where nothing is cancelled', () => {
    const times = { acceptBy: opens }
    expect(acceptanceLeft(times, opens + 90_000)).to.deep.equal({ _tag: 'Overdue', minutes: 1, urgency: 'late' })
  })
})
