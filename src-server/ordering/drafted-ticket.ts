import { pointsFor, spentOn } from '../../src-domain/loyalty/earning.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { minorUnits } from '../../src-domain/money/currency.ts'
import type { SubmittedModifier } from '../../src-domain/placement/submitted-order.ts'
import { modifierPrice, type Scope } from '../../src-domain/selection/modifier-price.ts'
import { selectedAllergens } from '../../src-domain/selection/selected-allergens.ts'
import { selectionsWithin } from '../../src-domain/selection/within.ts'
import type { TicketModifier } from '../../src-domain/ticket/ticket.ts'
import { tableById } from '../catalogue/known-table.ts'
import { promisedMinutesOf } from '../scheduling/slot-facts.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'
import type { DraftInput } from './draft-input.ts'
import { deliveryFeeOf, shownTaxes } from './read-order.ts'
import type { PricedLine } from './submitted-line.ts'

/** The ticket without number and payment. */
export function draftedTicket(id: string, token: string, from: DraftInput): StoredTicket {
  const { request, known, read, now } = from
  const { order } = request
  const { location } = known.settings
  const estimate = promisedMinutesOf(known.settings, order.orderType)
  // Wire row 12: the number on the table's sign.
  const table = order.orderType === 'kiosk' ? tableById(known.tables, order.tableNumber ?? '') : undefined
  return {
    id,
    token,
    code: read.promo._tag === 'Valid' ? read.promo.known.code : '',
    items: read.lines.map(ticketLine),
    orderType: order.orderType,
    currency: from.currency,
    subtotal: read.totals.subtotal,
    serviceFee: read.totals.serviceFee,
    ...deliveryFeeOf(order, read),
    discountAmount: read.totals.discount,
    tip: read.totals.tip,
    giftCardAmount: read.totals.giftCard,
    finalAmount: read.totals.due,
    taxAmount: read.totals.tax,
    ...(read.charges.taxIncluded === true ? { taxIncluded: true } : {}),
    ...shownTaxes(read),
    appliedCredit: read.totals.credit,
    patron: contactOf(from),
    location: { id: location.id, name: location.name, slug: location.slug },
    ...(order.orderType === 'delivery' && order.deliveryInfo !== undefined ? { deliveryInfo: order.deliveryInfo } : {}),
    ...(table === undefined ? {} : { tableNumber: table.number }),
    orderDate: new Date(now).toISOString(),
    ...(order.scheduledAt === undefined ? {} : { scheduledAt: order.scheduledAt }),
    ...(from.leastAge === undefined ? {} : { checkIdFor: from.leastAge }),
    ...(estimate === undefined ? {} : { serviceEstimate: estimate }),
    // Fixed at placement, whatever the rules are later.
    ...(from.loyalty.enabled && request.caller.patronId !== undefined
      ? { pointsEarned: pointsFor(spentOn(read.totals), from.loyalty.multiplier, minorUnits(from.currency)) }
      : {}),
  }
}

function contactOf({ request, patron }: DraftInput): StoredTicket['patron'] {
  const email = patron === undefined ? request.guest?.email : patron.email
  return {
    ...(email === undefined ? {} : { email }),
    ...(patron?.phone === undefined ? {} : { phone: patron.phone }),
  }
}

function ticketLine({ submitted, menu, group, item, selections, price }: PricedLine) {
  const allergens = selectedAllergens(menu, item, selections)
  return {
    itemId: item.id,
    itemExternalId: item.id,
    name: item.name,
    price,
    quantity: submitted.quantity,
    notes: submitted.notes,
    ...(item.restaurantGroup === undefined ? {} : { resGroupId: item.restaurantGroup }),
    group: { id: group.id, name: group.name },
    modifiers: ticketModifiers(menu, submitted.modifiers, { selections }),
    ...(allergens === undefined ? {} : { allergens }),
  }
}

/** In the customer's order. */
function ticketModifiers(menu: Menu, submitted: readonly SubmittedModifier[], scope: Scope): readonly TicketModifier[] {
  return submitted.flatMap(({ item, option, modifiers }) => {
    const found = menu.items.get(item)
    const optionName = menu.options.get(option)?.name
    return found === undefined
      ? []
      : [
          {
            item,
            option,
            ...(optionName === undefined ? {} : { optionName }),
            name: found.name,
            price: modifierPrice(found, scope),
            modifiers: ticketModifiers(menu, modifiers, {
              selections: selectionsWithin(scope.selections, [{ option, item }]),
              above: scope,
            }),
          },
        ]
  })
}
