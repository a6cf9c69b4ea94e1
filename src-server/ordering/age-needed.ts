import type { Brand } from '../../src-domain/brand/brand.ts'
import { hasAlcohol, leastAgeFor } from '../../src-domain/menu/alcohol.ts'
import { selectedItems } from '../../src-domain/selection/selected-items.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import type { PricedLine } from './submitted-line.ts'

/** Least age of the customer in years, if an item or a choice of the order has alcohol. */
export function ageNeeded(
  lines: readonly PricedLine[],
  { alcohol }: Pick<LocationSettings, 'alcohol'>,
  { country }: Pick<Brand, 'country'>,
): number | undefined {
  const isNeeded = lines.some(({ menu, item, selections }) => hasAlcohol([item, ...selectedItems(menu, selections)]))
  return isNeeded ? leastAgeFor(country, alcohol) : undefined
}
