import { type InputHTMLAttributes, type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { suitingDiet } from '../../src-domain/menu/diet-filter.ts'
import { listed } from '../../src-domain/menu/listed.ts'
import type { Menu, MenuItem, MenuOption } from '../../src-domain/menu/menu.ts'
import { capOf } from '../../src-domain/menu/option-bounds.ts'
import { type ChoosingRules, kindOf, type OptionKind } from '../../src-domain/selection/option-kind.ts'
import { isFull, type OptionRule, ruleOf } from '../../src-domain/selection/option-rule.ts'
import type { Modifier } from '../../src-domain/selection/selections.ts'
import type { Path } from '../../src-domain/selection/within.ts'
import type { ItemSheetActions } from './use-item-sheet.ts'

export interface OptionGroupNeeds {
  readonly menu: Menu
  readonly rules: ChoosingRules
  readonly option: MenuOption
  /** The modifier whose options these are; empty for the item's own. */
  readonly within: Path
  readonly chosen: readonly Modifier[]
  /** MENU-40: only what suits it is offered, and what is chosen already. */
  readonly diet: string | undefined
  readonly actions: Pick<ItemSheetActions, 'tap' | 'clear' | 'reopen'>
  /**
   * SEL-19: told when a tap of the pointer filled the group. A keyboard is not moved on: its focus is where it looks.
   * `isAsked`: the choice that filled it opens a drawer of its own first.
   */
  readonly onFull: (option: string, isAsked: boolean) => void
}

/** One choice of a group, as plain values: a row whose values stay the same is not drawn again. */
export interface OfferedChoice {
  readonly item: MenuItem
  readonly modifier: Modifier | undefined
  /** The group is full and this brand does not replace: why it cannot be chosen is in words, the input stays reachable. */
  readonly isHeldBack: boolean
  /** It has options of its own. */
  readonly asks: boolean
}

/** What the inputs of a group do. It stays the same object for as long as the group is drawn. */
export interface ChoiceHands {
  readonly input: (choice: OfferedChoice) => InputHTMLAttributes<HTMLInputElement>
  readonly reopen: (item: string) => void
}

export interface OptionGroupState {
  readonly kind: OptionKind
  readonly rule: OptionRule
  readonly count: number
  readonly max: number
  readonly choices: readonly OfferedChoice[]
  /** Left out because of the diet. */
  readonly hidden: number
  /** A diet is wanted, and nothing here says whether it suits: all of it is offered (MENU-40). */
  readonly isUnmarked: boolean
  readonly hands: ChoiceHands
  /** To be told by the group's element: whether a pointer or a key is at work. */
  readonly onPointerDown: () => void
  readonly onKeyDown: () => void
  /** There for an optional single choice that is made: a radio cannot be taken back. */
  readonly clear: (() => void) | undefined
}

/** The behaviour and the semantics of one option group without a drawing (MENU-36: types change the drawing only). */
export function useOptionGroup(needs: OptionGroupNeeds): OptionGroupState {
  const { menu, rules, option, within, chosen, actions } = needs
  const name = useId()
  const latest = useRef(needs)
  latest.current = needs
  const byArrow = useRef(false)
  const byPointer = useRef(false)
  const kind = kindOf(option, rules)
  const refuses = rules.notReplaceMod && kind === 'multi' && isFull(option, chosen.length)
  const hands = useMemo((): ChoiceHands => {
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
          // Arrow keys choose what they pass in a radio group; a drawer that opened at each would lock the keyboard in.
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
  const offered = offeredIn(needs)
  const single = kind === 'optional-single' ? chosen[0] : undefined
  return {
    kind,
    rule: ruleOf(option),
    count: chosen.length,
    max: capOf(option),
    hidden: listed(option.items, menu.items).length - offered.length,
    isUnmarked: needs.diet !== undefined && isUnmarked(offered),
    choices: offered.map((item): OfferedChoice => {
      const modifier = chosen.find((one) => one.item === item.id)
      const asks = item.options.some((id) => menu.options.has(id))
      return { item, modifier, isHeldBack: refuses && modifier === undefined, asks }
    }),
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

function isUnmarked(all: readonly MenuItem[]): boolean {
  return all.every(({ dietaryRestrictions }) => dietaryRestrictions.length === 0)
}

/** A group that says nothing about diets is not a matter of diet: the size of a cup, how a steak is done. */
function offeredIn({ menu, option, chosen, diet }: OptionGroupNeeds): readonly MenuItem[] {
  const all = listed(option.items, menu.items)
  if (diet === undefined || isUnmarked(all)) return all
  const suiting = new Set(suitingDiet(all, diet).map(({ id }) => id))
  return all.filter(({ id }) => suiting.has(id) || chosen.some(({ item }) => item === id))
}
