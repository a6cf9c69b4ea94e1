import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Location } from './location.ts'

/** What cannot be ordered here; each has a sentence of its own (LOC-20). */
export type WhatIsUnavailable = 'online' | 'ordering' | DiningOption

/** What a location does not do: ordering is off for the shop, this way of getting the food is, or it is off here. */
export function unavailability(
  { ordering, routes }: Pick<Brand, 'ordering' | 'routes'>,
  location: Pick<Location, 'isKioskEnabled'>,
  type: DiningOption,
): WhatIsUnavailable | undefined {
  if (!routes.ordering) return 'online'
  if (!ordering.enabled) return 'ordering'
  if (!ordering[type]) return type
  return type === 'kiosk' && !location.isKioskEnabled ? 'kiosk' : undefined
}
