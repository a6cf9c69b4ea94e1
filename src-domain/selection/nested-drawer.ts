import * as E from 'fp-ts/lib/Either.js'
import type { Menu } from '../menu/menu.ts'
import type { SelectionError } from './selection-error.ts'
import { selectionErrors } from './selection-errors.ts'
import type { Selections } from './selections.ts'
import { type Path, selectionsWithin } from './within.ts'

export interface NestedDrawer {
  /** The drawer's modifier is the last step. */
  readonly path: Path
  /** Selections before the tap that opened the drawer. */
  readonly before: Selections
}

/**
 * SEL-15: restores the selections before the tap that opened the drawer. Removes a modifier that the tap chose, and
 * restores one that it replaced.
 */
export function closeUnsaved(drawer: NestedDrawer): Selections {
  return drawer.before
}

/** SEL-16: the drawer stays open while it has errors. */
export function saveDrawer(
  menu: Menu,
  selections: Selections,
  { path }: NestedDrawer,
): E.Either<readonly SelectionError[], Selections> {
  const modifier = path.at(-1)
  if (modifier === undefined) return E.right(selections)
  const options = path.map(({ option }) => option)
  const errors = selectionErrors(menu, modifier.item, selectionsWithin(selections, path)).map((error) => ({
    ...error,
    path: [...options, ...error.path],
  }))
  return errors.length > 0 ? E.left(errors) : E.right(selections)
}
