import { expect } from 'chai'
import fc from 'fast-check'
import {
  addLine,
  clearLines,
  type OrderChange,
  removeLine,
  replaceLine,
  setQuantity,
} from '../../../src-domain/cart/change-lines.ts'
import { afterSuccess, chooseDiningOption, chooseLocation, setNote } from '../../../src-domain/cart/change-terms.ts'
import { cartSubtotal, pieceCount } from '../../../src-domain/cart/subtotal.ts'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { quantityFrom } from '../../../src-domain/selection/quantity.ts'
import { aKey, aLine, anOrder, downtown, uptown } from '../../builders/order-builder.ts'

const line = fc
  .record({ price: fc.integer({ min: 0, max: 100_000 }).map(minor), quantity: fc.integer({ min: 1, max: 50 }) })
  .map(aLine)
/** A number field stops here, because beyond it totals are no longer exact. */
const countable = quantityFrom(Number.MAX_VALUE)
const anyNumber = fc.oneof(
  fc.double({ max: countable }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, countable),
)
const index = fc.integer({ min: -1, max: 6 })
type Make = (key: string) => OrderChange
const change: fc.Arbitrary<Make> = fc.oneof(
  line.map(
    (one): Make =>
      (key) =>
        addLine(one, key),
  ),
  fc.tuple(index, line).map(
    ([at, one]): Make =>
      (key) =>
        replaceLine(at, one, key),
  ),
  index.map(
    (at): Make =>
      (key) =>
        removeLine(at, key),
  ),
  fc.tuple(index, anyNumber).map(
    ([at, quantity]): Make =>
      (key) =>
        setQuantity(at, quantity, key),
  ),
  fc.tuple(index, fc.integer({ min: 1, max: 9 })).map(
    ([at, quantity]): Make =>
      (key) =>
        setQuantity(at, quantity, key),
  ),
  fc.constantFrom(...diningOptions).map(
    (one): Make =>
      (key) =>
        chooseDiningOption(one, key),
  ),
  fc.constantFrom(downtown, uptown).map(
    (one): Make =>
      (key) =>
        chooseLocation(one, key),
  ),
  fc.string().map(
    (note): Make =>
      (key) =>
        setNote(note, key),
  ),
  fc.constant<Make>(clearLines),
  fc.constant<Make>(afterSuccess),
)

describe('The cart, after any changes', () => {
  it('CART-17 what will be sent never differs under one key', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const sentUnder = new Map<string, string>()
        let order = anOrder()
        changes.forEach((make, step) => {
          order = make(aKey(step + 1))(order)
          const { idempotencyKey, ...what } = order
          const seen = sentUnder.get(idempotencyKey)
          const text = JSON.stringify(what)
          if (seen === undefined) sentUnder.set(idempotencyKey, text)
          else expect(text).to.equal(seen)
        })
      }),
    )
  })

  it('CART-05, SEL-36 the subtotal is the sum of price times quantity, and every line has at least one piece', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let order = anOrder()
        changes.forEach((make, step) => {
          order = make(aKey(step + 1))(order)
        })
        let total = 0n
        let pieces = 0
        for (const { price, quantity } of order.items) {
          expect(quantity).to.be.at.least(1)
          total += BigInt(price) * BigInt(quantity)
          pieces += quantity
        }
        expect(BigInt(cartSubtotal(order))).to.equal(total)
        expect(pieceCount(order)).to.equal(pieces)
      }),
    )
  })
})
