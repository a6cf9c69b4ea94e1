import { type InputHTMLAttributes, type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { suitingDiet } from '../../src-domain/menu/diet-filter.ts'
import { listed } from '../../src-domain/menu/listed.ts'
import type { Menu, MenuItem, MenuOption } from '../../src-domain/menu/menu.ts'
import { capOf, isBox } from '../../src-domain/menu/option-bounds.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { modifierPrice, type Scope } from '../../src-domain/selection/modifier-price.ts'
import { type ChoosingRules, kindOf, type OptionKind } from '../../src-domain/selection/option-kind.ts'
import { isFull, type OptionRule, ruleOf } from '../../src-domain/selection/option-rule.ts'
import { mostPiecesOf, piecesOf } from '../../src-domain/selection/pieces.ts'
import type { Modifier } from '../../src-domain/selection/selections.ts'
import type { Path } from '../../src-domain/selection/within.ts'
import type { ItemSheetActions } from './use-item-sheet.ts'

export interface OptionGroupNeeds {
  readonly menu: Menu
  readonly rules: ChoosingRules
  readonly option: MenuOption
  /** Path of the modifier that has these options; empty for the item's options. */
  readonly within: Path
  readonly chosen: readonly Modifier[]
  /** Only for modifiers whose price depends on a size, so that other groups do not render again. */
  readonly scope: Scope | undefined
  /** Diet of the filter: only matching modifiers and selected ones are offered (MENU-40). */
  readonly diet: string | undefined
  readonly actions: Pick<ItemSheetActions, 'tap' | 'clear' | 'reopen' | 'setPieces'>
  /**
   * Called when a tap filled the group (SEL-19), but not for keys, whose focus must stay. `isAsked`: the choice first
   * opens a drawer.
   */
  readonly onFull: (option: string, isAsked: boolean) => void
}

export interface PieceCount {
  readonly count: number
  readonly most: number
}

/** Choice of a group. The object is stable, so that rows do not render again. */
export interface OfferedChoice {
  readonly item: MenuItem
  readonly modifier: Modifier | undefined
  readonly price: Minor
  /** Count of the choice and its limit; only in a box. */
  readonly pieces?: PieceCount
  /** True if the group is full and the brand does not replace choices. The input stays focusable and explains that. */
  readonly isHeldBack: boolean
  /** True if the choice has nested options. */
  readonly asks: boolean
}

/** Handlers of a group's inputs. The object is stable. */
export interface ChoiceHandlers {
  readonly input: (choice: OfferedChoice) => InputHTMLAttributes<HTMLInputElement>
  readonly reopen: (item: string) => void
  readonly setPieces: (item: string, count: number) => void
}

export interface OptionGroupState {
  readonly kind: OptionKind
  readonly rule: OptionRule
  readonly count: number
  readonly max: number
  readonly choices: readonly OfferedChoice[]
  readonly hidden: number
  /** True if no modifier names a diet, so that all are offered (MENU-40). */
  readonly isUnmarked: boolean
  /** Price of a modifier for the chosen size. */
  readonly priceOf: (item: MenuItem) => Minor
  readonly hands: ChoiceHandlers
  /** Handlers of the group's element that record pointer or keyboard use. */
  readonly onPointerDown: () => void
  readonly onKeyDown: () => void
  /** Clears an optional single choice, because a radio cannot be unchecked. */
  readonly clear: (() => void) | undefined
}

/** Behaviour and semantics of an option group, shared by all theme types (MENU-36). */
export function useOptionGroup(needs: OptionGroupNeeds): OptionGroupState {
  const { menu, rules, option, within, chosen, scope, actions } = needs
  const name = useId()
  const latest = useRef(needs)
  latest.current = needs
  const byArrow = useRef(false)
  const byPointer = useRef(false)
  const kind = kindOf(option, rules)
  const refuses = rules.notReplaceMod && kind === 'multi' && isFull(option, chosen.length)
  const hands = useMemo((): ChoiceHandlers => {
    const choice = (item: string) => ({ option: latest.current.option.id, item, within: latest.current.within })
    const reopen = (item: string) => latest.current.actions.reopen(choice(item))
    const tap = (item: string, isNew: boolean, isAsked: boolean) => {
      const now = latest.current
      const count = now.chosen.length
      now.actions.tap(choice(item), !byArrow.current)
      const isFilled = !isFull(now.option, count) && isFull(now.option, count + 1)
      if (isNew && isFilled && byPointer.current) now.onFull(now.option.id, isAsked)
    }
    return {
      reopen,
      setPieces: (item, count) => latest.current.actions.setPieces(choice(item), count),
      input: ({ item, modifier, isHeldBack, asks }) => ({
        type: kind === 'multi' ? 'checkbox' : 'radio',
        name,
        value: item.id,
        checked: modifier !== undefined,
        disabled: !item.isAvailable && modifier === undefined,
        'aria-disabled': isHeldBack || undefined,
        onChange: () => tap(item.id, modifier === undefined, asks),
        onClick: () => {
          if (kind === 'optional-single' && modifier !== undefined) latest.current.actions.clear(choice(item.id))
        },
        onKeyDown: (event: KeyboardEvent) => {
          // Remembers arrow keys, because a drawer that opens while they pass a choice would trap the keyboard.
          byArrow.current = event.key.startsWith('Arrow')
          if (event.key === 'Enter' && asks && modifier !== undefined) {
            event.preventDefault()
            reopen(item.id)
          }
        },
        onKeyUp: () => {
          byArrow.current = false
        },
      }),
    }
  }, [kind, name])
  const priceOf = (item: MenuItem) => (scope === undefined ? item.price : modifierPrice(item, scope))
  const offered = offeredIn(needs)
  const single = kind === 'optional-single' ? chosen[0] : undefined
  return {
    kind,
    rule: ruleOf(option),
    count: chosen.length,
    max: isBox(option) ? (option.unitMax ?? Number.POSITIVE_INFINITY) : capOf(option),
    hidden: listed(option.items, menu.items).length - offered.length,
    isUnmarked: needs.diet !== undefined && isUnmarked(offered),
    choices: offered.map((item): OfferedChoice => {
      const modifier = chosen.find((one) => one.item === item.id)
      const asks = item.options.some((id) => menu.options.has(id))
      return {
        ...{ item, modifier, price: priceOf(item), asks },
        isHeldBack: refuses && modifier === undefined,
        ...(isBox(option) ? { pieces: piecesIn(option, chosen, item) } : {}),
      }
    }),
    priceOf,
    hands,
    onPointerDown: () => {
      byPointer.current = true
    },
    onKeyDown: () => {
      byPointer.current = false
    },
    clear: single === undefined ? undefined : () => actions.clear({ option: option.id, item: single.item, within }),
  }
}

function piecesIn(option: MenuOption, chosen: readonly Modifier[], { id, isAvailable }: MenuItem): PieceCount {
  const count = piecesOf(chosen, id)
  return { count, most: isAvailable ? mostPiecesOf(option, chosen, id) : count }
}

function isUnmarked(all: readonly MenuItem[]): boolean {
  return all.every(({ dietaryRestrictions }) => dietaryRestrictions.length === 0)
}

/** Groups without diets, such as cup sizes, are not filtered. */
function offeredIn({ menu, option, chosen, diet }: OptionGroupNeeds): readonly MenuItem[] {
  const all = listed(option.items, menu.items)
  if (diet === undefined || isUnmarked(all)) return all
  const suiting = new Set(suitingDiet(all, diet).map(({ id }) => id))
  return all.filter(({ id }) => suiting.has(id) || chosen.some(({ item }) => item === id))
}
