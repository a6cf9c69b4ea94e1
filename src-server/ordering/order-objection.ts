import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { OrderingPause } from '../../src-domain/location/ordering-pause.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { PriceText } from '../../src-domain/money/price-text.ts'
import type { BlockingReason } from '../../src-domain/placement/validation-verdict.ts'
import type { NextAvailable } from '../../src-domain/scheduling/schedule.ts'
import { formatTime } from '../../src-domain/scheduling/time-formats.ts'
import { retiredTable, unknownTable } from '../catalogue/known-table.ts'

/** CHK-30 and wire.md. */
export type OrderObjection =
  | { readonly _tag: 'OrderingOff' }
  | { readonly _tag: 'TypeUnavailable'; readonly orderType: DiningOption }
  /** `canWait`: the order can be scheduled. */
  | { readonly _tag: 'Closed'; readonly orderType: DiningOption; readonly canWait: boolean }
  | {
      readonly _tag: 'Paused'
      readonly orderType: DiningOption
      readonly pause: OrderingPause
      readonly timeZone: string
    }
  | { readonly _tag: 'InvalidTime'; readonly next?: NextAvailable }
  | { readonly _tag: 'NothingOrdered' }
  | { readonly _tag: 'InvalidItems' }
  | { readonly _tag: 'FewerLeft'; readonly name: string; readonly left: number }
  | { readonly _tag: 'TooMuch'; readonly most: Minor }
  | { readonly _tag: 'BelowMinimum'; readonly orderType: DiningOption; readonly minimum: Minor }
  | { readonly _tag: 'NoDeliveryAddress' }
  | { readonly _tag: 'OutOfZone' }
  | { readonly _tag: 'NoTable' }
  | { readonly _tag: 'WrongTable'; readonly isRetired: boolean }
  | { readonly _tag: 'PreorderOnly' }
  /** `name`: an item or a choice. */
  | { readonly _tag: 'AlcoholNotDelivered'; readonly name: string }
  | { readonly _tag: 'AgeNotConfirmed'; readonly age: number }
  /** `isTooEarly`: of an order for later. */
  | { readonly _tag: 'NeedsNotice'; readonly name: string; readonly minutes: number; readonly isTooEarly: boolean }

const orderTypeName: Readonly<Record<DiningOption, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  kiosk: 'Table ordering',
}

/** Only values that storefronts know; others show a generic error. */
export function reasonOf(objection: OrderObjection): BlockingReason {
  switch (objection._tag) {
    case 'OrderingOff':
      return 'unavailable'
    case 'TypeUnavailable':
      return `${objection.orderType}-unavailable`
    case 'Closed':
    case 'Paused':
      return `${objection.orderType}-closed`
    case 'InvalidTime':
      return 'invalid-scheduledAt'
    case 'NothingOrdered':
    case 'InvalidItems':
    case 'FewerLeft':
    case 'TooMuch':
      return 'items'
    case 'BelowMinimum':
      return 'order-minimum'
    case 'NoDeliveryAddress':
    case 'OutOfZone':
      return 'delivery-radius'
    case 'NoTable':
    case 'WrongTable':
      return 'table'
    case 'PreorderOnly':
      return 'preorder'
    case 'AlcoholNotDelivered':
      return 'alcohol-delivery'
    case 'AgeNotConfirmed':
      return 'age'
    case 'NeedsNotice':
      return objection.isTooEarly ? 'invalid-scheduledAt' : 'preorder'
  }
}

/** For front ends without messages of their own; in English. */
export function sentenceOf(objection: OrderObjection, price: PriceText): string {
  switch (objection._tag) {
    case 'OrderingOff':
      return 'Online ordering is unavailable right now.'
    case 'TypeUnavailable':
      return `${orderTypeName[objection.orderType]} isn't available at this location.`
    case 'Closed':
      return `${orderTypeName[objection.orderType]} is closed right now. ${objection.canWait ? 'Please choose a later time.' : 'Please come back during opening hours.'}`
    case 'Paused': {
      const { orderType, pause, timeZone } = objection
      const until = pause.until === undefined ? 'right now' : `until ${formatTime(pause.until / 1_000, timeZone)}`
      return `${orderTypeName[orderType]} is paused ${until}.`
    }
    case 'InvalidTime':
      return objection.next === undefined
        ? "That time isn't available. Please choose another."
        : `That time is no longer available. The next one is ${objection.next.nextAvailableDate} at ${objection.next.nextAvailableTime}.`
    case 'NothingOrdered':
      return 'Your cart is empty.'
    case 'InvalidItems':
      return 'Some items in your cart are no longer available as chosen. Please review your cart.'
    case 'FewerLeft':
      return `Only ${objection.left} left of ${objection.name} today. Please choose fewer.`
    case 'TooMuch':
      return `Orders can be up to ${price(objection.most)}. Please remove something or call us.`
    case 'BelowMinimum':
      return `The price for your order, before tip, must be at least ${price(objection.minimum)} to place a ${objection.orderType} order.`
    case 'NoDeliveryAddress':
      return 'Please add a delivery address.'
    case 'OutOfZone':
      return "Unable to deliver to the address you've provided."
    case 'NoTable':
      return 'Please enter your table number.'
    case 'WrongTable':
      return objection.isRetired ? retiredTable : unknownTable
    case 'PreorderOnly':
      return 'Please schedule your order'
    case 'AlcoholNotDelivered':
      return `We can't deliver alcohol. Please remove ${objection.name}, or choose pickup.`
    case 'AgeNotConfirmed':
      return `Please confirm that you are ${objection.age} or older and can show ID.`
    case 'NeedsNotice':
      return `${objection.name} needs ${noticeText(objection.minutes)} notice. Please choose a later time.`
  }
}

/** "45 minutes'", "2 hours'", "1 day's". */
function noticeText(minutes: number): string {
  const [size, unit] = minutes % 1_440 === 0 ? [1_440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [1, 'minute']
  const count = minutes / size
  return count === 1 ? `1 ${unit}'s` : `${count} ${unit}s'`
}
