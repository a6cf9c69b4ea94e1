import type { Menu } from '../menu/menu.ts'
import { isBox } from '../menu/option-bounds.ts'
import { canBeChosen } from '../menu/orderability.ts'
import type { Choice } from './choose.ts'
import { defaultSelections } from './default-selections.ts'
import { mostPiecesOf, piecesOf } from './pieces.ts'
import type { Selections } from './selections.ts'
import { changeWithin, selectionsWithin, withChosen } from './within.ts'

/** Sets the pieces of a choice in a box, as many as fit. Pieces of one choice stay together. */
export function setPieces(menu: Menu, selections: Selections, choice: Choice, wanted: number): Selections {
  const { option: optionId, item, within = [] } = choice
  const option = menu.options.get(optionId)
  const chosen = selectionsWithin(selections, within).get(optionId) ?? []
  const now = piecesOf(chosen, item)
  if (option === undefined || !isBox(option) || (wanted > now && !canBeChosen(menu, option, item))) return selections
  const count = Math.min(Math.max(0, wanted), mostPiecesOf(option, chosen, item))
  if (count === now) return selections
  const piece = chosen.find((one) => one.item === item) ?? {
    option: optionId,
    item,
    modifiers: defaultSelections(menu, item, within.length + 2),
  }
  const pieces = Array.from({ length: count }, () => piece)
  const at = chosen.findIndex((one) => one.item === item)
  const others = chosen.filter((one) => one.item !== item)
  const before = at < 0 ? others.length : at
  return changeWithin(selections, within, (inner) =>
    withChosen(inner, optionId, [...others.slice(0, before), ...pieces, ...others.slice(before)]),
  )
}
