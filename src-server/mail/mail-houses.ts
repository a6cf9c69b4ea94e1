import { shippedCountry, shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { type MailDress, type MailHouse, plainDress } from './mail-house.ts'

interface Sender {
  readonly brand: MailHouse['brand']
  readonly mail?: MailDress
}

/** A removed brand may still have orders to mail about. */
export function mailHouses(senderOf: (brandId: string) => Sender | undefined): (brandId: string) => MailHouse {
  return (brandId) => {
    const { brand, mail = plainDress } = senderOf(brandId) ?? { brand: removedBrand(brandId) }
    return { brand, dress: mail }
  }
}

function removedBrand(id: string): MailHouse['brand'] {
  return { id, name: id, locales: ['en'], defaultLocale: 'en', currency: shippedCurrency, country: shippedCountry }
}
