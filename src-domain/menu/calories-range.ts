import * as O from 'fp-ts/lib/Option.js'
import type { Calories } from './menu.ts'

/** None when both bounds are 0. Equal bounds stay a range (MENU-39). */
export function caloriesRange(calories: Calories | undefined): O.Option<Calories> {
  return calories === undefined || (calories.min === 0 && calories.max === 0) ? O.none : O.some(calories)
}
