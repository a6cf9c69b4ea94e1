import type { Brand } from '../brand/brand.ts'

/** TABLE-05. */
export function isKioskOn(brand: Pick<Brand, 'ordering'>, location: { readonly isKioskEnabled: boolean }): boolean {
  return brand.ordering.kiosk && location.isKioskEnabled
}
