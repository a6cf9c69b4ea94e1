import { displayedPhone } from '../../src-domain/location/phone-number.ts'

/** A phone number as customers read it (LOC-50); the same in every language of ours. */
export const phoneWords = (phone: string): string => displayedPhone(phone)
