import { expect } from 'chai'
import fc from 'fast-check'
import { countedUnits, fewerLeft, type OrderedDish } from '../../../src-domain/availability/counted-units.ts'
import { countsAt, type LeftCount, marksOfCounts, mostLeft } from '../../../src-domain/availability/left-count.ts'
import { typedCount } from '../../../src-domain/availability/typed-count.ts'

const ids = ['a', 'b', 'c', 'd']
const depthIdentifier = fc.createDepthIdentifier()
const modifier = fc.letrec<{ tree: { item: string; modifiers: readonly OrderedDish['modifiers'][number][] } }>(
  (tie) => ({
    tree: fc.record({
      item: fc.constantFrom(...ids),
      // Without a depth at which it ends, a tree may grow until the stack is full.
      modifiers: fc.oneof({ maxDepth: 3, depthIdentifier }, fc.constant([]), fc.array(tie('tree'), { maxLength: 2 })),
    }),
  }),
).tree
const dish: fc.Arbitrary<OrderedDish> = fc.record({
  item: fc.constantFrom(...ids),
  quantity: fc.integer({ min: 1, max: 9 }),
  modifiers: fc.array(modifier, { maxLength: 2 }),
})
const counts: fc.Arbitrary<readonly LeftCount[]> = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...ids), left: fc.nat(30), until: fc.nat(100) }), {
    selector: ({ id }) => id,
  })
  .map((all) => all.map((count) => ({ ...count, version: `v-${count.id}`, since: 0 })))

/** Each dish and modifier, once for each piece. */
function pieces(dishes: readonly OrderedDish[]): readonly string[] {
  const below = ({ item, modifiers }: OrderedDish['modifiers'][number]): readonly string[] => [
    item,
    ...modifiers.flatMap(below),
  ]
  return dishes.flatMap((one) => Array.from({ length: one.quantity }, () => below(one)).flat())
}

describe('what orders take from counts, for all counts and orders', () => {
  it('is every piece of a counted dish or modifier, and nothing of what is not counted', () => {
    fc.assert(
      fc.property(counts, fc.array(dish, { maxLength: 4 }), (all, dishes) => {
        const taken = countedUnits(all, dishes)
        const asked = pieces(dishes).filter((id) => all.some((count) => count.id === id))
        expect(taken.flatMap(({ itemId, units }) => Array<string>(units).fill(itemId))).to.deep.equal(asked.toSorted())
        for (const { itemId, version } of taken) expect(version).to.equal(`v-${itemId}`)
      }),
    )
  })

  it('never brings a count below zero: an order that passes leaves at least none, and one more piece is refused', () => {
    fc.assert(
      fc.property(counts, fc.array(fc.array(dish, { maxLength: 3 }), { maxLength: 8 }), (start, orders) => {
        let all = start
        for (const dishes of orders) {
          const taken = countedUnits(all, dishes)
          const fewer = fewerLeft(all, taken)
          const after = all.map((count) => {
            const units = taken.find(({ itemId }) => itemId === count.id)?.units ?? 0
            return { ...count, left: count.left - units }
          })
          expect(fewer.map(({ itemId }) => itemId).toSorted()).to.deep.equal(
            after.flatMap(({ id, left }) => (left < 0 ? [id] : [])).toSorted(),
          )
          if (fewer.length === 0) all = after
          for (const { left } of all) expect(left).to.be.at.least(0)
        }
      }),
    )
  })

  it('marks exactly what none is left of, until the end of the count', () => {
    fc.assert(
      fc.property(counts, fc.nat(100), (all, at) => {
        const marked = marksOfCounts(countsAt(all, at))
        const gone = all.filter(({ left, until }) => left === 0 && at < until)
        expect(marked.map(({ kind, id, until }) => ({ kind, id, until }))).to.deep.equal(
          gone.map(({ id, until }) => ({ kind: 'item', id, until })),
        )
      }),
    )
  })
})

describe('a typed count, for all texts', () => {
  it('is a whole number from one to the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: mostLeft + 5 }), (value) => {
        const isGood = value >= 1 && value <= mostLeft
        expect(typedCount(` ${value} `)).to.equal(isGood ? value : undefined)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '.', ',', '-', 'e', 'x') }), (text) => {
        expect(typedCount(text) !== undefined).to.equal(/^1{1,4}$/.test(text))
      }),
    )
  })
})
