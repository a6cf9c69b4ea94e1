import { type DiningOption, diningOptions } from './dining-option.ts'

/** An order type that a restaurant does not take now, or not at all. */
export interface TypeOff {
  readonly diningOption: DiningOption
  readonly why: WhyOff
}

type WhyOff = 'closed' | 'unavailable'
/** What stands before it: a table has another word with other back ends. */
type TypeWord = DiningOption | 'dinein'
export type TypeOffReason = `${TypeWord}-${WhyOff}`

const words: readonly TypeWord[] = [...diningOptions, 'dinein']

/** Every word of a server for it (CHK-30): made of the list, so that no order type is left without. */
export const typeOffReasons: readonly TypeOffReason[] = words.flatMap(
  (word) => [`${word}-closed`, `${word}-unavailable`] as const,
)

/** Undefined for any other reason. */
export function typeOff(reason: string | undefined): TypeOff | undefined {
  for (const word of words) {
    const diningOption = word === 'dinein' ? 'kiosk' : word
    if (reason === `${word}-closed`) return { diningOption, why: 'closed' }
    if (reason === `${word}-unavailable`) return { diningOption, why: 'unavailable' }
  }
  return undefined
}
