import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { agreedUseOf } from '../../../src-domain/cart/agreed-use.ts'
import type { CardAmounts } from '../../../src-domain/checkout/card-amounts.ts'
import { newCheckout } from '../../../src-domain/checkout/checkout-state.ts'
import { keepCardAmounts, lesserUseOffered } from '../../../src-domain/checkout/keep-card-amounts.ts'
import { lesserUse } from '../../../src-domain/checkout/lesser-use.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PriceCheck } from '../../../src-domain/pricing/price-check.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aCheckout, judged } from '../../builders/checkout-builder.ts'
import { anOrder, aPriceCheck } from '../../builders/order-builder.ts'

const least = { least: minor(50) }

function left(totalAmount: number, appliedCredit: number, appliedStoredValue: number): PriceCheck {
  return aPriceCheck({
    totalAmount: minor(totalAmount),
    appliedCredit: minor(appliedCredit),
    appliedStoredValue: minor(appliedStoredValue),
  })
}

describe('A lesser use of gift card and credit', () => {
  it('leaves exactly the smallest amount, tip included, and takes from the gift card first', () => {
    expect(lesserUse(left(12, 0, 1_000), minor(0), least)).to.deep.equal({
      useAtMost: 962,
      less: 38,
      from: 'gift-card',
      due: 50,
    })
    expect(lesserUse(left(12, 300, 20), minor(10), least)).to.include({ useAtMost: 292, less: 28, from: 'both' })
    expect(lesserUse(left(12, 300, 0), minor(0), least)).to.include({ useAtMost: 262, from: 'credit' })
  })

  it('is none where the amount can be paid, nothing is due, or too little was used', () => {
    expect(lesserUse(left(50, 0, 1_000), minor(0), least)).to.equal(undefined)
    expect(lesserUse(left(0, 0, 1_000), minor(0), least)).to.equal(undefined)
    expect(lesserUse(left(12, 0, 37), minor(0), least)).to.equal(undefined)
    expect(lesserUse(left(12, 0, 1_000), minor(0), {})).to.equal(undefined)
  })

  for (const [backEnd, reads] of [
    ['prices it', true],
    ['passes over it', false],
  ] as const)
    it(`is asked of the server once, and offered only by a back end that ${backEnd}`, async () => {
      const amounts = cell<CardAmounts>({})
      const price = left(12, 0, 1_000)
      const checkout = {
        ...newCheckout,
        tip: { _tag: 'Amount', amount: minor(0) },
        payment: { _tag: 'CardForm' },
      } as const
      const snapshot = () =>
        aCheckout({
          amounts: amounts.current(),
          checkout,
          checks: { ...judged, price: { ...judged.price, last: price } },
          order: anOrder({ location }),
        })
      const asked: unknown[] = []
      const look = keepCardAmounts({
        amounts,
        snapshot,
        locations: { credentials: async () => right({ acceptsAmount: least }) },
        orders: {
          checkPrice: async (order) => {
            asked.push(agreedUseOf(order))
            return right(reads ? left(50, 0, 962) : price)
          },
        },
        lapse: () => expect.fail('nothing was agreed to'),
      })
      for (let looks = 0; looks < 4; looks += 1) {
        look()
        await Promise.resolve().then(() => undefined)
      }
      await new Promise(setImmediate)
      look()
      await new Promise(setImmediate)
      expect(asked).to.deep.equal([962])
      expect(lesserUseOffered(snapshot())?.useAtMost).to.equal(reads ? 962 : undefined)
    })
})

const location = { id: 'loc-1', slug: 'main-street', name: 'Main street', timeZone: 'America/New_York' }
