import type { Brand } from '../brand/brand.ts'

/** TABLE-05: ordering to a table takes both the product's kiosk setting and the location's. */
export function isKioskOn(brand: Pick<Brand, 'ordering'>, location: { readonly isKioskEnabled: boolean }): boolean {
  return brand.ordering.kiosk && location.isKioskEnabled
}
