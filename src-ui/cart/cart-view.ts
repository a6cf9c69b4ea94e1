import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { type DescribedCartLine, describeCartLine } from '../../src-domain/cart/describe-cart-line.ts'
import type { ObjectedTo } from '../../src-domain/cart/line-standing.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { cartSubtotal } from '../../src-domain/cart/subtotal.ts'
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
  /** Of a delivery; `text` is absent while nobody has said where it goes. */
  readonly delivery: { readonly text?: string; readonly notes?: string } | undefined
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
  /** What the restaurant said of the order last. */
  readonly objected?: ObjectedTo | undefined
}

const whenOf = ({ words, times, order, location }: CartFacts): string => {
  const { diningOption, scheduledAt } = order
  if (diningOption !== 'kiosk') {
    // SCHED-09: as soon as possible is not on offer there.
    if (scheduledAt === undefined && location?.isPreorderRequired === true) return times.pleaseSchedule
    const serviceEstimate = location?.serviceEstimates[diningOption]
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
const minimumOf = ({ brand, order: { diningOption }, location }: CartFacts): Cents =>
  diningOption === 'delivery' && location?.delivery?._tag === 'InZone'
    ? location.delivery.terms.minimum
    : orderMinimum(brand, diningOption)

/** CART-11, CART-21: where it goes, and what whoever brings it should know. */
const deliveryView = ({ address, deliveryNotes }: OrderInProgress, words: Words['ordering']): CartView['delivery'] => ({
  ...(isDeliverable(address)
    ? {
        text: words.deliverTo({ address: [address.street1, address.street2, address.city].filter(Boolean).join(', ') }),
      }
    : {}),
  ...(deliveryNotes === '' ? {} : { notes: deliveryNotes }),
})

function feeView({ words, order, location }: CartFacts): Pick<CartView, 'fee' | 'later'> {
  const known = location && knownFee(location, order.diningOption)
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
  const subtotal = cartSubtotal(order)
  const short = shortfall(minimumOf(facts), subtotal)
  const lines = order.items.map((line) =>
    lineView(words, brand, describeCartLine(line, menu, facts.objected), line.item),
  )
  const place = order.location?.name ?? brand.name
  return {
    heading: words.orderFrom({ name: place }),
    place,
    delivery: order.diningOption === 'delivery' ? deliveryView(order, words) : undefined,
    when: whenOf(facts),
    isScheduleShown: isScheduleShown(brand, order.diningOption),
    lines,
    subtotal,
    ...feeView(facts),
    leftBehind: lines.flatMap(({ canEdit, name }, index) => (canEdit ? [] : [{ index, name }])),
    problem: problemOf(lines, words),
    missing:
      short === undefined
        ? undefined
        : words.minimumMissing({ missing: formatPrice(short.missing), minimum: formatPrice(short.minimum) }),
  }
}
