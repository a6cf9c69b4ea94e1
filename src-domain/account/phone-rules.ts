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
}

/** Phone rules of a country of ISO 3166-1. */
export type PhoneRulesOf = (country: string) => PhoneRules

/** Countries with the code +1 have the rules of ACCT-64 to the letter. */
export const northAmericanPhones: PhoneRules = {
  problem: phoneProblem,
  dialled: dialledNumber,
  spellings: () => [],
  written: (typed) => typed,
}
