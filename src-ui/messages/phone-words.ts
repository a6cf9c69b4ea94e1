import { displayedPhone } from '../../src-domain/location/phone-number.ts'

/** Display format of a phone number (LOC-50), the same in all languages. */
export function phoneWords(phone: string): string {
  return displayedPhone(phone)
}
