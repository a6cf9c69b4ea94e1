import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { oneOf } from '../codec/plain.ts'

export const diningOption = oneOf('a dining option', diningOptions)
