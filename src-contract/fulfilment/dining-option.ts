import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { oneOf } from '../codec/plain.ts'

/** A way of getting the food, in the wire's words. */
export const diningOption = oneOf('a dining option', diningOptions)
