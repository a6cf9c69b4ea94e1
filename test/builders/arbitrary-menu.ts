import fc from 'fast-check'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { minOf } from '../../src-domain/menu/option-bounds.ts'
import { isOrderable } from '../../src-domain/menu/orderability.ts'
import { addChoice, type Choice, remove, toggle } from '../../src-domain/selection/choose.ts'
import type { ChoosingRules } from '../../src-domain/selection/option-kind.ts'
import { noSelections, type Selections } from '../../src-domain/selection/selections.ts'
import { type Path, selectionsWithin } from '../../src-domain/selection/within.ts'
import { aMenu, anItem, anOption, type ItemBuilder } from './menu-builder.ts'

interface OptionSpec {
  readonly min: number | undefined
  readonly max: number | undefined
  readonly isSingle: boolean
  readonly defaults: readonly number[]
  readonly modifiers: readonly ItemSpec[]
}

interface ItemSpec {
  readonly price: number
  readonly isSoldOut: boolean
  readonly options: readonly OptionSpec[]
}

const bound = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined })
const rarely = fc.integer({ min: 0, max: 7 }).map((n) => n === 7)

const { item: itemSpec } = fc.letrec<{ item: ItemSpec; option: OptionSpec }>((tie) => ({
  item: fc.record({
    price: fc.integer({ min: 0, max: 3_000 }),
    isSoldOut: rarely,
    options: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'menu' },
      fc.constant([]),
      fc.array(tie('option'), { minLength: 1, maxLength: 3, depthIdentifier: 'menu' }),
    ),
  }),
  option: fc.record({
    min: bound,
    max: bound,
    isSingle: rarely,
    defaults: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
    modifiers: fc.array(tie('item'), { minLength: 1, maxLength: 4, depthIdentifier: 'menu' }),
  }),
}))

function built(spec: ItemSpec, way: string): ItemBuilder {
  const options = spec.options.map((option, o) => {
    const modifiers = option.modifiers.map((modifier, m) => built(modifier, `${way}-${o}-${m}`))
    const defaults = option.defaults.map((index) => modifiers[index]?.item.id ?? 'not-on-offer')
    const builder = anOption(`Option${way}-${o}`)
      .between(option.min, option.max)
      .offering(...modifiers)
      .preselecting(...defaults)
    return option.isSingle ? builder.singleSelectionOnly() : builder
  })
  const item = anItem(`Item${way}`)
    .costing(spec.price)
    .asking(...options)
  return spec.isSoldOut ? item.soldOut() : item
}

export interface ItemOnMenu {
  readonly menu: Menu
  readonly item: MenuItem
}

/** Item with options up to three deep and all kinds of bounds, contradictory ones included. */
export const arbitraryItem: fc.Arbitrary<ItemOnMenu> = itemSpec.map((spec) => {
  const builder = built({ ...spec, isSoldOut: false }, '-0')
  return { menu: aMenu().withItem(builder).build(), item: builder.item }
})

function onMenu(builder: ItemBuilder): ItemOnMenu {
  return { menu: aMenu().withItem(builder).build(), item: builder.item }
}

/** Requires one of three; the first has options. Covers cases that random items may miss. */
export const anAskingItem: ItemOnMenu = onMenu(
  anItem('Bowl').asking(
    anOption('Base')
      .between(1, 1)
      .offering(
        anItem('Noodles').asking(anOption('Width').between(1, 1).offering(anItem('Thin'), anItem('Thick'))),
        anItem('Rice'),
        anItem('Salad'),
      ),
  ),
)

/** Its required options are sold out. */
export const anImpossibleItem: ItemOnMenu = onMenu(
  anItem('Dream').asking(anOption('Base').between(1, 1).offering(anItem('Clouds').soldOut())),
)

export function reachable({ menu, item }: ItemOnMenu, selections: Selections, within: Path = []): readonly Choice[] {
  const owner = within.length === 0 ? item : menu.items.get(within.at(-1)?.item ?? '')
  return (owner?.options ?? []).flatMap((option) => {
    const own = (menu.options.get(option)?.items ?? []).map((id): Choice => ({ option, item: id, within }))
    const chosen = selectionsWithin(selections, within).get(option) ?? []
    return [
      ...own,
      ...chosen.flatMap(({ item: id }) => reachable({ menu, item }, selections, [...within, { option, item: id }])),
    ]
  })
}

export type Tap = readonly [kind: 'add' | 'remove' | 'toggle', which: number]

export const arbitraryTaps: fc.Arbitrary<readonly Tap[]> = fc.array(
  fc.tuple(fc.constantFrom('add', 'toggle', 'remove'), fc.nat({ max: 1_000 })),
  { maxLength: 25 },
)

export const arbitraryRules: fc.Arbitrary<ChoosingRules> = fc.boolean().map((notReplaceMod) => ({ notReplaceMod }))

/** Selections after the taps; a refused tap changes nothing. */
export function tapped(
  on: ItemOnMenu,
  rules: ChoosingRules,
  taps: readonly Tap[],
  start: Selections = noSelections,
): Selections {
  let selections: Selections = start
  for (const [kind, which] of taps) {
    const choices = reachable(on, selections)
    const choice = choices[which % Math.max(1, choices.length)]
    if (choice === undefined) break
    if (kind === 'remove') {
      selections = remove(selections, choice)
      continue
    }
    const outcome = (kind === 'add' ? addChoice : toggle)(on.menu, rules, selections, choice)
    if (outcome._tag === 'Right') selections = outcome.right
  }
  return selections
}

/** Makes the missing required choices at each depth. */
export function completed(on: ItemOnMenu, rules: ChoosingRules, start: Selections): Selections {
  const fill = (owner: MenuItem | undefined, selections: Selections, within: Path): Selections => {
    let now = selections
    for (const option of owner?.options ?? []) {
      const found = on.menu.options.get(option)
      if (found === undefined) continue
      for (const id of found.items) {
        const modifier = on.menu.items.get(id)
        const chosen = selectionsWithin(now, within).get(option) ?? []
        if (chosen.length >= minOf(found) || modifier === undefined || !isOrderable(on.menu, modifier)) continue
        const outcome = addChoice(on.menu, rules, now, { option, item: id, within })
        if (outcome._tag === 'Right') now = outcome.right
      }
      for (const { item } of selectionsWithin(now, within).get(option) ?? []) {
        now = fill(on.menu.items.get(item), now, [...within, { option, item }])
      }
    }
    return now
  }
  return fill(on.item, start, [])
}
