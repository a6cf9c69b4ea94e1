import type { MenuGroup, MenuOption } from './menu.ts'
import type { MenuError } from './menu-problem.ts'
import { minOf } from './option-bounds.ts'

type Bounds = Pick<MenuOption | MenuGroup, 'min' | 'max' | 'isSingleSelectionOnly'>

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
