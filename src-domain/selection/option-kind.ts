import type { MenuOption } from '../menu/menu.ts'
import { capOf, minOf } from '../menu/option-bounds.ts'

/** What a brand decides about choosing (`ordering.notReplaceMod`). */
export interface ChoosingRules {
  /** On: a full option refuses one more, and "exactly one" can be cleared (SEL-04, SEL-11). Off: the oldest choice gives way (SEL-10). */
  readonly notReplaceMod: boolean
}

/**
 * - optional-single: none or one; the one can be cleared (SEL-03, SEL-04)
 * - required-single: one, which can be changed but not cleared (SEL-09)
 * - multi: several (SEL-05 to SEL-07)
 */
export type OptionKind = 'optional-single' | 'required-single' | 'multi'

type Bounds = Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'>

export function kindOf(option: Bounds, { notReplaceMod }: ChoosingRules): OptionKind {
  const min = minOf(option)
  if (isMulti(option, min)) return 'multi'
  // Single-selection-only makes the maximum 1, whatever the menu says (SEL-08).
  const max = option.isSingleSelectionOnly ? capOf(option) : option.max
  if (min === 0) return 'optional-single'
  return notReplaceMod && min === 1 && max === 1 ? 'optional-single' : 'required-single'
}

function isMulti({ max, isSingleSelectionOnly }: Bounds, min: number): boolean {
  if (isSingleSelectionOnly) return false
  if (max === undefined) return min === 0 || min > 1
  return (max > min && max > 1) || (min === max && max !== 1)
}
