import { kitchenFacts } from '../../src-domain/kitchen/kitchen-facts.ts'
import { opensAt } from '../../src-domain/kitchen/kitchen-state.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { slipAroundNumber } from '../kitchen/kitchen-slip.ts'
import { mailedOrder, type TypedDetails } from '../mail/mailed-order.ts'
import type { JobRow, LineRow, OrderDraft } from '../store/rows/order-draft.ts'
import type { OrderTerms } from '../store/rows/order-terms.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'
import type { DraftInput } from './draft-input.ts'
import { draftedLedger } from './drafted-ledger.ts'
import { draftedTicket } from './drafted-ticket.ts'
import { limitedResourcesOf } from './limited-resources-of.ts'
import { twoRandomIds } from './random-ids.ts'

/** Decides everything, so that completing the order only writes. */
export function draftOrder(from: DraftInput): OrderDraft {
  const { request, known, read, paid, now, currency } = from
  const { caller, order } = request
  const [id, token] = twoRandomIds()
  const brandId = caller.brandId
  const ticket = draftedTicket(id, token, from)
  const job = (kind: JobRow['kind']): JobRow => ({ brand_id: brandId, kind, subject: id, payload: {} })
  return {
    order: {
      id,
      token,
      brand_id: brandId,
      key: request.key,
      location_id: request.locationId,
      patron_id: caller.patronId ?? null,
      order_type: order.orderType,
      menu_version: known.menuVersion,
      subtotal: read.totals.subtotal,
      discount: read.totals.discount,
      service_fee: read.totals.serviceFee,
      tax: read.totals.tax,
      tax_in_food: read.totals.taxInFood,
      tax_in_fee: read.totals.taxInFee,
      credit: read.totals.credit,
      gift_card: read.totals.giftCard,
      tip: read.totals.tip,
      due: minor(read.totals.due),
      currency,
      placed_at: new Date(now).toISOString(),
      scheduled_at: order.scheduledAt === undefined ? null : new Date(order.scheduledAt * 1_000).toISOString(),
      ticket,
      submitted: {
        order: withoutCardNumber(order),
        cart: request.cartAsSeen,
        ...(request.guest === undefined ? {} : { guest: request.guest }),
        ...(request.language === undefined ? {} : { language: request.language }),
        ...promiseOf(from),
      },
      terms: termsOf(id, from),
    },
    lines: ticket.items.map(
      (line, position): LineRow => ({
        order_id: id,
        position,
        brand_id: brandId,
        item_id: line.itemId,
        group_id: line.group.id,
        name: line.name,
        unit_price: line.price,
        quantity: line.quantity,
        notes: line.notes,
        modifiers: line.modifiers,
      }),
    ),
    ledger: draftedLedger(id, brandId, read.totals, paid),
    jobs: [...jobKinds(ticket, from).map(job), ...acceptanceJobs(ticket, job, from)],
    slip: slipOf(ticket, from),
  }
}

/** With time and wording, as evidence that the customer confirmed the age. */
function promiseOf({ request: { agePromise }, leastAge, now }: DraftInput) {
  return agePromise === undefined || leastAge === undefined
    ? {}
    : { agePromise: { ...agePromise, at: new Date(now).toISOString() } }
}

function termsOf(id: string, { request, known, read, now }: DraftInput): OrderTerms {
  const { taxRate, isServiceFeeTaxable, taxIncluded, taxRates } = read.charges
  const { taxes } = read.totals
  const { promo, slot, counted } = limitedResourcesOf(request, known, id, read, now)
  return {
    taxRate,
    isServiceFeeTaxable,
    ...(taxIncluded === undefined ? {} : { taxIncluded }),
    ...(taxes === undefined || taxRates === undefined ? {} : { taxRates, taxes, taxCategories: categoriesOf(read) }),
    takesSlot: slot !== undefined,
    ...(slot === undefined ? {} : { slotAt: slot.at }),
    ...(slot !== undefined && 'size' in slot ? { slotItems: slot.size.items, slotAmount: slot.size.amount } : {}),
    ...(counted === undefined ? {} : { counted: counted.units }),
    ...(promo === undefined || read.promo._tag !== 'Valid'
      ? {}
      : {
          promo: {
            codeId: promo.codeId,
            isPerPatron: promo.isPerPatron,
            promotion: read.promo.known.promotion,
          },
        }),
  }
}

/** In the order of the lines; null: none. */
function categoriesOf({ lines }: DraftInput['read']): readonly (string | null)[] {
  return lines.map(({ item }) => item.taxCategory ?? null)
}

/** Without a mail sender no receipt was promised. */
function jobKinds(
  { patron }: StoredTicket,
  { known: { settings }, mails }: Pick<DraftInput, 'known' | 'mails'>,
): readonly JobRow['kind'][] {
  const { kitchen } = settings
  return [
    'kitchen',
    ...(kitchen?.email === undefined ? [] : (['kitchen-mail'] as const)),
    ...(kitchen?.webhook === undefined ? [] : (['kitchen-webhook'] as const)),
    ...(mails && patron.email !== undefined ? (['receipt'] as const) : []),
  ]
}

/** Reminds a location that accepts by hand. The time counts from when the order becomes new. */
function acceptanceJobs(
  ticket: StoredTicket,
  job: (kind: JobRow['kind']) => JobRow,
  { known: { settings }, now }: Pick<DraftInput, 'known' | 'now'>,
): readonly JobRow[] {
  if (settings.acceptance === undefined) return []
  const opens = new Date(opensAt(kitchenFacts(ticket, { placedAt: now }))).toISOString()
  const minutes = settings.acceptance.remindAfterMinutes
  return [{ ...job('acceptance-reminder'), payload: { minutes }, run_at: opens }]
}

const paymentKinds = { Cash: 'cash', NothingDue: 'none', Charge: 'card' } as const

/** The kitchen slip; only the order number is missing (ADR 43). */
function slipOf(
  ticket: StoredTicket,
  { request, known, patron, paid, house }: DraftInput,
): NonNullable<OrderDraft['slip']> {
  const { guest, order, caller } = request
  const typed: TypedDetails = {
    note: order.note,
    delivery_notes: order.deliveryNotes,
    phone: guest?.phone,
    first_name: guest?.firstName ?? patron?.firstName,
    last_name: guest?.lastName ?? patron?.lastName,
  }
  const unnumbered = { ...ticket, displayNumber: '', payment: { kind: paymentKinds[paid._tag] } }
  return slipAroundNumber(mailedOrder(caller.brandId, unnumbered, typed, known.settings.location), house)
}

/** A gift card's number is money; it is stored encrypted, in one place. */
function withoutCardNumber({ giftCardNumber: _, storedValueCard: __, ...order }: SubmittedOrder) {
  return order
}
