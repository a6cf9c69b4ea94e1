import type { Menu, MenuOption } from './menu.ts'
import type { MenuError } from './menu-problem.ts'
import { type Bounds, capOf, isBox, minOf, piecesCap, piecesOfOne } from './option-bounds.ts'

/**
 * First fault that makes the bounds impossible to meet. Contradicting bounds come first, because then the number on
 * offer means nothing.
 * @param offered number of distinct entries, including sold-out ones
 */
export function boundsFault(bounds: Bounds, offered: number): MenuError | undefined {
  const min = minOf(bounds)
  const { max, isSingleSelectionOnly } = bounds
  if (min === 0) return undefined
  if (max !== undefined && max <= 0) return { _tag: 'NothingAllowedButRequired', min }
  if (isSingleSelectionOnly && min > 1) return { _tag: 'SingleButRequiresMore', min }
  if (max !== undefined && min > max) return { _tag: 'MinAboveMax', min, max }
  return offered < min ? { _tag: 'TooFewOffered', min, offered } : undefined
}

/** Checks that the pieces can be met, and that no choice of a box has options of its own. */
export function pieceFaults(menu: Menu, option: MenuOption): readonly MenuError[] {
  const { unitMin = 0, minIfAny = 0 } = option
  const offered = new Set(option.items)
  const most = isBox(option)
    ? Math.min(piecesCap(option), Math.min(capOf(option), offered.size) * piecesOfOne(option))
    : Math.min(capOf(option), offered.size)
  const required = Math.max(unitMin, minIfAny)
  const asking = isBox(option) ? [...offered].filter((id) => (menu.items.get(id)?.options.length ?? 0) > 0) : []
  return [
    ...(required > most ? [{ _tag: 'TooFewPieces', required, most } as const] : []),
    ...asking.map((itemId): MenuError => ({ _tag: 'PieceAsks', itemId })),
  ]
}
