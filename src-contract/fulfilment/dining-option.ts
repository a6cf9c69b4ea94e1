import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { oneOf } from '../codec/plain.ts'

/** Order types as named on the wire. */
export const diningOption = oneOf('a dining option', diningOptions)
