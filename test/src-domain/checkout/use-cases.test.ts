import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { addLine } from '../../../src-domain/cart/change-lines.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { checkOrder, checkPrice, validateAgain, validateOrder } from '../../../src-domain/checkout/check-order.ts'
import {
  current,
  isPriced,
  noChecks,
  type OrderChecks,
  outdated,
  validated,
} from '../../../src-domain/checkout/order-checks.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { Placement, ValidateResult } from '../../../src-domain/placement/order-gateway.ts'
import {
  checkPlacementAgain,
  followElsewhere,
  placeOrder,
  recoverPlacement,
} from '../../../src-domain/placement/place-order.ts'
import { idlePlacement } from '../../../src-domain/placement/placement-state.ts'
import type { PriceCheck } from '../../../src-domain/pricing/price-check.ts'
import {
  aCell,
  aFakeTime,
  aPendingStore,
  aSharedLock,
  noIntents,
  noSteps,
  ownLock,
  someIds,
} from '../../builders/fake-ports.ts'
import { inMemoryKitchen } from '../../builders/in-memory-order-gateway.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'

const menu = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
  .build()
const charges = { taxRate: aRate('0'), serviceFee: minor(0), isServiceFeeTaxable: false }
const order = anOrder({ items: [aLine()] })
const placement: Placement = {
  order,
  guest: { firstName: 'Ana', lastName: 'Diaz' },
  instrument: { _tag: 'Cash' },
  tip: minor(0),
  expectedTotal: minor(1_250),
  polling: true,
}

function placing(pending = aPendingStore()) {
  const kitchen = inMemoryKitchen(menu, charges)
  const cells = { order: aCell(order), placement: aCell(idlePlacement) }
  return {
    kitchen,
    ports: {
      orders: kitchen.gateway,
      pending,
      intents: noIntents,
      steps: noSteps,
      lock: ownLock,
      ids: someIds(),
      ...cells,
      ...aFakeTime(),
    },
  }
}

describe('Place Order', () => {
  it('CHK-35 pressed twice places once: ignored while running', async () => {
    const { kitchen, ports } = placing()
    const [first, second] = await Promise.all([placeOrder(ports)(placement), placeOrder(ports)(placement)])
    expect(first._tag).to.equal('Right')
    expect(second).to.deep.equal(left({ _tag: 'Ignored' }))
    expect(kitchen.placingCalls()).to.have.length(1)
  })

  it('CART-17 the record is written before the call and cleared with the outcome', async () => {
    const { ports } = placing()
    await placeOrder(ports)(placement)
    expect(ports.pending.history).to.deep.equal([`write ${aKey(0)}`, 'clear'])
  })

  it('CART-17 a device that keeps nothing does not stop the order', async () => {
    const { kitchen, ports } = placing(aPendingStore(undefined, false))
    expect((await placeOrder(ports)(placement))._tag).to.equal('Right')
    expect(kitchen.ticketsPrinted()).to.have.length(1)
    expect(ports.placement.seen.some((one) => one._tag === 'Submitting' && !one.isKept)).to.equal(true)
  })

  it('CHK-34 lost and never arrived: refused, and the next press of the same order goes out under the same key', async () => {
    const { kitchen, ports } = placing()
    kitchen.next('call-lost')
    expect(await placeOrder(ports)(placement)).to.deep.equal(left({ _tag: 'Refused', why: { _tag: 'NeverArrived' } }))
    expect((await placeOrder(ports)(placement))._tag).to.equal('Right')
    expect(kitchen.placingCalls()).to.deep.equal([aKey(0), aKey(0)])
    expect(kitchen.ticketsPrinted()).to.have.length(1)
  })

  it('CHK-56 a server that breaks is told in its own words', async () => {
    const { kitchen, ports } = placing()
    kitchen.next('broken-server')
    expect(await placeOrder(ports)(placement)).to.deep.nested.include({
      'left._tag': 'Refused',
      'left.why.message': 'The kitchen is on fire',
    })
  })

  it('CHK-52 without any status it gives up after the fourth try, and can be made to look again', async () => {
    const { kitchen, ports } = placing()
    kitchen.next('answer-lost')
    kitchen.loseStatusAnswers(4)
    expect(await placeOrder(ports)(placement)).to.deep.equal(left({ _tag: 'Unknown', doubt: { _tag: 'NoResponse' } }))
    expect(ports.pending.read()?.key).to.equal(aKey(0))
    expect((await checkPlacementAgain(ports)())._tag).to.equal('Right')
    expect(kitchen.placingCalls()).to.have.length(1)
  })
})

