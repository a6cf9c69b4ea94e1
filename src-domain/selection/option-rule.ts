import { type Bounds, capOf, isBox, minOf, piecesCap } from '../menu/option-bounds.ts'

/** Facts for the sentence under an option's title ("Required, choose 2"). */
export type OptionRule =
  | { readonly _tag: 'RequiredExactly'; readonly count: number }
  | { readonly _tag: 'RequiredRange'; readonly min: number; readonly max: number }
  | { readonly _tag: 'RequiredAtLeast'; readonly min: number }
  | { readonly _tag: 'OptionalOne' }
  | { readonly _tag: 'UpTo'; readonly max: number }
  | { readonly _tag: 'AnyNumber' }
  /** Pieces of a box; no `max`: any number. `each`: pieces of one choice, if fewer than of all. */
  | { readonly _tag: 'Pieces'; readonly min: number; readonly max?: number; readonly each?: number }
  | { readonly _tag: 'NoneOrAtLeast'; readonly min: number; readonly each?: number }
  /** The option is hidden (SEL-06). */
  | { readonly _tag: 'NothingToChoose' }

export function ruleOf(option: Bounds): OptionRule {
  const [min, max] = [minOf(option), capOf(option)]
  if (max !== 0 && (isBox(option) || option.minIfAny !== undefined)) return pieceRule(option)
  if (min > 0) {
    if (max === Number.POSITIVE_INFINITY) return { _tag: 'RequiredAtLeast', min }
    return max > min ? { _tag: 'RequiredRange', min, max } : { _tag: 'RequiredExactly', count: min }
  }
  if (max === 0) return { _tag: 'NothingToChoose' }
  if (max === 1) return { _tag: 'OptionalOne' }
  return max === Number.POSITIVE_INFINITY ? { _tag: 'AnyNumber' } : { _tag: 'UpTo', max }
}

export function isFull(option: Bounds, chosenCount: number): boolean {
  return chosenCount >= (isBox(option) ? piecesCap(option) : capOf(option))
}

function pieceRule(option: Bounds): OptionRule {
  const { unitMin = 0, unitMax, maxPerItem, minIfAny = 0 } = option
  const each = maxPerItem === undefined || maxPerItem >= piecesCap(option) ? {} : { each: maxPerItem }
  if (unitMin === 0 && minIfAny > 0) return { _tag: 'NoneOrAtLeast', min: minIfAny, ...each }
  return { _tag: 'Pieces', min: unitMin, ...(unitMax === undefined ? {} : { max: unitMax }), ...each }
}
