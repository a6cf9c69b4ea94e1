import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Location } from './location.ts'

export type WhatIsUnavailable = 'online' | 'ordering' | DiningOption

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