describe('Two tabs of one browser', () => {
  /** One cart; a key per tab, and one record of the pending placement. */
  const twoTabs = () => {
    const lock = aSharedLock()
    const { kitchen, ports: first } = placing()
    const cells = { order: aCell(order), placement: aCell(idlePlacement) }
    const second = { ...first, ...cells, lock }
    const others = { ...placement, order: { ...order, idempotencyKey: aKey(1) } }
    return { kitchen, first: { ...first, lock }, second, others }
  }
  const elsewhere = left({ _tag: 'Refused', why: { _tag: 'PlacingElsewhere' } })

  it('C17, CART-17 both pressing at once is one call, and the record of it stays as the first tab wrote it', async () => {
    const { kitchen, first, second, others } = twoTabs()
    const pressed = [placeOrder(first)(placement), placeOrder(second)(others)] as const
    expect(await pressed[1]).to.deep.equal(elsewhere)
    expect(first.pending.read()?.key).to.equal(aKey(0))
    expect((await pressed[0])._tag).to.equal('Right')
    expect(kitchen.placingCalls()).to.deep.equal([aKey(0)])
    expect(first.pending.history).to.deep.equal([`write ${aKey(0)}`, 'clear'])
  })

  it('C17 a second press in the second tab is refused as well, and in the first it is ignored', async () => {
    const { kitchen, first, second, others } = twoTabs()
    const placed = placeOrder(first)(placement)
    expect(await placeOrder(first)(placement)).to.deep.equal(left({ _tag: 'Ignored' }))
    for (const _ of [1, 2]) expect(await placeOrder(second)(others)).to.deep.equal(elsewhere)
    await placed
    expect(kitchen.placingCalls()).to.have.length(1)
  })

  it('C17 when the first tab ended without anything open, the second may place, and does so once', async () => {
    const { kitchen, first, second, others } = twoTabs()
    kitchen.next('call-lost')
    const failed = placeOrder(first)(placement)
    await placeOrder(second)(others)
    expect(await followElsewhere(second)()).to.deep.equal(left({ _tag: 'Ignored' }))
    expect(await failed).to.deep.equal(left({ _tag: 'Refused', why: { _tag: 'NeverArrived' } }))
    expect(second.placement.current()).to.deep.equal(idlePlacement)
    expect((await placeOrder(second)(others))._tag).to.equal('Right')
    expect(kitchen.ticketsPrinted()).to.have.length(1)
  })

  it('C17 what the first tab placed is where the second leads too, told of once', async () => {
    const { kitchen, first, second, others } = twoTabs()
    const placed = placeOrder(first)(placement)
    await placeOrder(second)(others)
    const followed = await followElsewhere(second)()
    expect(await placed).to.have.nested.property('right.key', aKey(0))
    expect(followed).to.have.nested.property('right.key', aKey(0))
    expect([await placed, followed].map((end) => 'right' in end && end.right.isTold)).to.deep.equal([undefined, true])
    expect(second.order.current().items).to.deep.equal([])
    expect(kitchen.placingCalls()).to.deep.equal([aKey(0)])
  })

  it('C17 the second leads there too when its cart was emptied before it is its turn, and nowhere when its customer went on', async () => {
    for (const items of [[], order.items]) {
      const { kitchen, first, second, others } = twoTabs()
      const placed = placeOrder(first)(placement)
      await placeOrder(second)(others)
      const following = followElsewhere(second)()
      second.order.update((now) => ({ ...now, items }))
      second.placement.update(() => idlePlacement)
      const followed = await following
      await placed
      if (items.length === 0) expect(followed).to.have.nested.property('right.key', aKey(0))
      else expect(followed).to.deep.equal(left({ _tag: 'Ignored' }))
      expect(kitchen.placingCalls()).to.deep.equal([aKey(0)])
    }
  })

  it('C17 the second leads there too when the record of it reaches it after it began to wait', async () => {
    const { kitchen, first, second, others } = twoTabs()
    // A browser may grant the lock before another tab sees the latest storage write.
    const late = { ...second, pending: aPendingStore() }
    const placed = placeOrder(first)(placement)
    await placeOrder(late)(others)
    const following = followElsewhere(late)()
    const written = first.pending.read()
    if (written === undefined) throw new Error('the first tab wrote nothing')
    late.pending.writtenElsewhere(written)
    const followed = await following
    await placed
    expect(followed).to.deep.nested.include({ 'right.key': aKey(0), 'right.isTold': true })
    expect(late.pending.listening()).to.equal(0)
    expect(kitchen.placingCalls()).to.deep.equal([aKey(0)])
  })

  it('C17, CART-17 what the first tab left open is looked up by the second, and leads to the one order', async () => {
    const { kitchen, first, second, others } = twoTabs()
    kitchen.next('answer-lost')
    kitchen.loseStatusAnswers(4)
    const unknown = placeOrder(first)(placement)
    await placeOrder(second)(others)
    const [followed, again] = await Promise.all([followElsewhere(second)(), followElsewhere(second)()])
    expect(again).to.deep.equal(left({ _tag: 'Ignored' }))
    expect((await unknown)._tag).to.equal('Left')
    expect(followed).to.have.nested.property('right.key', aKey(0))
    expect(kitchen.placingCalls()).to.deep.equal([aKey(0)])
  })
})

