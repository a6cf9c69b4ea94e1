import { expect } from 'chai'
import { markAfter } from '../../../src-domain/availability/availability-change.ts'
import { availabilityList } from '../../../src-domain/availability/availability-list.ts'
import { endOfBusinessDay } from '../../../src-domain/availability/end-of-business-day.ts'
import { markSoldOut } from '../../../src-domain/availability/mark-sold-out.ts'
import { type SoldOut, soldOutAt } from '../../../src-domain/availability/sold-out.ts'
import { isOrderable } from '../../../src-domain/menu/orderability.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

const hour = 3_600_000
/** Wednesday noon in New York. */
const noon = Date.UTC(2026, 5, 10, 16)

function mark(id: string, more: Partial<SoldOut> = {}): SoldOut {
  return { kind: 'item', id, since: noon, ...more }
}

const noodles = anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick'))
const menu = aMenu()
  .withGroup(
    aGroup('Bowls')
      .of(anItem('Ramen').asking(noodles), anItem('Tea'))
      .withSubgroups(aGroup('Cold bowls').of(anItem('Cold soba'))),
    aGroup('Drinks').of(anItem('Tea'), anItem('Sake').soldOut()),
  )
  .build()

function gone(marks: readonly SoldOut[]): readonly string[] {
  const marked = markSoldOut(menu, marks)
  return [...marked.items.values()].filter((item) => !item.isAvailable).map(({ id }) => id)
}

describe('what is sold out at a location', () => {
  it('sells a dish out, and what the brand’s menu says stays', () => {
    expect(gone([mark('ramen')])).to.have.members(['ramen', 'sake'])
  })

  it('sells every dish of a group and of its subgroups out, also where another group lists it', () => {
    expect(gone([mark('bowls', { kind: 'group' })])).to.have.members(['ramen', 'tea', 'cold-soba', 'sake'])
  })

  it('makes a dish unorderable if its last required modifier is sold out', () => {
    const orderable = (marks: readonly SoldOut[]) => {
      const marked = markSoldOut(menu, marks)
      const ramen = marked.items.get('ramen')
      return ramen !== undefined && isOrderable(marked, ramen)
    }
    expect(orderable([mark('thin')])).to.equal(true)
    expect(orderable([mark('thin'), mark('thick')])).to.equal(false)
  })

  it('ignores a mark from the moment it expires, and an id that is not on the menu', () => {
    const marks = [mark('tea', { until: noon + hour }), mark('ramen')]
    expect(soldOutAt(marks, noon + hour - 1)).to.deep.equal(marks)
    expect(soldOutAt(marks, noon + hour)).to.deep.equal([mark('ramen')])
    expect(gone([mark('pizza'), mark('desserts', { kind: 'group' })])).to.deep.equal(['sake'])
  })
})

describe('the end of a restaurant’s day', () => {
  const timeZone = 'America/New_York'
  const everyDay = (pickupOpen: string, pickupClose: string) => ({
    timeZone,
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, pickupOpen, pickupClose })),
  })
  const midnight = noon + 12 * hour

  it('is midnight in its zone, also for a restaurant that is closed', () => {
    expect(endOfBusinessDay(everyDay('08:00', '22:00'), noon)).to.equal(midnight)
    expect(endOfBusinessDay({ timeZone, hours: [] }, noon)).to.equal(midnight)
    expect(endOfBusinessDay(everyDay('00:00', '00:00'), noon)).to.equal(midnight)
  })

  it('is the closing time of a night that goes beyond midnight, before midnight and after it', () => {
    const bar = everyDay('18:00', '02:00')
    expect(endOfBusinessDay(bar, noon)).to.equal(midnight + 2 * hour)
    expect(endOfBusinessDay(bar, midnight + hour)).to.equal(midnight + 2 * hour)
    expect(endOfBusinessDay(bar, midnight + 2 * hour)).to.equal(midnight + 26 * hour)
  })

  it('is 25 hours after midnight where the clocks go back', () => {
    const [start, end] = [Date.UTC(2026, 10, 1, 4), Date.UTC(2026, 10, 2, 5)]
    expect(endOfBusinessDay(everyDay('08:00', '22:00'), start)).to.equal(end)
  })

  it('ends what is sold out today, and a time of the past is refused', () => {
    const today = { kind: 'item', id: 'tea', change: { _tag: 'SellOutToday' } } as const
    expect(rightOf(markAfter(today, everyDay('08:00', '22:00'), noon))).to.deep.equal(mark('tea', { until: midnight }))
    const past = { ...today, change: { _tag: 'SellOutUntil', until: noon } } as const
    expect(leftOf(markAfter(past, everyDay('08:00', '22:00'), noon))).to.deep.equal({ _tag: 'UntilIsPast' })
  })
})

describe('the availability list of staff', () => {
  const list = (marks: readonly SoldOut[]) => availabilityList([menu, menu], { marks, counts: [] }, noon)

  it('lists each group with its dishes, then the modifiers, nothing twice', () => {
    expect(list([]).map(({ name, isModifier }) => (isModifier ? `+ ${name}` : name))).to.deep.equal([
      ...['Bowls', 'Ramen', 'Tea', 'Cold bowls', 'Cold soba', 'Drinks', 'Sake', '+ Thin', '+ Thick'],
    ])
    expect(list([]).find(({ id }) => id === 'tea')?.within).to.deep.equal(['Bowls', 'Drinks'])
    expect(list([]).find(({ id }) => id === 'thin')?.within).to.deep.equal(['Noodles'])
  })

  it('tells what staff marked from what is sold out with its group or by the brand’s menu', () => {
    const until = noon + hour
    const shown = list([mark('bowls', { kind: 'group' }), mark('ramen', { until }), mark('thin', { until: noon })])
    const of = (id: string) => shown.find((one) => one.id === id)
    expect(of('bowls')).to.deep.include({ soldOut: { since: noon }, isAvailable: false })
    expect(of('ramen')).to.deep.include({ soldOut: { since: noon, until }, isAvailable: false })
    for (const id of ['tea', 'sake']) expect(of(id)).to.include({ isAvailable: false }).and.not.have.property('soldOut')
    expect(of('thin')).to.include({ isAvailable: true }).and.not.have.property('soldOut')
  })
})
