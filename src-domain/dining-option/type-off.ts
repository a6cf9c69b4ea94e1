import { type DiningOption, diningOptions } from './dining-option.ts'

/** An order type that a restaurant does not accept now, or at all. */
export interface TypeOff {
  readonly diningOption: DiningOption
  readonly why: WhyOff
}

type WhyOff = 'closed' | 'unavailable'
/** Other back ends call a table `dinein`. */
type TypeWord = DiningOption | 'dinein'
export type TypeOffReason = `${TypeWord}-${WhyOff}`

const words: readonly TypeWord[] = [...diningOptions, 'dinein']

export const typeOffReasons: readonly TypeOffReason[] = words.flatMap(
  (word) => [`${word}-closed`, `${word}-unavailable`] as const,
)

export function typeOff(reason: string | undefined): TypeOff | undefined {
  for (const word of words) {
    const diningOption = word === 'dinein' ? 'kiosk' : word
    if (reason === `${word}-closed`) return { diningOption, why: 'closed' }
    if (reason === `${word}-unavailable`) return { diningOption, why: 'unavailable' }
  }
  return undefined
}