describe('A reload in mid-placement', () => {
  const interrupted = { key: aKey(0), startedAt: 1, total: minor(1_250), locationId: 'location-1' }

  it('CART-17 nothing pending, nothing asked', async () => {
    const { ports } = placing()
    expect(await recoverPlacement(ports)()).to.equal(undefined)
    expect(ports.placement.current()).to.equal(idlePlacement)
  })

  it('CART-17 after the order was placed: the confirmation, an empty cart, one order', async () => {
    const { kitchen, ports } = placing(aPendingStore(interrupted))
    await kitchen.gateway.place(placement)
    const end = await recoverPlacement(ports)()
    expect(end).to.have.nested.property('right.ticket.displayNumber', '101')
    expect(ports.order.current().items).to.deep.equal([])
    expect(kitchen.ticketsPrinted()).to.have.length(1)
    expect(ports.pending.read()).to.equal(undefined)
  })

  it('CART-17 before it was sent: the cart is intact and can be ordered', async () => {
    const { kitchen, ports } = placing(aPendingStore(interrupted))
    await recoverPlacement(ports)()
    const why = { _tag: 'NeverArrived' } as const
    expect(ports.placement.current()).to.deep.equal({ _tag: 'Refused', key: aKey(0), why })
    expect(ports.order.current()).to.equal(order)
    expect(kitchen.placingCalls()).to.deep.equal([])
  })
})

function answeredByHand<A>() {
  const open: ((answer: Either<CallFailure, A>) => void)[] = []
  const call = (_: OrderInProgress) => new Promise<Either<CallFailure, A>>((resolve) => open.push(resolve))
  return {
    call,
    answer: (at: number, answer: Either<CallFailure, A>) => open[at]?.(answer),
    calls: () => open.length,
  }
}

async function untilAsked({ calls }: { readonly calls: () => number }, times: number): Promise<void> {
  while (calls() < times) await Promise.resolve()
}

