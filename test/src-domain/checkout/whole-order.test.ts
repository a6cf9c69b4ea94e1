import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { addLine } from '../../../src-domain/cart/change-lines.ts'
import { setNote } from '../../../src-domain/cart/change-terms.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { cartSubtotal } from '../../../src-domain/cart/subtotal.ts'
import { checkOrder } from '../../../src-domain/checkout/check-order.ts'
import { type CheckoutFacts, checkoutRefusal } from '../../../src-domain/checkout/checkout-refusal.ts'
import { guestName } from '../../../src-domain/checkout/guest-name.ts'
import { instrumentFor } from '../../../src-domain/checkout/instrument-for.ts'
import { nextScreen } from '../../../src-domain/checkout/next-screen.ts'
import { current, isPriced, noChecks, type OrderChecks } from '../../../src-domain/checkout/order-checks.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { defaultPayment } from '../../../src-domain/payment/payment-choice.ts'
import type { Instrument } from '../../../src-domain/placement/order-gateway.ts'
import { placeOrder } from '../../../src-domain/placement/place-order.ts'
import { idlePlacement } from '../../../src-domain/placement/placement-state.ts'
import { totalShown } from '../../../src-domain/pricing/footer-lines.ts'
import { tipAmount } from '../../../src-domain/pricing/tip-rules.ts'
import { confirmDraft } from '../../../src-domain/selection/confirm-draft.ts'
import { openItem, withQuantity, withSelections } from '../../../src-domain/selection/item-draft.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCell, aFakeTime, aPendingStore, noIntents, noSteps, ownLock, someIds } from '../../builders/fake-ports.ts'
import { declinedNonce, inMemoryKitchen } from '../../builders/in-memory-order-gateway.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { downtown } from '../../builders/order-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const ramen = anItem('Ramen')
  .costing(1_250)
  .asking(anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50)))
const menu = aMenu().withGroup(aGroup('Bowls').of(ramen)).build()
const charges = { taxRate: aRate('8.25'), serviceFee: minor(199), isServiceFeeTaxable: false }

async function untilTheButton(kitchen = inMemoryKitchen(menu, charges)) {
  const ids = someIds()
  const time = aFakeTime()
  const pending = aPendingStore()
  const order = aCell(emptyOrder('pickup', ids.uuid(), downtown))
  const checks = aCell<OrderChecks>(noChecks)
  const placement = aCell(idlePlacement)
  const brand = aBrand()

  const opened = openItem(menu, 'bowls', 'ramen')
  const chosen = withQuantity(withSelections(opened, choices({ noodles: ['thick'] })), 2)
  const confirmed = confirmDraft(menu, chosen)
  if (!isRight(confirmed)) throw new Error('the bowl is not complete')
  const { totalPrice: _, ...line } = confirmed.right
  order.update(addLine(line, ids.uuid()))
  order.update(setNote('Extra napkins', ids.uuid()))

  const ports = {
    orders: kitchen.gateway,
    ids,
    pending,
    order,
    checks,
    placement,
    intents: noIntents,
    steps: noSteps,
    lock: ownLock,
    ...time,
  }
  await checkOrder(ports)()
  const price = current(checks.current().price)
  if (price === undefined) throw new Error('no price')
  const situation = { brand, diningOption: order.current().diningOption, isCash: false }
  const tip = tipAmount(situation, { _tag: 'Default' }, price.preDiscountPrice)
  const name = guestName('Ana María Díaz')
  if (!isRight(name)) throw new Error('no name')
  const placing = (instrument: Instrument) => ({
    order: order.current(),
    guest: { ...name.right, email: 'ana@example.com' },
    instrument,
    tip,
    expectedTotal: totalShown(price, tip),
    polling: brand.ordering.polling,
  })
  return { kitchen, ports, brand, price, tip, placing, waits: time.waits }
}

describe('A whole order', () => {
  it('CART-17, CART-19, PRICE-11, CHK-46, CHK-48, CHK-50 from an empty cart to the confirmation, without a screen', async () => {
    const { kitchen, ports, brand, price, tip, placing, waits } = await untilTheButton()
    expect(cartSubtotal(ports.order.current())).to.equal(2_600)
    expect([price.preDiscountPrice, price.delivery, price.taxAmount]).to.deep.equal([2_600, 199, 215])
    expect(tip).to.equal(390)

    const names = { firstName: '', lastName: '' }
    const way = { brand, order: ports.order.current(), hasUpsells: false, hasPackingMenu: false }
    expect(nextScreen('ROOT', { ...way, ...names })).to.equal('GUESTS')
    const facts: CheckoutFacts = {
      ...way,
      price,
      tip,
      isSignedIn: false,
      isCash: false,
      hasInstrument: false,
      isPreorderRequired: false,
      isAsapOrderingEnabled: true,
    }
    expect(checkoutRefusal(facts)).to.equal(undefined)
    expect(isPriced(ports.checks.current(), ports.order.current())).to.equal(true)

    const paying = {
      choice: defaultPayment(aBrand(), []),
      due: totalShown(price, tip),
      wallet: undefined,
      inSheet: false,
    }
    expect(instrumentFor({ ...paying, nonce: undefined })).to.deep.equal({ _tag: 'EnterCard' })
    const instrument = instrumentFor({ ...paying, nonce: 'nonce-1' })
    if (instrument._tag !== 'Nonce') throw new Error('no card')

    kitchen.stayInWork(2)
    const end = await placeOrder(ports)(placing(instrument))
    if (!isRight(end)) throw new Error(JSON.stringify(end.left))
    expect(end.right.ticket?.finalAmount).to.equal(2_600 + 199 + 215 + 390)
    expect(kitchen.ticketsPrinted()).to.have.length(1)
    expect(waits).to.deep.equal([3_000, 3_000, 3_000])
    expect(ports.order.current().items).to.deep.equal([])
    expect(ports.order.current().note).to.equal('')
    expect(ports.order.current().location).to.deep.equal(downtown)
    expect(ports.pending.read()).to.equal(undefined)
  })

  it('CHK-39, CHK-54 with a card declined, then another one approved, under one key', async () => {
    const { kitchen, ports, placing } = await untilTheButton()
    const first = await placeOrder(ports)(placing({ _tag: 'Nonce', nonce: declinedNonce }))
    expect(first).to.deep.nested.include({ 'left._tag': 'Refused', 'left.why.message': 'Your card was declined.' })
    const second = await placeOrder(ports)(placing({ _tag: 'Nonce', nonce: 'nonce-2' }))
    expect(isRight(second)).to.equal(true)
    expect(new Set(kitchen.placingCalls()).size).to.equal(1)
    expect(kitchen.ticketsPrinted()).to.have.length(1)
  })

  it('CHK-34 with the answer lost: one order, found again by its key', async () => {
    const { kitchen, ports, placing } = await untilTheButton()
    kitchen.next('answer-lost')
    kitchen.loseStatusAnswers(3)
    const end = await placeOrder(ports)(placing({ _tag: 'Cash' }))
    expect(isRight(end)).to.equal(true)
    expect(kitchen.placingCalls()).to.have.length(1)
    expect(kitchen.ticketsPrinted()).to.have.length(1)
  })
})
