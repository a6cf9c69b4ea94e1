import type { Address } from '../address/address.ts'
import type { PerDiningOption } from '../dining-option/dining-option.ts'
import type { RestaurantGroup } from '../menu/menu.ts'
import type { Cents } from '../money/cents.ts'
import type { DeliveryTerms } from '../pricing/delivery-terms.ts'

/** Opening hours, "HH:mm" in the location's zone; undefined = closed. Closing not after opening is the next day (LOC-06). */
export interface OpeningTimesOfDay {
  readonly pickupOpen?: string
  readonly pickupClose?: string
  readonly deliveryOpen?: string
  readonly deliveryClose?: string
  readonly dineInOpen?: string
  readonly dineInClose?: string
}

/** Whether the food is brought to the address that was searched around. */
export type DeliveryOffer = { readonly _tag: 'InZone'; readonly terms: DeliveryTerms } | { readonly _tag: 'OutOfZone' }
export interface DayHours extends OpeningTimesOfDay {
  /** 0 Sunday to 6 Saturday. */
  readonly day: number
}

/** One date on which the week's hours do not hold: an event, a short day before a holiday. */
export interface DateHours extends OpeningTimesOfDay {
  /** "2026-11-26", on the location's calendar. */
  readonly date: string
}

/** A restaurant that takes orders (LOC-04, LOC-05). */
export interface Location {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** IANA name. */
  readonly timeZone: string
  readonly address: Address
  readonly phone?: string
  readonly hours: readonly DayHours[]
  /** Dates with hours of their own; they win over week and holidays. */
  readonly overrides?: readonly DateHours[]
  /** Dates on which it is closed, "2026-11-26". */
  readonly holidays?: readonly string[]
  readonly isOpen: boolean
  /** The same for each way of getting the food; said by our own order server. */
  readonly isOpenFor?: Partial<PerDiningOption<boolean>>
  /** Where an order for now cannot be had, the first time that can be ordered for: seconds since 1970. */
  readonly nextTimes?: Partial<PerDiningOption<number>>
  readonly isKioskEnabled: boolean
  readonly isPreorderRequired: boolean
  readonly isApplePayAccepted: boolean
  readonly isGooglePayAccepted: boolean
  /** Said by a server that mails receipts; where nothing is said, nobody promises one. */
  readonly isReceiptMailed?: boolean
  /** From the point that was searched around. */
  readonly distanceInMiles?: number
  /** Said only in answer to a delivery search around a point, by a restaurant that draws zones. */
  readonly delivery?: DeliveryOffer
  /** Whatever is ordered; a delivery has none here where its fee depends on the address. */
  readonly fees?: Partial<PerDiningOption<Cents>>
  /** What the food must cost there, where that is not the brand's own minimum (PRICE-25). */
  readonly minimums?: Partial<PerDiningOption<Cents>>
  /** The prices of its menu have the tax in them; absent: it comes on top. */
  readonly taxIncluded?: boolean
  /** In a food hall: whose dishes are cooked there. */
  readonly restaurantGroups?: readonly RestaurantGroup[]
  /** Minutes. */
  readonly serviceEstimates: Partial<PerDiningOption<number>>
}
