import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import type { CheckoutSnapshot } from '../../../src-domain/checkout/checkout-snapshot.ts'
import type { CheckoutState } from '../../../src-domain/checkout/checkout-state.ts'
import { noChecks, type OrderChecks } from '../../../src-domain/checkout/order-checks.ts'
import {
  agreeInWallet,
  lookAgain,
  type PressPorts,
  pressPlaceOrder,
} from '../../../src-domain/checkout/press-place-order.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { noWallet, type WalletEntry } from '../../../src-domain/payment/wallet-entry.ts'
import type { OrderGateway } from '../../../src-domain/placement/order-gateway.ts'
import type { PlacementState } from '../../../src-domain/placement/placement-state.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCheckout, judged } from '../../builders/checkout-builder.ts'
import { aCell, aFakeTime, aPendingStore, noIntents, noSteps, ownLock, someIds } from '../../builders/fake-ports.ts'
import { aKey, aPriceCheck } from '../../builders/order-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

interface World {
  readonly now?: Partial<CheckoutSnapshot>
  readonly place?: OrderGateway['place']
  readonly meanwhile?: OrderChecks
  readonly next?: OrderChecks
}

function world({ now = {}, place, meanwhile = judged, next }: World = {}) {
  // A single response, without polling.
  const brand = { ...aBrand(), ordering: { ...aBrand().ordering, polling: false } }
  const first = aCheckout({ brand, ...now })
  const asked: number[] = []
  const confirmed: boolean[] = []
  const following = next === undefined ? [] : [next]
  const cells = {
    order: aCell(first.order),
    checkout: aCell<CheckoutState>(first.checkout),
    checks: aCell<OrderChecks>(first.checks),
    placement: aCell<PlacementState>(first.placement),
  }
  const taken: OrderGateway['place'] = async () => ({
    _tag: 'Right',
    right: { _tag: 'Placed', ticket: aTicket() },
  })
  const ports: PressPorts = {
    ...cells,
    ...aFakeTime(),
    ids: someIds(),
    pending: aPendingStore(),
    intents: noIntents,
    steps: noSteps,
    lock: ownLock,
    orders: {
      place: (placement) => {
        asked.push(placement.expectedTotal)
        confirmed.push(placement.confirmsDuplicate === true)
        return (place ?? taken)(placement)
      },
      status: async () => left({ _tag: 'UnknownOrder', keepsTime: true }),
      settleStep: () => Promise.reject(new Error('no step is asked for')),
    },
    snapshot: () => ({
      ...first,
      order: cells.order.current(),
      checkout: cells.checkout.current(),
      checks: cells.checks.current(),
      placement: cells.placement.current(),
    }),
    until: async (isTrue) => {
      cells.checks.update(() => meanwhile)
      expect(isTrue()).to.equal(true)
      const then = following.pop()
      if (then !== undefined) queueMicrotask(() => cells.checks.update(() => then))
    },
  }
  const [press, agree] = [pressPlaceOrder(ports), agreeInWallet(ports)]
  return { press, agree, look: lookAgain(ports), asked, confirmed, ...cells }
}

const aWallet: WalletEntry = { ...noWallet, kinds: ['apple_pay'] }
const asking = { checks: { ...judged, price: { ...judged.price, isAsking: true } } }
function refused(status: number): OrderGateway['place'] {
  return async () => left({ _tag: 'Refused', status })
}

describe('A press on Place Order', () => {
  it('CHK-35 places what is shown, once', async () => {
    const { press, asked } = world()
    const [first, second] = await Promise.all([press(false), press(false)])
    expect(first._tag).to.equal('Right')
    expect(second).to.deep.equal(left({ _tag: 'Busy' }))
    expect(asked).to.deep.equal([2_165])
  })

  it('CHK-35 waits for the price, too, that is asked for when the order was found valid', async () => {
    const validating = { ...judged, validation: { ...judged.validation, isAsking: true } }
    const { press, asked } = world({ now: { checks: validating }, next: asking.checks })
    expect((await press(false))._tag).to.equal('Right')
    expect(asked).to.deep.equal([2_165])
  })

  it('CHK-35 sends nothing without a network, and says so until it is pressed again', async () => {
    const { press, asked, checkout } = world({ now: { isOnline: false } })
    expect(await press(false)).to.deep.equal(left({ _tag: 'HeldOffline' }))
    expect(checkout.current().press).to.deep.equal({ _tag: 'HeldOffline' })
    expect(asked).to.deep.equal([])
  })

  it('PRICE-03 sends nothing that has no price', async () => {
    const { press, asked } = world({ now: { checks: noChecks } })
    expect(await press(false)).to.deep.equal(left({ _tag: 'NotPriced' }))
    expect(asked).to.deep.equal([])
  })

  it('CHK-35 waits for a check that is out, and places the order when its total is the one that was shown', async () => {
    const { press, asked, checkout } = world({ now: asking })
    expect((await press(false))._tag).to.equal('Right')
    expect(asked).to.deep.equal([2_165])
    expect(checkout.current().press).to.equal(undefined)
  })

  it('CHK-35 asks when the total has moved meanwhile, and sends nothing', async () => {
    const price = { ...judged.price, last: aPriceCheck({ totalAmount: minor(2_400) }) }
    const { press, asked, checkout } = world({ now: asking, meanwhile: { ...judged, price } })
    expect(await press(false)).to.deep.equal(left({ _tag: 'Moved' }))
    expect(checkout.current().press).to.deep.equal({ _tag: 'Moved', before: 2_165, after: 2_400 })
    expect(asked).to.deep.equal([])
    expect((await press(false))._tag).to.equal('Right')
    expect(asked).to.deep.equal([2_400])
  })

  it('takes the price that the server named for the next try', async () => {
    const price = aPriceCheck({ totalAmount: minor(2_300) })
    const { press, checks, checkout } = world({ place: async () => left({ _tag: 'PriceChanged', price }) })
    expect((await press(false))._tag).to.equal('Left')
    expect(checks.current().price.last).to.deep.equal(price)
    expect(checkout.current().agreedTotal).to.equal(2_165)
  })

  it('tells of a session that is over, and keeps a card that nobody has charged', async () => {
    const card = { nonce: 'n1' }
    const { checkout: decided } = aCheckout()
    const paying = { checkout: { ...decided, payment: { _tag: 'CardForm' } as const, card } }
    const over = world({ now: paying, place: refused(401) })
    expect(await over.press(false)).to.deep.equal(left({ _tag: 'SessionEnded' }))
    expect(over.checkout.current().card).to.deep.equal(card)
    const declined = world({ now: paying, place: refused(402) })
    expect((await declined.press(false))._tag).to.equal('Left')
    expect(declined.checkout.current().card).to.equal(undefined)
  })

  it('keeps a card that nobody has charged, and the price that was shown, whatever else was answered', async () => {
    const card = { nonce: 'n1' }
    const { checkout: decided } = aCheckout()
    const now = { checkout: { ...decided, payment: { _tag: 'CardForm' } as const, card } }
    const price = aPriceCheck({ totalAmount: minor(2_300) })
    for (const why of [{ _tag: 'PriceChanged', price } as const, { _tag: 'DuplicateSuspected' } as const]) {
      const { press, checkout, checks } = world({ now, place: async () => left(why) })
      expect((await press(false))._tag).to.equal('Left')
      expect(checkout.current().card, why._tag).to.deep.equal(card)
      expect(checks.current().price.last).to.deep.equal(why._tag === 'PriceChanged' ? price : judged.price.last)
    }
  })
})

