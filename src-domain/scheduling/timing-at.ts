import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Location } from '../location/location.ts'
import type { Instant } from '../time/clock.ts'
import { type OrderTiming, orderTiming } from './order-timing.ts'

export function timingAt(
  brand: Pick<Brand, 'ordering'>,
  location: Pick<Location, 'timeZone' | 'isPreorderRequired' | 'isOpenFor' | 'nextTimes' | 'pauses'>,
  diningOption: DiningOption,
  now: Instant,
): OrderTiming {
  return orderTiming({ brand, diningOption, timeZone: location.timeZone, location, validation: undefined, now })
}
