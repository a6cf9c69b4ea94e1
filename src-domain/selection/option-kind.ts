import { type Bounds, capOf, isBox, minOf } from '../menu/option-bounds.ts'

/** `ordering.notReplaceMod` of the brand. */
export interface ChoosingRules {
  /**
   * True: a full option refuses, and "exactly one" can be cleared (SEL-04, SEL-11). False: the oldest choice is
   * replaced (SEL-10).
   */
  readonly notReplaceMod: boolean
}

/**
 * - optional-single: none or one; can be cleared (SEL-03, SEL-04)
 * - required-single: one; can be changed, not cleared (SEL-09)
 * - multi: several (SEL-05 to SEL-07)
 */
export type OptionKind = 'optional-single' | 'required-single' | 'multi'

export function kindOf(option: Bounds, { notReplaceMod }: ChoosingRules): OptionKind {
  if (isBox(option)) return 'multi'
  const min = minOf(option)
  if (isMulti(option, min)) return 'multi'
  // Single selection overrides the menu's maximum (SEL-08).
  const max = option.isSingleSelectionOnly ? capOf(option) : option.max
  if (min === 0) return 'optional-single'
  return notReplaceMod && min === 1 && max === 1 ? 'optional-single' : 'required-single'
}

function isMulti({ max, isSingleSelectionOnly }: Bounds, min: number): boolean {
  if (isSingleSelectionOnly) return false
  if (max === undefined) return min === 0 || min > 1
  return (max > min && max > 1) || (min === max && max !== 1)
}