describe('Agreeing in the sheet of a wallet', () => {
  const { checkout } = aCheckout()
  const paying = { checkout: { ...checkout, payment: { _tag: 'Wallet' } as const }, wallet: aWallet }

  it('PAY-14 places the order for the amount that the sheet shows, and for no other', async () => {
    const same = world({ now: paying, place: refused(402) })
    await same.agree(minor(2_165))
    expect(same.asked).to.deep.equal([2_165])
    const another = world({ now: paying })
    expect(await another.agree(minor(2_164))).to.deep.equal(left({ _tag: 'Moved' }))
    expect(another.asked).to.deep.equal([])
  })

  it('PAY-17 a decline chooses what is usual in the place of the wallet, and a session that is over does not', async () => {
    for (const [status, payment] of [
      [402, undefined],
      [401, { _tag: 'Wallet' }],
    ] as const) {
      const { agree, checkout } = world({ now: paying, place: refused(status) })
      await agree(minor(2_165))
      expect(checkout.current().payment, `${status}`).to.deep.equal(payment)
    }
  })

  it('CHK-54 says yes to a look-alike only where it was asked about one', async () => {
    for (const [why, isYes] of [
      [{ _tag: 'DuplicateSuspected' }, true],
      [{ _tag: 'NeverArrived' }, false],
    ] as const) {
      const placement = { _tag: 'Refused', key: aKey(0), why } as const
      const { agree, confirmed } = world({ now: { ...paying, placement }, place: refused(402) })
      await agree(minor(2_165))
      expect(confirmed, why._tag).to.deep.equal([isYes])
    }
  })

  it('CHK-35 sends nothing without a network, nor twice', async () => {
    const offline = world({ now: { ...paying, isOnline: false } })
    expect(await offline.agree(minor(2_165))).to.deep.equal(left({ _tag: 'HeldOffline' }))
    const twice = world({ now: paying, place: refused(402) })
    const [, second] = await Promise.all([twice.agree(minor(2_165)), twice.agree(minor(2_165))])
    expect(second).to.deep.equal(left({ _tag: 'Busy' }))
    expect([offline.asked, twice.confirmed.length]).to.deep.equal([[], 1])
  })

  it('CHK-35 waits for the check that an earlier press waits for, and is sent then', async () => {
    const press = { _tag: 'Waiting' } as const
    const now = { ...paying, ...asking, checkout: { ...paying.checkout, press } }
    const { agree, asked } = world({ now, meanwhile: judged, place: refused(402) })
    await agree(minor(2_165))
    expect(asked).to.deep.equal([minor(2_165)])
  })
})

describe('Looking again at a placement of which nobody knows what became of it', () => {
  it('CHK-34 keeps the instrument while nobody knows, and asks the status', async () => {
    const card = { nonce: 'n1' }
    const pending = { key: aKey(0), startedAt: 0, total: minor(2_165), locationId: 'l' }
    const unknown: PlacementState = {
      _tag: 'Unknown',
      watch: { pending, polls: 0, failures: 0, isFinal: false },
      doubt: { _tag: 'NoResponse' },
      gaveUp: { _tag: 'NoResponse' },
    }
    const { look, checkout, asked } = world({
      now: { checkout: { ...aCheckout().checkout, card }, placement: unknown },
    })
    expect((await look())._tag).to.equal('Left')
    expect(checkout.current().card).to.deep.equal(card)
    expect(asked, 'it is not placed a second time').to.deep.equal([])
  })
})
