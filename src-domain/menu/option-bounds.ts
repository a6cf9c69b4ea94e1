import type { MenuOption } from './menu.ts'

type Bounds = Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'>

/** How many must be chosen; an absent minimum is 0. */
export function minOf(option: Bounds): number {
  return option.min === undefined || option.min < 0 ? 0 : option.min
}

/**
 * How many may be chosen at once, Infinity where nothing limits it. Single-selection-only caps at 1 (SEL-08), and so
 * does a minimum of 1 without a maximum (SEL-09). A minimum above the maximum is a mistake of the menu; see orderability.
 */
export function capOf(option: Bounds): number {
  const min = minOf(option)
  if (option.isSingleSelectionOnly) return Math.min(1, option.max ?? 1)
  if (option.max === undefined) return min === 1 ? 1 : Number.POSITIVE_INFINITY
  return min > option.max ? Math.min(1, option.max) : option.max
}
