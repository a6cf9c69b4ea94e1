import type { MenuOption } from './menu.ts'

/** Also fits a group, which has no pieces. */
export type Bounds = Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'> & PieceBounds
export type PieceBounds = Partial<Pick<MenuOption, 'unitMin' | 'unitMax' | 'maxPerItem' | 'minIfAny'>>

/** Pieces of a box without a maximum of its own. */
export const mostPieces = 100

export function minOf(option: Bounds): number {
  return option.min === undefined || option.min < 0 ? 0 : option.min
}

/**
 * Largest number of choices; Infinity without a limit. Single selection caps at 1 (SEL-08), and so does a minimum of 1
 * without a maximum (SEL-09). For a minimum above the maximum see `orderability.ts`.
 */
export function capOf(option: Bounds): number {
  const min = minOf(option)
  if (option.isSingleSelectionOnly) return Math.min(1, option.max ?? 1)
  if (option.max === undefined) return min === 1 && !isBox(option) ? 1 : Number.POSITIVE_INFINITY
  return min > option.max ? Math.min(1, option.max) : option.max
}

/** True if a choice can be taken several times. */
export function isBox({ unitMin, unitMax, maxPerItem }: PieceBounds): boolean {
  return unitMin !== undefined || unitMax !== undefined || maxPerItem !== undefined
}

/** Most pieces of a box. */
export function piecesCap({ unitMax }: PieceBounds): number {
  return unitMax ?? mostPieces
}

/** Most pieces of one choice of a box. */
export function piecesOfOne(option: PieceBounds): number {
  return Math.min(option.maxPerItem ?? mostPieces, piecesCap(option))
}

/** True if the customer must choose something. */
export function isAsked(option: Bounds): boolean {
  return minOf(option) > 0 || (option.unitMin ?? 0) > 0
}

/** Different choices that the bounds require. */
export function choicesNeeded(option: Bounds): number {
  const { unitMin = 0 } = option
  return unitMin === 0 ? minOf(option) : Math.max(minOf(option), Math.ceil(unitMin / piecesOfOne(option)))
}
