import { type InputHTMLAttributes, type KeyboardEvent, useId, useRef } from 'react'
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
  readonly actions: Pick<ItemSheetActions, 'tap' | 'clear' | 'reopen'>
}

/** One choice of a group: what a drawing shows, and what makes its input behave. */
export interface OfferedChoice {
  readonly item: MenuItem
  readonly modifier: Modifier | undefined
  /** The group is full and this brand does not replace: why it cannot be chosen is in words, the input stays reachable. */
  readonly isHeldBack: boolean
  /** It has options of its own. */
  readonly asks: boolean
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly reopen: () => void
}

export interface OptionGroup {
  readonly kind: OptionKind
  readonly rule: OptionRule
  readonly count: number
  readonly max: number
  readonly choices: readonly OfferedChoice[]
  /** There for an optional single choice that is made: a radio cannot be taken back. */
  readonly clear: (() => void) | undefined
}

/** SEL-19: a group that is full moves the view on to the next one. The focus stays where the customer is. */
const showNext = (input: HTMLElement): void =>
  input.closest('fieldset')?.nextElementSibling?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })

/** The behaviour and the semantics of one option group without a drawing (MENU-36: types change the drawing only). */
export const useOptionGroup = ({ menu, rules, option, within, chosen, actions }: OptionGroupNeeds): OptionGroup => {
  const name = useId()
  const byArrow = useRef(false)
  const kind = kindOf(option, rules)
  const refuses = rules.notReplaceMod && kind === 'multi' && isFull(option, chosen.length)
  const choice = (item: string) => ({ option: option.id, item, within })
  const choices = listed(option.items, menu.items).map((item): OfferedChoice => {
    const modifier = chosen.find((one) => one.item === item.id)
    const asks = item.options.some((id) => menu.options.has(id))
    const isHeldBack = refuses && modifier === undefined
    const reopen = () => actions.reopen(choice(item.id))
    return {
      item,
      modifier,
      isHeldBack,
      asks,
      reopen,
      input: {
        type: kind === 'multi' ? 'checkbox' : 'radio',
        name,
        value: item.id,
        checked: modifier !== undefined,
        disabled: !item.isAvailable && modifier === undefined,
        'aria-disabled': isHeldBack || undefined,
        onChange: (event) => {
          actions.tap(choice(item.id), !byArrow.current)
          const fills =
            modifier === undefined && !isHeldBack && isFull(option, Math.min(chosen.length + 1, capOf(option)))
          if (fills && !asks && !byArrow.current) showNext(event.currentTarget)
        },
        onClick: () => {
          if (kind === 'optional-single' && modifier !== undefined) actions.clear(choice(item.id))
        },
        onKeyDown: (event: KeyboardEvent) => {
          // Arrow keys choose what they pass in a radio group; a drawer that opened at each would lock the keyboard in.
          byArrow.current = event.key.startsWith('Arrow')
          if (event.key === 'Enter' && asks && modifier !== undefined) {
            event.preventDefault()
            reopen()
          }
        },
        onKeyUp: () => {
          byArrow.current = false
        },
      },
    }
  })
  const single = kind === 'optional-single' ? chosen[0] : undefined
  return {
    kind,
    rule: ruleOf(option),
    count: chosen.length,
    max: capOf(option),
    choices,
    clear: single === undefined ? undefined : () => actions.clear(choice(single.item)),
  }
}
