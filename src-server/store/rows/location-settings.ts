import type { Table } from '../../../src-domain/cart/order-in-progress.ts'
import type { PerDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { DeliveryZone } from '../../../src-domain/fulfilment/delivery-zone.ts'
import type { HandAcceptance } from '../../../src-domain/kitchen/hand-acceptance.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import type { AlcoholRules } from '../../../src-domain/menu/alcohol.ts'
import type { ChargeTerms } from '../../../src-domain/pricing/order-totals.ts'
import type { SlotTerms } from '../../../src-domain/scheduling/slots.ts'

export interface KitchenSettings {
  /** Address that receives the slip. */
  readonly email?: string
  /** URL that receives the order as signed JSON. */
  readonly webhook?: string
}

export interface LocationSettings {
  readonly location: Omit<Location, 'isOpen' | 'isOpenFor' | 'nextTimes' | 'distanceInMiles' | 'fees' | 'taxIncluded'>
  /** Absent or empty: it delivers anywhere. */
  readonly deliveryZones?: readonly DeliveryZone[]
  readonly charges: PerDiningOption<ChargeTerms>
  readonly tables: readonly Table[]
  readonly schedule: SlotTerms
  /** Absent or empty: no recipients. Never sent to a browser. */
  readonly kitchen?: KitchenSettings
  /** Absent: orders are accepted when they are placed. */
  readonly acceptance?: HandAcceptance
  /** Absent: alcohol is delivered, from the usual age of the brand's country on. */
  readonly alcohol?: AlcoholRules
  /** Publishable keys (PAY-50). */
  readonly credentials: { readonly publicKey?: string; readonly apiKey?: string }
}