describe('Checking the order with the server', () => {
  const valid: ValidateResult = {
    isValid: true,
    invalidModifiers: [],
    invalidGroups: [],
    invalidItems: [],
    isAsapOrderingEnabled: true,
  }
  const checking = (orders: Parameters<typeof checkPrice>[0]['orders']) => ({
    orders,
    order: aCell(order),
    checks: aCell<OrderChecks>(noChecks),
  })
  const progress = ({ checks }: ReturnType<typeof checking>) => {
    const { validated, priced } = checks.current()
    return [validated, priced]
  }
  const unasked = async () => right(valid)

  it('PRICE-02 the newest price wins, whichever answer comes last', async () => {
    const price = answeredByHand<PriceCheck>()
    const ports = checking({ validate: unasked, checkPrice: price.call })
    const first = checkPrice(ports)()
    ports.order.update(addLine(aLine(), aKey(1)))
    const second = checkPrice(ports)()
    expect(current(ports.checks.current().price)).to.equal(undefined)
    price.answer(1, right(aPriceCheck({ totalAmount: minor(2) })))
    await second
    price.answer(0, right(aPriceCheck({ totalAmount: minor(1) })))
    await first
    expect(current(ports.checks.current().price)?.totalAmount).to.equal(2)
  })

  it('PRICE-02 an old answer does not end the asking either', async () => {
    const price = answeredByHand<PriceCheck>()
    const ports = checking({ validate: unasked, checkPrice: price.call })
    const first = checkPrice(ports)()
    void checkPrice(ports)()
    price.answer(0, left({ _tag: 'NoResponse' }))
    await first
    expect(ports.checks.current().price).to.deep.include({ isAsking: true }).and.not.to.have.property('failure')
  })

  it('PRICE-04, CHK-62 an older answer lets nothing be placed that the newer one refuses', async () => {
    const validation = answeredByHand<ValidateResult>()
    const price = answeredByHand<PriceCheck>()
    const ports = checking({ validate: validation.call, checkPrice: price.call })
    const validations = [validateOrder(ports)(), validateOrder(ports)()]
    validation.answer(1, right({ ...valid, isValid: false }))
    validation.answer(0, right(valid))
    await Promise.all(validations)
    expect(progress(ports)).to.deep.equal([undefined, undefined])

    ports.checks.update((now) => validated(now, aKey(0)))
    const prices = [checkPrice(ports)(), checkPrice(ports)()]
    price.answer(1, right(aPriceCheck({ isValid: false })))
    price.answer(0, right(aPriceCheck()))
    await Promise.all(prices)
    expect(progress(ports)).to.deep.equal([aKey(0), undefined])
  })

  it('PRICE-03 a failing price check is kept as a failure, and there is no price', async () => {
    const ports = checking({ validate: unasked, checkPrice: async () => left({ _tag: 'NoResponse' }) })
    await checkOrder(ports)()
    expect(ports.checks.current().price).to.deep.include({ isAsking: false, failure: { _tag: 'NoResponse' } })
    expect(current(ports.checks.current().price)).to.equal(undefined)
    expect(progress(ports)).to.deep.equal([aKey(0), undefined])
  })

  it('PRICE-04, CHK-62 only a valid order with a valid price may be placed', async () => {
    const good = checking({ validate: unasked, checkPrice: async () => right(aPriceCheck()) })
    await checkOrder(good)()
    expect(progress(good)).to.deep.equal([aKey(0), aKey(0)])
    expect(isPriced(good.checks.current(), order)).to.equal(true)
    expect(isPriced(good.checks.current(), { idempotencyKey: aKey(1) })).to.equal(false)

    const invalid = { ...valid, isValid: false, reason: 'closed' }
    const closed = checking({
      validate: async () => right(invalid),
      checkPrice: async () => right(aPriceCheck()),
    })
    await checkOrder(closed)()
    expect(progress(closed)).to.deep.equal([undefined, undefined])

    const bad = checking({ validate: unasked, checkPrice: async () => right(aPriceCheck({ isValid: false })) })
    await checkOrder(bad)()
    expect(progress(bad)).to.deep.equal([aKey(0), undefined])
  })

  it('CART-17, CHK-62 a changed order is validated and priced again, and an answer about it as it was does not count', async () => {
    const price = answeredByHand<PriceCheck>()
    const ports = checking({ validate: unasked, checkPrice: price.call })
    const before = checkOrder(ports)()
    await untilAsked(price, 1)
    // The same order, of another customer.
    ports.checks.update(outdated)
    price.answer(0, right(aPriceCheck({ totalAmount: minor(1) })))
    await before
    expect(progress(ports)).to.deep.equal([undefined, undefined])
    const after = checkOrder(ports)()
    await untilAsked(price, 2)
    expect(progress(ports)).to.deep.equal([aKey(0), undefined])
    price.answer(1, right(aPriceCheck({ totalAmount: minor(2) })))
    await after
    expect(progress(ports)).to.deep.equal([aKey(0), aKey(0)])
  })

  it('CHK-62, PRICE-02 prices an order that becomes valid after it was priced while invalid', async () => {
    const answers = [{ ...valid, isValid: false, reason: 'closed' as const }]
    let prices = 0
    const ports = checking({
      validate: async () => right(answers.shift() ?? valid),
      checkPrice: async () => {
        prices += 1
        return right(aPriceCheck())
      },
    })
    await checkOrder(ports)()
    expect(progress(ports)).to.deep.equal([undefined, undefined])
    await validateAgain(ports)()
    expect(progress(ports)).to.deep.equal([aKey(0), aKey(0)])
    expect(prices).to.equal(2)
    await validateAgain(ports)()
    expect(prices).to.equal(2)
  })

  it('CHK-33 a later validation without an answer does not undo an earlier one', async () => {
    const answers: Either<CallFailure, ValidateResult>[] = [right(valid), left({ _tag: 'NoResponse' })]
    const ports = checking({
      validate: async () => answers.shift() ?? right(valid),
      checkPrice: async () => right(aPriceCheck()),
    })
    await checkOrder(ports)()
    await validateOrder(ports)()
    expect(progress(ports)).to.deep.equal([aKey(0), aKey(0)])
  })

  it('CHK-62 a validation that fails is kept as a failure', async () => {
    const failure: CallFailure = { _tag: 'Refused', status: 500, message: 'x' }
    const ports = checking({
      validate: async () => left(failure),
      checkPrice: async () => right(aPriceCheck()),
    })
    await validateOrder(ports)()
    expect(ports.checks.current().validation).to.deep.include({ isAsking: false, failure })
  })

  it('CART-16 the cart asks, and of two answers the later question’s stands', async () => {
    const answers: ((result: ValidateResult) => void)[] = []
    const ports = checking({
      validate: () => new Promise((resolve) => answers.push((result) => resolve(right(result)))),
      checkPrice: async () => right(aPriceCheck()),
    })
    const both = [validateOrder(ports)(), validateOrder(ports)()]
    answers[1]?.({ ...valid, isValid: false, invalidItems: ['a'] })
    answers[0]?.(valid)
    await Promise.all(both)
    expect(current(ports.checks.current().validation)?.invalidItems).to.deep.equal(['a'])
  })
})
