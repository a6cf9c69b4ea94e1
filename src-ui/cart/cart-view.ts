import type { Brand } from '../../src-domain/brand/brand.ts'
import { type DescribedCartLine, describeCartLine } from '../../src-domain/cart/describe-cart-line.ts'
import type { LineStanding } from '../../src-domain/cart/line-standing.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { cartSubtotal } from '../../src-domain/cart/subtotal.ts'
import type { OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import { timingFacts } from '../../src-domain/checkout/timing-facts.ts'
import {
  type DeliveryAround,
  type DeliveryPromise,
  minutesUntilThere,
  promiseAt,
  unasked,
} from '../../src-domain/location/delivery-promise.ts'
import { knownFee } from '../../src-domain/location/known-fee.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { upgradedToHttps } from '../../src-domain/menu/picture.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { orderMinimum, shortfall } from '../../src-domain/pricing/order-minimum.ts'
import { type OrderTiming, orderTiming } from '../../src-domain/scheduling/order-timing.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Spoken } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'
import { blockedWords, type NextTimeOffer, nextTimeOffer, timingWords } from '../scheduling/timing-words.ts'
import { type CartDelivery, cartDeliveryView } from './cart-delivery-view.ts'
import { cartRefusal, closedReasons } from './cart-refusal.ts'

export interface CartLineView {
  readonly item: string
  readonly name: string
  readonly picture: string
  readonly described: DescribedCartLine
  /** Why the line cannot be ordered (CART-15, CART-16). */
  readonly problem: string | undefined
  /** False if the line can only be removed (CART-15). */
  readonly canEdit: boolean
}

export interface LeftBehindLine {
  readonly index: number
  readonly name: string
  readonly why: string
}

export interface CartView {
  readonly heading: string
  readonly restaurant: string
  readonly delivery: CartDelivery | undefined
  readonly when: string
  /** True if the brand takes orders for later and the order is not at a table (SCHED-11). */
  readonly isScheduleShown: boolean
  /** Set if the time is unavailable: why, and the next available time (SCHED-18). */
  readonly untimely: { readonly reasons: readonly Spoken[]; readonly next: NextTimeOffer | undefined } | undefined
  readonly lines: readonly CartLineView[]
  readonly subtotal: Minor
  /** `later`: charges that the server calculates. */
  readonly fee: { readonly name: string; readonly amount: Minor } | undefined
  readonly later: readonly { readonly name: string; readonly what: string }[]
  /** Why checkout is blocked. */
  readonly problem: string | undefined
  /** Order server's reason, unless the cart explains it (CHK-30). */
  readonly refusal: Spoken | undefined
  readonly canChooseTime: boolean
  /** Lines that can only be removed (CART-15, CART-20). */
  readonly leftBehind: readonly LeftBehindLine[]
  /** Amount missing for the order minimum (PRICE-26). */
  readonly missing: string | undefined
}

export interface CartFacts {
  readonly words: Words['ordering']
  readonly times: Words['times']
  readonly brand: Brand
  readonly order: OrderInProgress
  readonly menu: Menu
  /** Absent until the order server answers. */
  readonly location: Location | undefined
  readonly around?: DeliveryAround
  readonly reach: Words['shop']['reach']
  readonly checks: OrderChecks
  readonly now: Instant
}

/** Cart overview (CART-03, CART-05, CART-11). */
export function cartView(facts: CartFacts): CartView {
  const { words, times, brand, order, menu, checks } = facts
  const promise = promiseAt(facts.around ?? unasked, order.location?.slug)
  const inTime = timingFacts(facts)
  const timing = orderTiming(inTime)
  const subtotal = cartSubtotal(order)
  const short = shortfall(minimumOf(facts, promise), subtotal)
  const lines = order.items.map((line) =>
    lineView(words, brand, describeCartLine(line, menu, checks.validation.last), line.item),
  )
  const restaurant = order.location?.name ?? brand.name
  const delivery =
    order.diningOption === 'delivery'
      ? cartDeliveryView({ words, reach: facts.reach, order, name: restaurant }, promise)
      : undefined
  return {
    heading: words.orderFrom({ name: restaurant }),
    restaurant,
    delivery,
    when: whenOf(facts, timing, promise),
    isScheduleShown: isScheduleShown(brand, order.diningOption),
    untimely:
      timing._tag === 'Blocked'
        ? {
            reasons: closedReasons(facts, blockedWords(times, timing, inTime)),
            next: nextTimeOffer(times, timing, inTime),
          }
        : undefined,
    canChooseTime:
      isScheduleShown(brand, order.diningOption) && !(timing._tag === 'Blocked' && timing.why === 'Unavailable'),
    lines,
    subtotal,
    ...feeView(facts, promise),
    leftBehind: lines.flatMap(({ canEdit, name, problem: why = '' }, index) => (canEdit ? [] : [{ index, name, why }])),
    problem: delivery?.refusal ?? problemOf(lines, words),
    refusal: cartRefusal(facts, {
      'order-minimum': short !== undefined,
      'delivery-radius': delivery?.refusal !== undefined,
      items: lines.some(({ problem }) => problem !== undefined) && lines.every(isExplained),
    }),
    missing:
      short === undefined
        ? undefined
        : words.minimumMissing({ missing: words.price(short.missing), minimum: words.price(short.minimum) }),
  }
}

function lineView(words: Words['ordering'], brand: Brand, described: DescribedCartLine, item: string): CartLineView {
  const { standing, name, image } = described
  return {
    item,
    name: name === '' ? words.itemUnavailable : name,
    picture: image === undefined ? brand.images.placeholder : upgradedToHttps(image),
    described,
    problem: lineProblem(words, standing),
    canEdit: standing._tag !== 'Unavailable',
  }
}

function lineProblem(words: Words['ordering'], standing: LineStanding): string | undefined {
  if (standing._tag === 'Unavailable') return words.lineWhy[standing.why]
  if (standing._tag === 'Fine') return undefined
  return standing.left === undefined ? words.lineInvalid : words.lineFewLeft({ count: standing.left })
}

function isExplained({ problem, canEdit, described: { standing } }: CartLineView): boolean {
  return problem === undefined || !canEdit || (standing._tag === 'Invalid' && standing.left !== undefined)
}

function whenOf(facts: CartFacts, timing: OrderTiming, promise: DeliveryPromise): string {
  const { words, times, order, location } = facts
  const { diningOption, table } = order
  if (diningOption !== 'kiosk')
    return timingWords(times, timing, timingFacts(facts), minutesUntilThere(diningOption, location, promise))
  return table === undefined ? words.tableLater : words.table({ number: table.number })
}

function problemOf(lines: readonly CartLineView[], words: Words['ordering']): string | undefined {
  if (lines.some(({ canEdit }) => !canEdit)) return words.removeUnavailable
  return lines.some(({ problem }) => problem !== undefined) ? words.changeMarked : undefined
}

/** The delivery zone's minimum comes first, as on the order server (PRICE-25). */
function minimumOf({ brand, order: { diningOption }, location }: CartFacts, promise: DeliveryPromise): Minor {
  return orderMinimum({
    brand,
    diningOption,
    minimums: location?.minimums,
    terms: promise._tag === 'Delivers' ? promise.terms : undefined,
  })
}

function feeView({ words, order, location }: CartFacts, promise: DeliveryPromise): Pick<CartView, 'fee' | 'later'> {
  const terms = promise._tag === 'Delivers' ? promise.terms : undefined
  const there = terms === undefined ? {} : { delivery: { _tag: 'InZone' as const, terms } }
  const known = knownFee({ ...location, ...there }, order.diningOption)
  const isTaxIncluded = location?.taxIncluded === true
  const tax = { name: words.tax, what: isTaxIncluded ? words.inPrices : words.nextStep }
  if (known === undefined) {
    const fees = order.diningOption === 'delivery' ? words.fee.DeliveryFee : words.fee.ServiceFee
    const both = { name: words.feesLater, what: words.nextStep }
    return { fee: undefined, later: isTaxIncluded ? [{ name: fees, what: words.nextStep }, tax] : [both] }
  }
  const isCharged = known._tag === 'DeliveryFee' || known.amount > 0
  return {
    fee: isCharged ? { name: words.fee[known._tag], amount: known.amount } : undefined,
    later: [tax],
  }
}
