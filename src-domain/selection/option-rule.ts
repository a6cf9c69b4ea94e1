import type { MenuOption } from '../menu/menu.ts'
import { capOf, minOf } from '../menu/option-bounds.ts'

/** Facts for the sentence under an option's title ("Required, choose 2"). */
export type OptionRule =
  | { readonly _tag: 'RequiredExactly'; readonly count: number }
  | { readonly _tag: 'RequiredRange'; readonly min: number; readonly max: number }
  | { readonly _tag: 'RequiredAtLeast'; readonly min: number }
  | { readonly _tag: 'OptionalOne' }
  | { readonly _tag: 'UpTo'; readonly max: number }
  | { readonly _tag: 'AnyNumber' }
  /** The option is hidden (SEL-06). */
  | { readonly _tag: 'NothingToChoose' }

export function ruleOf(option: Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'>): OptionRule {
  const [min, max] = [minOf(option), capOf(option)]
  if (min > 0) {
    if (max === Number.POSITIVE_INFINITY) return { _tag: 'RequiredAtLeast', min }
    return max > min ? { _tag: 'RequiredRange', min, max } : { _tag: 'RequiredExactly', count: min }
  }
  if (max === 0) return { _tag: 'NothingToChoose' }
  if (max === 1) return { _tag: 'OptionalOne' }
  return max === Number.POSITIVE_INFINITY ? { _tag: 'AnyNumber' } : { _tag: 'UpTo', max }
}

export function isFull(
  option: Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'>,
  chosenCount: number,
): boolean {
  return chosenCount >= capOf(option)
}
