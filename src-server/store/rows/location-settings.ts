import type { Table } from '../../../src-domain/cart/order-in-progress.ts'
import type { PerDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { DeliveryZone } from '../../../src-domain/fulfilment/delivery-zone.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import type { ChargeTerms } from '../../../src-domain/pricing/order-totals.ts'
import type { SlotTerms } from '../../../src-domain/scheduling/slots.ts'

/** How a restaurant learns of its orders. */
export interface KitchenSettings {
  /** Gets the slip as a mail. */
  readonly email?: string
  /** Gets the order as signed JSON. */
  readonly webhook?: string
}

/** What is known of a location whoever asks and whenever. Whether it is open now, and how far it is, depends on the question. */
export interface LocationSettings {
  readonly location: Omit<Location, 'isOpen' | 'isOpenFor' | 'nextTimes' | 'distanceInMiles' | 'fees' | 'taxIncluded'>
  /** Absent or empty: it delivers anywhere. */
  readonly deliveryZones?: readonly DeliveryZone[]
  readonly charges: PerDiningOption<ChargeTerms>
  /** Tables of today; what is known of older ones is in their own rows. */
  readonly tables: readonly Table[]
  readonly schedule: SlotTerms
  /** Who is told of each order; absent or empty: nobody. Never told to a browser. */
  readonly kitchen?: KitchenSettings
  /** Publishable keys of the card processor (PAY-50). */
  readonly credentials: { readonly publicKey?: string; readonly apiKey?: string }
}
