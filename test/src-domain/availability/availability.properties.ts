import { expect } from 'chai'
import fc from 'fast-check'
import { endOfBusinessDay } from '../../../src-domain/availability/end-of-business-day.ts'
import { itemsOf, markSoldOut } from '../../../src-domain/availability/mark-sold-out.ts'
import { type SoldOut, soldOutAt } from '../../../src-domain/availability/sold-out.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'

const names = ['A', 'B', 'C', 'D', 'E', 'F']
const ids = names.map((name) => name.toLowerCase())

/** Groups may list an item twice, and may be below each other in a cycle. */
const menu: fc.Arbitrary<Menu> = fc
  .array(fc.record({ items: fc.subarray(names), below: fc.subarray(['g0', 'g1', 'g2']), isOff: fc.boolean() }), {
    minLength: 3,
    maxLength: 3,
  })
  .map((groups) =>
    aMenu()
      .withGroup(
        ...groups.map(({ items, below, isOff }, index) => {
          const listed = items.map((name) => (isOff && name === 'A' ? anItem(name).soldOut() : anItem(name)))
          return aGroup(`G${index}`)
            .of(...listed)
            .with({ subgroups: below })
        }),
      )
      .build(),
  )

const marks: fc.Arbitrary<readonly SoldOut[]> = fc.array(
  fc.record(
    {
      kind: fc.constantFrom('item' as const, 'group' as const),
      id: fc.constantFrom(...ids, 'g0', 'g1', 'g2', 'unknown'),
      since: fc.constant(0),
      until: fc.integer({ min: 0, max: 100 }),
    },
    { requiredKeys: ['kind', 'id', 'since'] },
  ),
  { maxLength: 5 },
)

function available(of: Menu): readonly string[] {
  return [...of.items.values()].filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
}

describe('what is sold out, for all menus and marks', () => {
  it('takes exactly the marked items off, and nothing else of the menu changes', () => {
    fc.assert(
      fc.property(menu, marks, (whole, all) => {
        const gone = itemsOf(whole, all)
        const marked = markSoldOut(whole, all)
        expect(available(marked)).to.deep.equal(available(whole).filter((id) => !gone.has(id)))
        const restored = [...marked.items.values()].map((item) => ({ ...item, isAvailable: true }))
        expect(restored).to.deep.equal([...whole.items.values()].map((item) => ({ ...item, isAvailable: true })))
        expect({ ...marked, items: 0 }).to.deep.equal({ ...whole, items: 0 })
      }),
    )
  })

  it('does not depend on the order of the marks, on repeating them, or on taking them one by one', () => {
    fc.assert(
      fc.property(menu, marks, (whole, all) => {
        const once = available(markSoldOut(whole, all))
        expect(available(markSoldOut(whole, [...all, ...all].reverse()))).to.deep.equal(once)
        expect(available(all.reduce((rest, one) => markSoldOut(rest, [one]), whole))).to.deep.equal(once)
      }),
    )
  })

  it('only ever expires: what is in force later was in force before', () => {
    fc.assert(
      fc.property(marks, fc.nat(100), fc.nat(100), (all, at, more) => {
        const before = soldOutAt(all, at)
        for (const one of soldOutAt(all, at + more)) expect(before).to.include(one)
      }),
    )
  })
})

describe('the end of a restaurant’s day, for all hours, zones and times', () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const [hour, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15]
    return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  })
  const hours = fc.array(fc.record({ day: fc.nat(6), pickupOpen: clock, pickupClose: clock }), { maxLength: 8 })
  const zone = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'UTC')
  const time = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })

  it('is ahead, at most two days, and never moves closer before it is reached', () => {
    fc.assert(
      fc.property(hours, zone, time, fc.double({ min: 0, max: 0.999, noNaN: true }), (week, timeZone, now, part) => {
        const end = endOfBusinessDay({ hours: week, timeZone }, now)
        expect(end).to.be.above(now)
        expect(end - now).to.be.at.most(49 * 3_600_000)
        const later = now + Math.floor((end - now) * part)
        expect(endOfBusinessDay({ hours: week, timeZone }, later)).to.be.at.least(end)
      }),
    )
  })
})
