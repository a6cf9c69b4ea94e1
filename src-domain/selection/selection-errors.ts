import type { Menu, MenuOption } from '../menu/menu.ts'
import { capOf, isBox, minOf } from '../menu/option-bounds.ts'
import { kindsIn, pieceErrors } from './pieces.ts'
import type { SelectionError } from './selection-error.ts'
import type { Modifier, Selections } from './selections.ts'

type OptionMessage = Extract<SelectionError, { readonly type: 'option' }>['message']

const nothing: readonly Modifier[] = []

interface Walk {
  readonly menu: Menu
  readonly errors: SelectionError[]
  /** Option ids on the path to the current option. Copied only for errors. */
  readonly path: string[]
}

/**
 * Options with too few or too many choices (SEL-20, SEL-21), including nested ones (SEL-22), parents first, in server
 * order. Does not check whether choices are offered; the server calls `offerErrors` first.
 */
export function selectionErrors(menu: Menu, itemId: string, selections: Selections): readonly SelectionError[] {
  const walk: Walk = { menu, errors: [], path: [] }
  checkAll(walk, menu.items.get(itemId)?.options ?? [], selections)
  return walk.errors
}

function note({ errors, path }: Walk, optionId: string, message: OptionMessage): void {
  errors.push({ type: 'option', optionId, path: [...path], message })
}

function checkOption(walk: Walk, option: MenuOption, chosen: readonly Modifier[]): void {
  const min = minOf(option)
  const max = capOf(option)
  const counted = isBox(option)
  const count = counted ? kindsIn(chosen) : chosen.length
  if (count < min) note(walk, option.id, { _tag: 'SelectionMin', min })
  if (count > max) note(walk, option.id, { _tag: 'SelectionMax', max })
  if (counted || option.minIfAny !== undefined) {
    for (const message of pieceErrors(option, chosen)) note(walk, option.id, message)
  }
  for (const modifier of chosen) {
    const nested = walk.menu.items.get(modifier.item)?.options
    if (nested !== undefined && nested.length > 0) checkAll(walk, nested, modifier.modifiers)
  }
}

function checkAll(walk: Walk, options: readonly string[], selections: Selections): void {
  for (const optionId of options) {
    const option = walk.menu.options.get(optionId)
    if (option === undefined) continue
    walk.path.push(optionId)
    checkOption(walk, option, selections.get(optionId) ?? nothing)
    walk.path.pop()
  }
}
