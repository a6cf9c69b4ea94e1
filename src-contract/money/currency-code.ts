import type { Codec } from '../codec/codec.ts'
import { matching } from '../codec/plain.ts'

/** In which currency amounts are, as somebody says it. Whether there is such a one is asked where money is taken: by the brand's codec. */
export const currencyCode: Codec<string> = matching('a currency code such as USD', /^[A-Z]{3}$/)
