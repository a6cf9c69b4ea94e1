import type { Brand } from '../../src-domain/brand/brand.ts'
import { type DescribedCartLine, describeCartLine } from '../../src-domain/cart/describe-cart-line.ts'
import type { ObjectedTo } from '../../src-domain/cart/line-standing.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { cartSubtotal } from '../../src-domain/cart/subtotal.ts'
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
import type { Cents } from '../../src-domain/money/cents.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import { orderMinimum, shortfall } from '../../src-domain/pricing/order-minimum.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import { scheduleText } from '../../src-domain/scheduling/schedule-text.ts'
import type { Words } from '../messages/words-context.tsx'
import { scheduleTextWords } from '../scheduling/schedule-words.ts'
import { type CartDelivery, cartDeliveryView } from './cart-delivery-view.ts'

export interface CartLineView {
  readonly item: string
  readonly name: string
  readonly picture: string
  readonly described: DescribedCartLine
  /** Why it cannot be ordered, in words (CART-15, CART-16). */
  readonly problem: string | undefined
  /** False where only removal is offered (CART-15). */
  readonly canEdit: boolean
}

export interface CartView {
  readonly heading: string
  /** The restaurant's name. */
  readonly place: string
  readonly delivery: CartDelivery | undefined
  readonly when: string
  /** SCHED-11. */
  readonly isScheduleShown: boolean
  readonly lines: readonly CartLineView[]
  readonly subtotal: Cents
  /** What is known already of what comes on top, and the name of what is not. */
  readonly fee: { readonly name: string; readonly amount: Cents } | undefined
  readonly later: string
  /** Why it cannot be checked out as it is, in words. */
  readonly problem: string | undefined
  /** What this menu does not have, by its place among the lines (CART-20). */
  readonly leftBehind: readonly { readonly index: number; readonly name: string }[]
  /** What is missing for the order minimum, in words (PRICE-26). */
  readonly missing: string | undefined
}

const lineView = (words: Words['ordering'], brand: Brand, described: DescribedCartLine, item: string): CartLineView => {
  const { standing, name, image } = described
  const isUnavailable = standing._tag === 'Unavailable'
  return {
    item,
    name: name === '' ? words.itemUnavailable : name,
    picture: image === undefined ? brand.images.placeholder : upgradedToHttps(image),
    described,
    problem: isUnavailable ? words.lineUnavailable : standing._tag === 'Invalid' ? words.lineInvalid : undefined,
    canEdit: !isUnavailable,
  }
}

export interface CartFacts {
  readonly words: Words['ordering']
  readonly times: Words['times']
  readonly brand: Brand
  readonly order: OrderInProgress
  readonly menu: Menu
  /** Absent until the order server has told it. */
  readonly location: Location | undefined
  /** Who delivers to the address of the order. */
  readonly around?: DeliveryAround
  readonly reach: Words['shop']['reach']
  /** What the restaurant said of the order last. */
  readonly objected?: ObjectedTo | undefined
}

const whenOf = ({ words, times, order, location }: CartFacts, promise: DeliveryPromise): string => {
  const { diningOption, scheduledAt } = order
  if (diningOption !== 'kiosk') {
    // SCHED-09: as soon as possible is not on offer there.
    if (scheduledAt === undefined && location?.isPreorderRequired === true) return times.pleaseSchedule
    const serviceEstimate = minutesUntilThere(diningOption, location, promise)
    const text = scheduleText({
      ...(scheduledAt === undefined ? {} : { scheduledAt }),
      ...(serviceEstimate === undefined ? {} : { serviceEstimate }),
    })
    return scheduleTextWords(times, text, diningOption, order.location?.timeZone ?? 'UTC')
  }
  return order.table === undefined ? words.tableLater : words.table({ number: order.table.number })
}

const problemOf = (lines: readonly CartLineView[], words: Words['ordering']): string | undefined => {
  if (lines.some(({ canEdit }) => !canEdit)) return words.removeUnavailable
  return lines.some(({ problem }) => problem !== undefined) ? words.changeMarked : undefined
}

/** As the order server will judge it: the zone's own word for the place that is delivered to (PRICE-25). */
const minimumOf = ({ brand, order: { diningOption }, location }: CartFacts, promise: DeliveryPromise): Cents =>
  orderMinimum({
    brand,
    diningOption,
    minimums: location?.minimums,
    terms: promise._tag === 'Delivers' ? promise.terms : undefined,
  })

function feeView({ words, order, location }: CartFacts, promise: DeliveryPromise): Pick<CartView, 'fee' | 'later'> {
  const terms = promise._tag === 'Delivers' ? promise.terms : undefined
  const there = terms === undefined ? {} : { delivery: { _tag: 'InZone' as const, terms } }
  const known = knownFee({ ...location, ...there }, order.diningOption)
  if (known === undefined) return { fee: undefined, later: words.feesLater }
  const isCharged = known._tag === 'DeliveryFee' || known.amount > 0
  return {
    fee: isCharged ? { name: words.fee[known._tag], amount: known.amount } : undefined,
    later: words.tax,
  }
}

/** The cart overview in words (CART-03, CART-05, CART-11). */
export const cartView = (facts: CartFacts): CartView => {
  const { words, brand, order, menu } = facts
  const promise = promiseAt(facts.around ?? unasked, order.location?.slug)
  const subtotal = cartSubtotal(order)
  const short = shortfall(minimumOf(facts, promise), subtotal)
  const lines = order.items.map((line) =>
    lineView(words, brand, describeCartLine(line, menu, facts.objected), line.item),
  )
  const place = order.location?.name ?? brand.name
  const delivery =
    order.diningOption === 'delivery'
      ? cartDeliveryView({ words, reach: facts.reach, order, name: place }, promise)
      : undefined
  return {
    heading: words.orderFrom({ name: place }),
    place,
    delivery,
    when: whenOf(facts, promise),
    isScheduleShown: isScheduleShown(brand, order.diningOption),
    lines,
    subtotal,
    ...feeView(facts, promise),
    leftBehind: lines.flatMap(({ canEdit, name }, index) => (canEdit ? [] : [{ index, name }])),
    problem: delivery?.refusal ?? problemOf(lines, words),
    missing:
      short === undefined
        ? undefined
        : words.minimumMissing({ missing: formatPrice(short.missing), minimum: formatPrice(short.minimum) }),
  }
}
