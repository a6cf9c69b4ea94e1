import { displayedPhone } from '../../src-domain/location/phone-number.ts'

/** A phone number as customers read it (LOC-50); the same in every language of ours. */
export function phoneWords(phone: string): string {
  return displayedPhone(phone)
}
