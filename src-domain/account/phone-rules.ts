import { displayedPhone, type ShownPhone } from '../text/displayed-phone.ts'
import { dialledNumber } from './dialled-number.ts'
import { type PhoneProblem, phoneProblem } from './phone-problem.ts'

/** How phone numbers of one country are typed and dialled. */
export interface PhoneRules {
  readonly problem: (typed: string) => PhoneProblem | undefined
  /** E.164; undefined if it is no phone. */
  readonly dialled: (typed: string) => string | undefined
  /** Digits by which other people may have written the same number; none if the typed digits are enough. */
  readonly spellings: (typed: string) => readonly string[]
  /** As people of the country write it, for the field it was typed in; an invalid phone stays unchanged. */
  readonly written: (typed: string) => string
  /** For pages, mails and slips. */
  readonly displayed: (phone: string) => string
}

/** Phone rules of a country of ISO 3166-1. */
export type PhoneRulesOf = (country: string) => PhoneRules

/** Countries with the code +1 have the rules of ACCT-64 to the letter. */
export const northAmericanPhones: PhoneRules = {
  problem: phoneProblem,
  dialled: dialledNumber,
  spellings: () => [],
  written: (typed) => typed,
  displayed: displayedPhone,
}

/**
 * As an order keeps it: E.164, which couriers and webhooks take. A number that cannot be read stays as typed, because
 * people read it; so does one with an extension, which E.164 cannot hold.
 */
export function keptPhone(phones: Pick<PhoneRules, 'dialled'>, typed: string): string {
  return /[a-z]/i.test(typed) ? typed : (phones.dialled(typed) ?? typed)
}

/** Fields of an answer. A phone that LOC-50 formats as well has no displayed form, so answers of the US are as they were. */
export function displayedIn(phones: Pick<PhoneRules, 'displayed'>, phone: string | undefined): DisplayedField {
  if (phone === undefined) return {}
  const displayed = phones.displayed(phone)
  return displayed === displayedPhone(phone) ? {} : { displayedPhone: displayed }
}

type DisplayedField = Pick<ShownPhone, 'displayedPhone'>
