import type { AddressProblems } from '../../src-domain/address/address-problems.ts'
import type { Words } from '../messages/words-context.tsx'

export type FieldErrors = Partial<Readonly<Record<keyof AddressProblems, string>>>

/** Error texts by field (LOC-37 to LOC-40). */
export function addressErrors(problems: AddressProblems, words: Words['delivery']): FieldErrors {
  return {
    ...(problems.street1 === undefined ? {} : { street1: words.streetRequired }),
    ...(problems.city === undefined ? {} : { city: words.cityRequired }),
    ...(problems.state === undefined ? {} : { state: words.stateRequired }),
    ...(problems.zip === undefined ? {} : { zip: problems.zip === 'missing' ? words.zipRequired : words.zipInvalid }),
  }
}
