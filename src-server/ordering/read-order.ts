import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { CountedUnits } from '../../src-domain/availability/counted-units.ts'
import { type DeliveryReach, deliveryReach } from '../../src-domain/fulfilment/delivery-reach.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { type Minor, multiply, sum } from '../../src-domain/money/minor.ts'
import { packingCap } from '../../src-domain/packing/packing-cap.ts'
import type { PackingChoice } from '../../src-domain/packing/packing-choice.ts'
import { packingErrors } from '../../src-domain/packing/packing-errors.ts'
import type { SubmittedItem, SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { chargesWith } from '../../src-domain/pricing/delivery-terms.ts'
import { type ChargeTerms, type OrderTotals, orderTotals } from '../../src-domain/pricing/order-totals.ts'
import { subtotalsByCategory } from '../../src-domain/pricing/tax-categories.ts'
import { type TaxLine, taxLines } from '../../src-domain/pricing/tax-lines.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { availableOn, type FoundCard } from '../gift-card/known-card.ts'
import { servedMenu } from '../menu/served-menu.ts'
import { discountOf, type FoundPromo, type PromoVerdict, promoVerdict } from '../offers/promo-verdict.ts'
import { countedOfOrder } from './counted-of-order.ts'
import { isPricedLine, type LineProblem, noProblem, type PricedLine, readLine } from './submitted-line.ts'

/** Lines that cannot be ordered are in `problems` and cost nothing. */
export interface ReadOrder {
  readonly lines: readonly PricedLine[]
  readonly problems: readonly LineProblem[]
  readonly totals: OrderTotals
  readonly charges: ChargeTerms
  readonly promo: PromoVerdict
  readonly giftCard: FoundCard
  readonly reach?: DeliveryReach
  /** What it takes from the location's counts. */
  readonly counted: readonly CountedUnits[]
}

export interface Purse {
  /** 0 for a guest. */
  readonly availableCredit: Minor
  readonly tip: Minor
  readonly promo: FoundPromo
  readonly giftCard: FoundCard
}

/**
 * Milliseconds in which the previous menu's items stay orderable, so that a breakfast cart survives the change to
 * lunch.
 */
const lateOrders = 20 * 60_000

interface MenusOfMoment {
  readonly current: Menu
  /** For late orders; equals `current` for scheduled ones. */
  readonly before: Menu
}

/** For deliveries the service fee is the delivery fee. */
export function deliveryFeeOf({ orderType }: SubmittedOrder, { totals }: ReadOrder): { readonly deliveryFee?: Minor } {
  return orderType === 'delivery' ? { deliveryFee: totals.serviceFee } : {}
}

/** Only where receipts show the rates. An order with one rate has one line, with its rate. */
export function shownTaxes({ charges, totals }: Pick<ReadOrder, 'charges' | 'totals'>): {
  readonly taxes?: readonly TaxLine[]
} {
  if (charges.showsTaxRates !== true) return {}
  return { taxes: taxLines(totals.taxes ?? [{ rate: charges.taxRate, tax: totals.tax }]) }
}

/** Uses the server's prices only; ignores prices, discounts and balances from the client (PRICE-02). */
export function readOrder(
  known: KnownLocation,
  order: SubmittedOrder,
  { availableCredit, tip, promo: found, giftCard }: Purse,
  now: Instant,
  coordinates?: GeoPoint,
): ReadOrder {
  const menus = menusOf(known, order, now)
  const packing = known.packingMenus?.[order.orderType]
  const read = order.items.map((item) => readItem(menus, packing, item))
  const lines = read.filter(isPricedLine)
  const { counted, short } = countedOfOrder(known, lines, { at: momentOf(order, now), packing })
  const problems = [
    ...short,
    ...read.filter((line): line is LineProblem => !isPricedLine(line)),
    ...packingProblems(packing, lines),
  ]
  const discounted = lines.map(({ group, item, price, submitted }) => ({
    group: group.id,
    item: item.id,
    price,
    quantity: submitted.quantity,
    ...(item.taxCategory === undefined ? {} : { taxCategory: item.taxCategory }),
  }))
  const promo = promoVerdict(found, { lines: discounted, orderType: order.orderType, now })
  const reach = reachOf(known, order, coordinates)
  const zone = reach?._tag === 'Within' ? reach.terms : undefined
  const charges = chargesWith(known.settings.charges[order.orderType], zone)
  const totals = orderTotals({
    subtotal: sum(discounted.map(({ price, quantity }) => multiply(price, quantity))),
    subtotals: subtotalsByCategory(charges.taxRates, discounted),
    discount: discountOf(promo),
    charges,
    availableCredit,
    giftCardBalance: availableOn(giftCard),
    ...(order.useAtMost === undefined ? {} : { useAtMost: order.useAtMost }),
    tip,
  })
  return { lines, problems, totals, charges, promo, giftCard, counted, ...(reach === undefined ? {} : { reach }) }
}

function packingProblems(packing: Menu | undefined, lines: readonly PricedLine[]): readonly LineProblem[] {
  if (packing === undefined) return []
  const chosen: readonly PackingChoice[] = lines
    .filter((line) => line.menu === packing)
    .flatMap((line) =>
      Array.from({ length: Math.min(line.submitted.quantity, packingCap(line.group) + 1) }, () => ({
        group: line.group.id,
        item: line.item.id,
      })),
    )
  return packingErrors([...packing.groups.values()], chosen)
    .filter(({ message }) => message._tag === 'GroupMax')
    .map(({ groupId }) => ({ ...noProblem, invalidGroups: [groupId] }))
}

function momentOf({ scheduledAt }: SubmittedOrder, now: Instant): Instant {
  return scheduledAt === undefined ? now : scheduledAt * 1_000
}

function menusOf(known: KnownLocation, order: SubmittedOrder, now: Instant): MenusOfMoment {
  const { orderType, scheduledAt } = order
  const servedAt = (moment: Instant): Menu => servedMenu(known, orderType, moment).menu
  const current = servedAt(momentOf(order, now))
  return { current, before: scheduledAt === undefined ? servedAt(now - lateOrders) : current }
}

function readItem({ current, before }: MenusOfMoment, packing: Menu | undefined, item: SubmittedItem) {
  const read = readLine(current, packing, item)
  if (isPricedLine(read) || before === current) return read
  const late = readLine(before, packing, item)
  return isPricedLine(late) ? late : read
}

function reachOf(
  { settings }: KnownLocation,
  { orderType, deliveryInfo }: SubmittedOrder,
  coordinates: GeoPoint | undefined,
): DeliveryReach | undefined {
  return orderType === 'delivery' && deliveryInfo !== undefined
    ? deliveryReach(settings.deliveryZones ?? [], coordinates)
    : undefined
}
