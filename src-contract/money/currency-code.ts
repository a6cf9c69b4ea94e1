import type { Codec } from '../codec/codec.ts'
import { matching } from '../codec/plain.ts'

/** Checks the form only; the brand's codec checks that the currency exists. */
export const currencyCode: Codec<string> = matching('a currency code such as USD', /^[A-Z]{3}$/)
