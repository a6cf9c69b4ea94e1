import * as E from 'fp-ts/lib/Either.js'
import type { Menu } from '../menu/menu.ts'
import type { SelectionError } from './selection-error.ts'
import { selectionErrors } from './selection-errors.ts'
import type { Selections } from './selections.ts'
import { type Path, selectionsWithin } from './within.ts'

/** The options of one chosen modifier, open for choosing (MENU-31). */
export interface NestedDrawer {
  /** Ends with the modifier whose options are shown. */
  readonly path: Path
  /** All selections as they were before the tap that opened the drawer. */
  readonly before: Selections
}

/**
 * SEL-15: closing unsaved takes everything back to before the tap. So a modifier that opened its drawer by being chosen
 * is gone again (and one it replaced is back), and a saved one keeps its saved choices.
 */
export function closeUnsaved(drawer: NestedDrawer): Selections {
  return drawer.before
}

/** SEL-16: saving keeps the modifier with what is nested in it; while something is wrong inside, the drawer stays open. */
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
