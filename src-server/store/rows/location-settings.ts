import type { Table } from '../../../src-domain/cart/order-in-progress.ts'
import type { PerDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { DeliveryZone } from '../../../src-domain/fulfilment/delivery-zone.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import type { ChargeTerms } from '../../../src-domain/pricing/order-totals.ts'
import type { SlotTerms } from '../../../src-domain/scheduling/slots.ts'

/** How a restaurant receives its orders. */
export interface KitchenSettings {
  /** Gets the slip by mail. */
  readonly email?: string
  /** Gets the order as signed JSON. */
  readonly webhook?: string
}

/** A location's fixed settings. Whether it is open and how far away it is depend on the request. */
export interface LocationSettings {
  readonly location: Omit<Location, 'isOpen' | 'isOpenFor' | 'nextTimes' | 'distanceInMiles' | 'fees' | 'taxIncluded'>
  /** Absent or empty: it delivers anywhere. */
  readonly deliveryZones?: readonly DeliveryZone[]
  readonly charges: PerDiningOption<ChargeTerms>
  /** Tables on offer today; tables of past orders are kept in their rows. */
  readonly tables: readonly Table[]
  readonly schedule: SlotTerms
  /** Recipients of each order; absent or empty: none. Never sent to a browser. */
  readonly kitchen?: KitchenSettings
  /** Publishable keys of the card processor (PAY-50). */
  readonly credentials: { readonly publicKey?: string; readonly apiKey?: string }
}
