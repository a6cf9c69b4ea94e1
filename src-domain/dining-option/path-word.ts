import * as O from 'fp-ts/lib/Option.js'
import { type DiningOption, isDiningOption } from './dining-option.ts'

/** In an address the kiosk is called dine-in; everywhere else it is `kiosk` (CART-23). */
export function pathWord(option: DiningOption): string {
  return option === 'kiosk' ? 'dine-in' : option
}

/** Reads the order type of /location/{slug}/{orderType}; `dinein` and `kiosk` are understood as well (LOC-15). */
export function fromPathWord(word: string): O.Option<DiningOption> {
  return word === 'dine-in' || word === 'dinein' ? O.some('kiosk') : isDiningOption(word) ? O.some(word) : O.none
}
