import { northAmericanPhones, type PhoneRulesOf } from '../../src-domain/account/phone-rules.ts'
import { shippedCountry, shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { type MailDress, type MailHouse, plainDress } from './mail-house.ts'

interface Sender {
  readonly brand: MailHouse['brand']
  readonly mail?: MailDress
}

/** A removed brand may still have orders to mail about. */
export function mailHouses(
  senderOf: (brandId: string) => Sender | undefined,
  phonesOf: PhoneRulesOf = () => northAmericanPhones,
): (brandId: string) => MailHouse {
  return (brandId) => {
    const { brand, mail = plainDress } = senderOf(brandId) ?? { brand: removedBrand(brandId) }
    return { brand, dress: mail, phones: phonesOf(brand.country) }
  }
}

function removedBrand(id: string): MailHouse['brand'] {
  return { id, name: id, locales: ['en'], defaultLocale: 'en', currency: shippedCurrency, country: shippedCountry }
}
