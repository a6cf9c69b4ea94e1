import { expect } from 'chai'
import { type AsapFacts, asap, promisedMinutes, slotOfAsap } from '../../../src-domain/scheduling/asap.ts'
import { noneTaken, type SlotTerms } from '../../../src-domain/scheduling/slots.ts'

const now = Date.UTC(2026, 5, 10, 19, 33)
const closing = Date.UTC(2026, 5, 10, 19, 35)
const minute = 60_000

function facts(terms: Partial<SlotTerms>, fields: Partial<AsapFacts> = {}): AsapFacts {
  return {
    terms: { leadMinutes: 0, preparationMinutes: {}, daysAhead: 1, isAsapEnabled: true, ...terms },
    isPreorderRequired: false,
    diningOption: 'pickup',
    state: { _tag: 'Open', until: closing },
    now,
    taken: noneTaken,
    ...fields,
  }
}

describe('an order for now', () => {
  const tag = (...given: Parameters<typeof facts>) => asap(facts(...given))._tag

  it('SCHED-09 is ready by closing, or is for later', () => {
    expect(tag({ preparationMinutes: { pickup: 2 } })).to.equal('Possible')
    expect(tag({ preparationMinutes: { pickup: 3 } })).to.equal('NotInTime')
    expect(tag({ leadMinutes: 1, preparationMinutes: { pickup: 2 } })).to.equal('NotInTime')
    expect(tag({ preparationMinutes: { pickup: 3 } }, { state: { _tag: 'Open' } })).to.equal('Possible')
  })

  it('SCHED-09 is ready within two hours, or is for later', () => {
    const state = { _tag: 'Open' } as const
    expect(tag({ leadMinutes: 100, preparationMinutes: { pickup: 20 } }, { state })).to.equal('Possible')
    expect(tag({ leadMinutes: 101, preparationMinutes: { pickup: 20 } }, { state })).to.equal('NotInTime')
  })

  it('SCHED-04 has a place in the quarter that it is promised for, or is for later', () => {
    const quarter = Date.UTC(2026, 5, 10, 19, 45) / 1_000
    const full = { state: { _tag: 'Open' }, estimate: 20, taken: (at: number) => (at === quarter ? 3 : 0) } as const
    expect(slotOfAsap(facts({}, full))).to.equal(quarter)
    expect(tag({ capacityPerSlot: 4 }, full)).to.equal('Possible')
    expect(tag({ capacityPerSlot: 3 }, full)).to.equal('NotInTime')
    expect(tag({ capacityPerSlot: 3 }, { ...full, now: now + 15 * minute })).to.equal('Possible')
  })

  it('SCHED-11 asks at a table only whether the doors are open', () => {
    const late = { leadMinutes: 500, isAsapEnabled: false, capacityPerSlot: 1 }
    const table = { diningOption: 'kiosk', isPreorderRequired: true, taken: () => 9 } as const
    expect(tag(late, table)).to.equal('Possible')
    expect(tag(late, { ...table, state: { _tag: 'Closed' } })).to.equal('Closed')
  })

  it('SCHED-17 promises the larger of the estimate and what lead and preparation come to', () => {
    const terms = { leadMinutes: 10, preparationMinutes: { pickup: 25 } }
    const promised = (estimate?: number, more: Partial<SlotTerms> = terms) =>
      promisedMinutes(facts(more, estimate === undefined ? {} : { estimate }))
    expect([promised(20), promised(50), promised()]).to.deep.equal([35, 50, 35])
    expect([promised(20, {}), promised(undefined, {}), promised(20, { leadMinutes: 1440 })]).to.deep.equal([
      20,
      undefined,
      20,
    ])
  })
})
