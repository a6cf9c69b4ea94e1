import type { Codec } from '../codec/codec.ts'
import { matching } from '../codec/plain.ts'

/** The form of a currency code. Whether the currency exists is checked by the brand's codec. */
export const currencyCode: Codec<string> = matching('a currency code such as USD', /^[A-Z]{3}$/)
