import * as E from 'fp-ts/lib/Either.js'
import type { Menu, MenuOption } from '../menu/menu.ts'
import { capOf } from '../menu/option-bounds.ts'
import { canBeChosen } from '../menu/orderability.ts'
import { defaultSelections } from './default-selections.ts'
import { type ChoosingRules, kindOf } from './option-kind.ts'
import type { Modifier, Selections } from './selections.ts'
import { changeWithin, type Path, selectionsWithin, withChosen } from './within.ts'

/** `within`: path of the parent modifier; absent for the item's own options. */
export interface Choice {
  readonly option: string
  readonly item: string
  readonly within?: Path
}

/** MAX_ITEM_SELECTED (SEL-12): the option is full and the brand does not replace choices. */
export interface OptionFull {
  readonly _tag: 'OptionFull'
  readonly optionId: string
  readonly optionName: string
  readonly max: number
}

export function isChosen(selections: Selections, choice: Choice): boolean {
  return chosenAt(selections, choice).some(({ item }) => item === choice.item)
}

function put(selections: Selections, { option, within = [] }: Choice, chosen: readonly Modifier[]): Selections {
  return changeWithin(selections, within, (inner) => withChosen(inner, option, chosen))
}

/** Also removes nested choices (SEL-13). */
export function remove(selections: Selections, choice: Choice): Selections {
  const chosen = chosenAt(selections, choice)
  const kept = chosen.filter(({ item }) => item !== choice.item)
  return kept.length === chosen.length ? selections : put(selections, choice, kept)
}

function offered(menu: Menu, { option, item }: Choice): MenuOption | undefined {
  const found = menu.options.get(option)
  return found !== undefined && canBeChosen(menu, found, item) ? found : undefined
}

/**
 * Chooses a modifier with its defaults. A full option replaces its first choice (SEL-10). With `notReplaceMod`, a full
 * multi-select option refuses (SEL-11); a single-select one still replaces. A modifier that is already chosen,
 * unavailable or not offered changes nothing.
 */
export function addChoice(
  menu: Menu,
  rules: ChoosingRules,
  selections: Selections,
  choice: Choice,
): E.Either<OptionFull, Selections> {
  const option = offered(menu, choice)
  if (option === undefined || isChosen(selections, choice)) return E.right(selections)
  const chosen = chosenAt(selections, choice)
  const max = capOf(option)
  if (chosen.length >= max && rules.notReplaceMod && kindOf(option, rules) === 'multi') {
    return E.left({ _tag: 'OptionFull', optionId: option.id, optionName: option.name, max })
  }
  if (max === 0) return E.right(selections)
  const level = (choice.within?.length ?? 0) + 2
  const added: Modifier = {
    option: choice.option,
    item: choice.item,
    modifiers: defaultSelections(menu, choice.item, level),
  }
  const kept = chosen.length >= max ? chosen.slice(chosen.length - max + 1) : chosen
  return E.right(put(selections, choice, [...kept, added]))
}

/** A required single option keeps its choice (SEL-09). */
export function toggle(
  menu: Menu,
  rules: ChoosingRules,
  selections: Selections,
  choice: Choice,
): E.Either<OptionFull, Selections> {
  if (!isChosen(selections, choice)) return addChoice(menu, rules, selections, choice)
  const option = menu.options.get(choice.option)
  const mustStay = option !== undefined && kindOf(option, rules) === 'required-single'
  return E.right(mustStay ? selections : remove(selections, choice))
}

function chosenAt(selections: Selections, { option, within = [] }: Choice): readonly Modifier[] {
  return selectionsWithin(selections, within).get(option) ?? []
}
