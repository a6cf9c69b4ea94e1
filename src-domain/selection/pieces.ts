import type { MenuOption } from '../menu/menu.ts'
import { capOf, isBox, piecesCap, piecesOfOne } from '../menu/option-bounds.ts'
import type { SelectionError } from './selection-error.ts'
import type { Modifier } from './selections.ts'

type OptionMessage = Extract<SelectionError, { readonly type: 'option' }>['message']

export function piecesOf(chosen: readonly Modifier[], itemId: string): number {
  let count = 0
  for (const { item } of chosen) if (item === itemId) count += 1
  return count
}

/** Different choices. */
export function kindsIn(chosen: readonly Modifier[]): number {
  return new Set(chosen.map(({ item }) => item)).size
}

/** Most pieces of a choice, given the others. */
export function mostPiecesOf(option: MenuOption, chosen: readonly Modifier[], itemId: string): number {
  const now = piecesOf(chosen, itemId)
  if (now === 0 && kindsIn(chosen) >= capOf(option)) return 0
  return Math.max(now, Math.min(piecesOfOne(option), piecesCap(option) - chosen.length + now))
}

/** Faults of the number of pieces, or of "none, or at least so many". */
export function pieceErrors(option: MenuOption, chosen: readonly Modifier[]): readonly OptionMessage[] {
  const errors: OptionMessage[] = []
  const { unitMin = 0, minIfAny = 0 } = option
  const count = chosen.length
  if (count < unitMin) errors.push({ _tag: 'PiecesMin', min: unitMin })
  else if (count > 0 && count < minIfAny) errors.push({ _tag: 'NoneOrAtLeast', min: minIfAny })
  if (!isBox(option)) return errors
  if (count > piecesCap(option)) errors.push({ _tag: 'PiecesMax', max: piecesCap(option) })
  const max = piecesOfOne(option)
  if (count > max && chosen.some(({ item }) => piecesOf(chosen, item) > max))
    errors.push({ _tag: 'PiecesOfOneMax', max })
  return errors
}
