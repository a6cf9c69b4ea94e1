import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { type CardsState, noCards } from '../../../src-domain/card/cards-state.ts'
import type { CheckoutState } from '../../../src-domain/checkout/checkout-state.ts'
import { choosePayment } from '../../../src-domain/checkout/choose-payment.ts'
import { isBusy } from '../../../src-domain/checkout/ready-to-place.ts'
import { takeCard, takeWallet } from '../../../src-domain/checkout/take-instrument.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { type CardEntry, noCardEntry } from '../../../src-domain/payment/card-entry.ts'
import type { CardToken } from '../../../src-domain/payment/card-form.ts'
import { idlePlacement, type PlacementState } from '../../../src-domain/placement/placement-state.ts'
import { aCheckout, judged } from '../../builders/checkout-builder.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aKey } from '../../builders/order-builder.ts'

const token: CardToken = { nonce: 'n1', card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 } }
const pending = { key: aKey(0), startedAt: 0, total: minor(2_165), locationId: 'downtown' }
const submitting: PlacementState = { _tag: 'Submitting', pending, polling: false, isKept: true }

function aWorld(fields: Parameters<typeof aCheckout>[0] = {}, answer: CardToken | 'none' = token) {
  const first = aCheckout(fields)
  const checkout = aCell<CheckoutState>(first.checkout)
  const asked: number[] = []
  const snapshot = () => ({ ...first, checkout: checkout.current() })
  const card = aCell<CardEntry>({ ...noCardEntry, _tag: 'Ready', problem: { _tag: 'NotTokenised' } })
  const cards = aCell<CardsState>({ ...noCards, said: 'declined' })
  const placement = aCell<PlacementState>(first.placement)
  const take = takeCard({ card, cards, checkout, placement, snapshot }, async (amount) => {
    asked.push(amount)
    return answer === 'none' ? undefined : answer
  })
  return { card, cards, checkout, placement, snapshot, asked, take }
}

describe('The card of the form', () => {
  it('PAY-05 is asked for a token of what is due, and pays from then on', async () => {
    const { checkout, asked, take } = aWorld()
    expect(await take()).to.deep.equal(right(undefined))
    expect(asked).to.deep.equal([2_165])
    expect(checkout.current().payment).to.deep.equal({ _tag: 'CardForm' })
    expect(checkout.current().card).to.deep.equal({ nonce: 'n1', summary: token.card })
  })

  it('PAY-52 is asked for a token of the amount on the screen while the price is being asked for again', async () => {
    const { asked, take } = aWorld({ checks: { ...judged, price: { ...judged.price, isAsking: true } } })
    await take()
    expect(asked).to.deep.equal([2_165])
  })

  it('PAY-17 changes nothing when the processor gives no token', async () => {
    const { checkout, take } = aWorld({}, 'none')
    expect(await take()).to.deep.equal(left({ _tag: 'NoToken' }))
    expect(checkout.current().card).to.equal(undefined)
  })

  it('PAY-17, CHK-54 is sent without what was said of the card before it', async () => {
    const [key, declined] = [aKey(0), { _tag: 'Refused', status: 402 } as const]
    const placement: PlacementState = { _tag: 'Refused', key, why: declined }
    for (const isOnline of [true, false]) {
      const world = aWorld({ placement, isOnline }, 'none')
      await world.take()
      expect(world.card.current().problem).to.equal(undefined)
      expect(world.cards.current().said).to.equal(undefined)
      expect(world.placement.current()).to.deep.equal(idlePlacement)
      expect(world.checkout.current().press?._tag).to.equal(isOnline ? undefined : 'HeldOffline')
    }
  })

  it('CHK-35 is not sent without a network, and the screen is told', async () => {
    const { checkout, asked, take } = aWorld({ isOnline: false })
    expect(await take()).to.deep.equal(left({ _tag: 'HeldOffline' }))
    expect([checkout.current().press, asked]).to.deep.equal([{ _tag: 'HeldOffline' }, []])
  })

  it('CHK-35 is not asked for while an order is on its way', async () => {
    const { asked, take, snapshot } = aWorld({ placement: submitting })
    expect(await take()).to.deep.equal(left({ _tag: 'Busy' }))
    expect([asked, isBusy(snapshot())]).to.deep.equal([[], true])
  })
})

describe('What a wallet agreed to', () => {
  it('PAY-11 pays that amount, once nothing is on its way', () => {
    const payment = { brought: { _tag: 'Nonce', nonce: 'w1' } as const, amount: minor(2_165) }
    const free = aWorld()
    expect(takeWallet(free, payment)).to.deep.equal(right(undefined))
    expect(free.checkout.current().wallet).to.deep.equal(payment)
    const busy = aWorld({ placement: submitting })
    expect(takeWallet(busy, payment)).to.deep.equal(left({ _tag: 'Busy' }))
    expect(busy.checkout.current().wallet).to.equal(undefined)
  })
})

describe('Choosing how to pay', () => {
  function choosing(fields: Parameters<typeof aCheckout>[0] = {}) {
    const { checkout, snapshot } = aWorld(fields)
    const [priced, remembered]: [string[], boolean[]] = [[], []]
    const { checks, order } = snapshot()
    const choose = choosePayment({
      checkout,
      snapshot,
      checks: aCell(checks),
      order: aCell(order),
      orders: {
        validate: () => Promise.reject(new Error('it is the same order')),
        checkPrice: async ({ idempotencyKey }) => {
          priced.push(idempotencyKey)
          return left({ _tag: 'NoResponse' })
        },
      },
      rememberWallet: (isChosen) => remembered.push(isChosen),
    })
    return { checkout, choose, priced, remembered }
  }

  it('PRICE-24 asks the price again only where cash comes or goes, and not without a network', async () => {
    const cash = choosing()
    await cash.choose({ _tag: 'Cash' })
    expect(cash.priced).to.have.length(0)
    await cash.choose({ _tag: 'CardForm' })
    await cash.choose({ _tag: 'Wallet' })
    expect(cash.priced).to.have.length(1)
    const offline = choosing({ isOnline: false })
    await offline.choose({ _tag: 'CardForm' })
    expect(offline.priced).to.have.length(0)
  })

  it('PAY-12 remembers whether it was the wallet, whose last word is not kept for another choice', async () => {
    const { checkout, choose, remembered } = choosing()
    checkout.update((now) => ({ ...now, wallet: { brought: { _tag: 'Nonce', nonce: 'w1' }, amount: minor(2_165) } }))
    await choose({ _tag: 'Wallet' })
    await choose({ _tag: 'Cash' })
    expect(remembered).to.deep.equal([true, false])
    expect([checkout.current().payment?._tag, checkout.current().wallet]).to.deep.equal(['Cash', undefined])
  })
})
