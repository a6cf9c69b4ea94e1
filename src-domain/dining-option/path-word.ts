import * as O from 'fp-ts/lib/Option.js'
import { type DiningOption, isDiningOption } from './dining-option.ts'

/** URLs say `dine-in` for `kiosk` (CART-23). */
export function pathWord(option: DiningOption): string {
  return option === 'kiosk' ? 'dine-in' : option
}

/** Parses the order type of /location/{slug}/{orderType}; also accepts `dinein` and `kiosk` (LOC-15). */
export function fromPathWord(word: string): O.Option<DiningOption> {
  return word === 'dine-in' || word === 'dinein' ? O.some('kiosk') : isDiningOption(word) ? O.some(word) : O.none
}
