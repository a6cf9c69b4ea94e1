import type { Menu, MenuOption } from '../menu/menu.ts'
import { isBox } from '../menu/option-bounds.ts'
import type { SelectionError } from './selection-error.ts'
import { selectionErrors } from './selection-errors.ts'
import { deepestLevel, mostModifiers } from './selection-limits.ts'
import type { Modifier, Selections } from './selections.ts'

type Refusal = Extract<SelectionError, { readonly type: 'item' }>['message']

interface Walk {
  readonly menu: Menu
  readonly errors: SelectionError[]
  readonly path: string[]
  count: number
  /** Stops the walk through an abusive request. */
  isEnough: boolean
}

/**
 * Choices that the menu does not offer: wrong option or item, unknown, sold out, or duplicate. Checks at most six
 * levels and 200 modifiers, and rejects more. Our own screens cannot send these.
 */
export function offerErrors(menu: Menu, itemId: string, selections: Selections): readonly SelectionError[] {
  const walk: Walk = { menu, errors: [], path: [], count: 0, isEnough: false }
  check(walk, menu.items.get(itemId)?.options ?? [], selections)
  return walk.errors
}

/** All errors: choices not offered, then too few or too many. */
export function allSelectionErrors(menu: Menu, itemId: string, selections: Selections): readonly SelectionError[] {
  const offer = offerErrors(menu, itemId, selections)
  const isBoundless = offer.some(({ message }) => message._tag === 'TooDeep' || message._tag === 'TooManyModifiers')
  return isBoundless ? offer : [...offer, ...selectionErrors(menu, itemId, selections)]
}

function refusalOf(
  menu: Menu,
  option: MenuOption | undefined,
  modifier: Modifier,
  chosen: readonly Modifier[],
  position: number,
): Refusal | undefined {
  const itemId = modifier.item
  const item = menu.items.get(itemId)
  if (item === undefined || option === undefined || option.id !== modifier.option || !option.items.includes(itemId)) {
    return { _tag: 'NotOnOffer', itemId }
  }
  if (!item.isAvailable) return { _tag: 'SoldOut', itemId }
  if (isBox(option)) return undefined
  // Accepts the first of two equal choices.
  for (let earlier = 0; earlier < position; earlier += 1) {
    if (chosen[earlier]?.item === itemId) return { _tag: 'ChosenTwice', itemId }
  }
  return undefined
}

function refuse({ errors, path }: Walk, optionId: string, message: Refusal): void {
  errors.push({ type: 'item', optionId, path: [...path], message })
}

function checkChosen(walk: Walk, optionId: string, option: MenuOption | undefined, chosen: readonly Modifier[]): void {
  let position = 0
  for (const modifier of chosen) {
    walk.count += 1
    if (walk.count > mostModifiers) {
      refuse(walk, optionId, { _tag: 'TooManyModifiers' })
      walk.isEnough = true
    }
    if (walk.isEnough) return
    const refusal = refusalOf(walk.menu, option, modifier, chosen, position)
    if (refusal === undefined) check(walk, walk.menu.items.get(modifier.item)?.options ?? [], modifier.modifiers)
    else refuse(walk, optionId, refusal)
    position += 1
  }
}

function check(walk: Walk, allowed: readonly string[], selections: Selections): void {
  for (const [optionId, chosen] of selections) {
    if (chosen.length === 0) continue
    walk.path.push(optionId)
    if (walk.path.length > deepestLevel) {
      refuse(walk, optionId, { _tag: 'TooDeep' })
      walk.isEnough = true
    } else checkChosen(walk, optionId, allowed.includes(optionId) ? walk.menu.options.get(optionId) : undefined, chosen)
    walk.path.pop()
    if (walk.isEnough) return
  }
}
