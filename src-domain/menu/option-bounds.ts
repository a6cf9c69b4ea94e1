import type { MenuOption } from './menu.ts'

type Bounds = Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'>

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
  if (option.max === undefined) return min === 1 ? 1 : Number.POSITIVE_INFINITY
  return min > option.max ? Math.min(1, option.max) : option.max
}
