import type { Address } from '../address/address.ts'
import type { PerDiningOption } from '../dining-option/dining-option.ts'
import type { RestaurantGroup } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { DeliveryTerms } from '../pricing/delivery-terms.ts'
import type { OrderingPauses } from './ordering-pause.ts'

/** "HH:mm" in the location's zone; undefined: closed. A closing time not after opening is on the next day (LOC-06). */
export interface OpeningTimesOfDay {
  readonly pickupOpen?: string
  readonly pickupClose?: string
  readonly deliveryOpen?: string
  readonly deliveryClose?: string
  readonly dineInOpen?: string
  readonly dineInClose?: string
}

/** Delivery to the address that was searched. */
export type DeliveryOffer = { readonly _tag: 'InZone'; readonly terms: DeliveryTerms } | { readonly _tag: 'OutOfZone' }
export interface DayHours extends OpeningTimesOfDay {
  /** 0 Sunday to 6 Saturday. */
  readonly day: number
}

/** Exceptions to the weekly hours. */
export interface DateHours extends OpeningTimesOfDay {
  /** "2026-11-26", on the location's calendar. */
  readonly date: string
}

export interface Location {
  readonly id: string
  readonly slug: string
  /** Slugs of earlier links, which lead here. */
  readonly formerSlugs?: readonly string[]
  readonly name: string
  /** IANA name. */
  readonly timeZone: string
  readonly address: Address
  readonly phone?: string
  /** As its country writes it; absent: the format of LOC-50. */
  readonly displayedPhone?: string
  readonly hours: readonly DayHours[]
  /** Override weekly hours and holidays. */
  readonly overrides?: readonly DateHours[]
  /** Closed dates, "2026-11-26". */
  readonly holidays?: readonly string[]
  readonly isOpen: boolean
  /** By order type. Only our order server sends it. */
  readonly isOpenFor?: Partial<PerDiningOption<boolean>>
  /** First orderable time if closed now: seconds since 1970. */
  readonly nextTimes?: Partial<PerDiningOption<number>>
  /** What staff paused. Only our order server sends it. */
  readonly pauses?: OrderingPauses
  readonly isKioskEnabled: boolean
  readonly isPreorderRequired: boolean
  readonly isApplePayAccepted: boolean
  readonly isGooglePayAccepted: boolean
  /** Absent: unknown, so the shop promises no receipt. */
  readonly isReceiptMailed?: boolean
  /** Distance from the searched point. */
  readonly distanceInMiles?: number
  /** Present only in answers to a delivery search, from restaurants with zones. */
  readonly delivery?: DeliveryOffer
  /** Flat fees; no delivery fee if it depends on the address. */
  readonly fees?: Partial<PerDiningOption<Minor>>
  /** Minimum prices of the food that replace the brand's (PRICE-25). */
  readonly minimums?: Partial<PerDiningOption<Minor>>
  /** Menu prices include tax; absent: tax is added. */
  readonly taxIncluded?: boolean
  readonly restaurantGroups?: readonly RestaurantGroup[]
  /** Minutes. */
  readonly serviceEstimates: Partial<PerDiningOption<number>>
}
