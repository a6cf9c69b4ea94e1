import { askedOptions } from '../../src-domain/menu/asked-options.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { ChoosingRules } from '../../src-domain/selection/option-kind.ts'
import type { SelectionError } from '../../src-domain/selection/selection-error.ts'
import { selectionErrors } from '../../src-domain/selection/selection-errors.ts'
import type { Selections } from '../../src-domain/selection/selections.ts'
import { type Path, selectionsWithin } from '../../src-domain/selection/within.ts'
import { optionDomId } from './option-dom-id.ts'
import { OptionGroup } from './option-group.tsx'
import type { ItemSheetActions } from './use-item-sheet.ts'

export interface OptionListProps {
  readonly menu: Menu
  readonly rules: ChoosingRules
  readonly sortsByWeight: boolean
  /** The item or modifier whose options are listed, and where it stands. */
  readonly item: string
  readonly within: Path
  readonly selections: Selections
  readonly shown: readonly SelectionError[]
  readonly actions: ItemSheetActions
}

const isAt = (error: SelectionError, path: readonly string[]) =>
  error.path.length === path.length && path.every((id, at) => error.path[at] === id)
const isBelow = (error: SelectionError, path: readonly string[]) =>
  error.path.length > path.length && path.every((id, at) => error.path[at] === id)

/** The option groups of one level, one below the other (MENU-26). */
export const OptionList = ({
  menu,
  rules,
  sortsByWeight,
  item,
  within,
  selections,
  shown,
  actions,
}: OptionListProps) => {
  const asking = menu.items.get(item)
  const here = within.map(({ option }) => option)
  const chosenHere = selectionsWithin(selections, within)
  const options = asking === undefined ? [] : askedOptions(menu, asking, { optionWeightedSort: sortsByWeight })
  return options.map((option) => {
    const path = [...here, option.id]
    const chosen = chosenHere.get(option.id) ?? []
    const hasErrorInside = shown.some((error) => isBelow(error, path))
    return (
      <OptionGroup
        key={option.id}
        domId={optionDomId(path)}
        menu={menu}
        rules={rules}
        option={option}
        within={within}
        chosen={chosen}
        actions={actions}
        error={shown.find((error) => isAt(error, path))}
        isWrongInside={(id) =>
          hasErrorInside &&
          chosen.some((one) => one.item === id && selectionErrors(menu, one.item, one.modifiers).length > 0)
        }
      />
    )
  })
}
