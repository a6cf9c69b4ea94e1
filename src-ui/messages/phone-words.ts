import type { Country } from '../../src-domain/brand/country.ts'
import { displayedPhone, type ShownPhone } from '../../src-domain/text/displayed-phone.ts'

/** As the order server writes the phone, else in the format of LOC-50; the same in all languages. */
export function phoneWords({ phone = '', displayedPhone: displayed = displayedPhone(phone) }: ShownPhone): string {
  return displayed
}

/** A phone that the customer typed into a field that writes it as the country does. LOC-50 is for North America. */
export function typedPhoneWords(phone: string, country: Country): string {
  return country === 'US' || country === 'CA' ? displayedPhone(phone) : phone
}
