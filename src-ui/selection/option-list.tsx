import { useCallback, useEffect, useRef } from 'react'
import type { Menu, MenuOption } from '../../src-domain/menu/menu.ts'
import { hasSizedPrices } from '../../src-domain/menu/price-by-size.ts'
import { scopeWithin } from '../../src-domain/selection/modifier-price.ts'
import type { ChoosingRules } from '../../src-domain/selection/option-kind.ts'
import { isFull } from '../../src-domain/selection/option-rule.ts'
import type { SelectionError } from '../../src-domain/selection/selection-error.ts'
import { selectionErrors } from '../../src-domain/selection/selection-errors.ts'
import type { Modifier, Selections } from '../../src-domain/selection/selections.ts'
import { type Path, selectionsWithin } from '../../src-domain/selection/within.ts'
import { useWords } from '../messages/words-context.tsx'
import { anchorOf, groupAt, scrollToGroup } from './option-anchor.ts'
import { idsAsText, OptionGroup } from './option-group.tsx'
import { errorSentence } from './selection-words.ts'
import type { ReplacedChoices } from './sheet-state.ts'
import type { ItemTypes } from './theme-types.ts'
import { heightBefore, isLong, useGradualRendering } from './use-gradual-rendering.ts'
import type { ItemSheetActions } from './use-item-sheet.ts'

export interface OptionListProps {
  readonly menu: Menu
  readonly rules: ChoosingRules
  readonly options: readonly MenuOption[]
  /** Path of the modifier that has these options; empty for the item's options. */
  readonly within: Path
  readonly selections: Selections
  readonly shown: readonly SelectionError[]
  readonly replaced: ReplacedChoices | undefined
  readonly diet: string | undefined
  readonly types: ItemTypes
  readonly placeholder: string
  readonly actions: ItemSheetActions
  readonly openDrawers: number
  /** Called when the last group is full; opens the next tab, if any (SEL-19). */
  readonly onEnd?: () => void
}

const nothing: readonly Modifier[] = []

/** List of option groups. Each gets props that stay equal until it changes. */
export function OptionList(list: OptionListProps) {
  const { menu, rules, options, within, selections, shown, diet, types, placeholder, actions, openDrawers } = list
  const { replaced, onEnd } = list
  const words = useWords('ordering')
  const here = within.map(({ option }) => option)
  const chosenHere = selectionsWithin(selections, within)
  const moveOn = useCallback(
    (option: string) => {
      const next = options[options.findIndex(({ id }) => id === option) + 1]
      const group = next === undefined ? null : groupAt(anchorOf([...within.map((step) => step.option), next.id]))
      if (group !== null) scrollToGroup(group)
      else onEnd?.()
    },
    [options, within, onEnd],
  )
  // A choice with nested options fills its group only when its drawer is saved.
  const filledBelow = useRef<string>(undefined)
  const onFull = useCallback(
    (option: string, isAsked: boolean) => {
      if (isAsked) filledBelow.current = option
      else moveOn(option)
    },
    [moveOn],
  )
  const isCovered = openDrawers > within.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the closing of the drawer moves to the next group
  useEffect(() => {
    if (isCovered) return
    const filled = options.find(({ id }) => id === filledBelow.current)
    filledBelow.current = undefined
    if (filled !== undefined && isFull(filled, chosenHere.get(filled.id)?.length ?? 0)) moveOn(filled.id)
  }, [isCovered])
  const drawn = useGradualRendering(options, shown.length > 0)
  return options.map((option, at) => {
    const path = [...here, option.id]
    if (at >= drawn) {
      return <div key={option.id} data-anchor={anchorOf(path)} tabIndex={-1} style={{ height: heightBefore(option) }} />
    }
    const chosen = chosenHere.get(option.id) ?? nothing
    const error = shown.find((one) => isAt(one, path))
    return (
      <OptionGroup
        key={option.id}
        menu={menu}
        rules={rules}
        option={option}
        within={within}
        chosen={chosen}
        scope={hasSizedPrices(menu, option) ? scopeWithin(selections, within) : undefined}
        diet={diet}
        actions={actions}
        onFull={onFull}
        error={error === undefined ? undefined : errorSentence(words, error)}
        replaced={replaced !== undefined && isAt(replaced, path) ? namesOf(menu, replaced) : ''}
        wrongInside={shown.some((one) => isBelow(one, path)) ? wrongModifierIds(menu, chosen) : ''}
        types={types}
        isLong={isLong(options)}
        placeholder={placeholder}
      />
    )
  })
}

function isAt(one: Pick<SelectionError, 'path'>, path: readonly string[]) {
  return one.path.length === path.length && path.every((id, at) => one.path[at] === id)
}

function isBelow(error: SelectionError, path: readonly string[]) {
  return error.path.length > path.length && path.every((id, at) => error.path[at] === id)
}

function wrongModifierIds(menu: Menu, chosen: readonly Modifier[]): string {
  const wrong = chosen.filter(({ item, modifiers }) => selectionErrors(menu, item, modifiers).length > 0)
  return wrong.length === 0 ? '' : idsAsText(wrong.map(({ item }) => item))
}

function namesOf(menu: Menu, { items }: ReplacedChoices): string {
  return items.map((id) => menu.items.get(id)?.name ?? '').join(', ')
}
