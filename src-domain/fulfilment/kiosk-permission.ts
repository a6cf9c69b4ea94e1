import type { Brand } from '../brand/brand.ts'

export function isKioskOn(brand: Pick<Brand, 'ordering'>, location: { readonly isKioskEnabled: boolean }): boolean {
  return brand.ordering.kiosk && location.isKioskEnabled
}
