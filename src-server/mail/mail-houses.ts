import { shippedCountry, shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { type MailDress, type MailHouse, plainDress } from './mail-house.ts'

interface Sender {
  readonly brand: MailHouse['brand']
  readonly mail?: MailDress
}

/** A removed brand may still have orders to mail about. */
export function mailHouses(senders: readonly Sender[]): (brandId: string) => MailHouse {
  const houses = new Map(senders.map(({ brand, mail = plainDress }) => [brand.id, { brand, dress: mail }]))
  return (brandId) => houses.get(brandId) ?? { brand: removedBrand(brandId), dress: plainDress }
}

function removedBrand(id: string): MailHouse['brand'] {
  return { id, name: id, locales: ['en'], defaultLocale: 'en', currency: shippedCurrency, country: shippedCountry }
}
