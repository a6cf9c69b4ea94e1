// npm run bench:domain: speed of the rules against a plain loop. Both run interleaved, so a busy machine slows both,
// and the bounds are ratios of medians.
import type { Menu } from '../../src-domain/menu/menu.ts'
import { allSelectionErrors } from '../../src-domain/selection/offer-errors.ts'
import { selectionErrors } from '../../src-domain/selection/selection-errors.ts'
import { unitPrice } from '../../src-domain/selection/selection-price.ts'
import type { Modifier, Selections } from '../../src-domain/selection/selections.ts'
import { aMenu, anItem, anOption, type OptionBuilder } from '../builders/menu-builder.ts'
import {
  type PlainChoice,
  type PlainLine,
  type PlainModifier,
  type PlainOption,
  priceLines,
  validate,
} from './floors/domain-floor.ts'
import { compareFloor } from './recorded-floors.mjs'

const rounds = 31
const millisecondsPerRound = 20

function nestedOption(name: string, levels: number): OptionBuilder {
  const option = anOption(name).between(1, 2)
  const item = (position: number) => {
    const own = anItem(`${name} ${position}`).costing(25 * position + 5)
    return levels === 1 ? own : own.asking(nestedOption(`${name} ${position} more`, levels - 1))
  }
  return option.offering(item(0), item(1), item(2))
}
const groups = Array.from({ length: 10 }, (_, group) =>
  anOption(`Group ${group}`)
    .between(1, 5)
    .offering(
      ...Array.from({ length: 20 }, (__, position) => {
        const name = `Modifier ${group} ${position}`
        return anItem(name)
          .costing(position)
          .asking(nestedOption(`${name} nested`, 2))
      }),
    ),
)
const item = anItem('Feast')
  .costing(1250)
  .asking(...groups)
const menu = aMenu().withItem(item).build()

function chosenIn(optionIds: readonly string[], count: number, nested: number): Selections {
  const selections = new Map<string, readonly Modifier[]>()
  for (const id of optionIds) {
    const option = menu.options.get(id)
    if (option === undefined || count === 0) continue
    const chosen = option.items.slice(0, count).map(
      (modifier): Modifier => ({
        option: id,
        item: modifier,
        modifiers: chosenIn(menu.items.get(modifier)?.options ?? [], nested, nested),
      }),
    )
    selections.set(id, chosen)
  }
  return selections
}

function plainModifiers(selections: Selections): PlainModifier[] {
  return [...selections.values()].flat().map((one) => ({ item: one.item, modifiers: plainModifiers(one.modifiers) }))
}

function plainChoice(selections: Selections): PlainChoice {
  return new Map(
    [...selections].map(([id, chosen]) => [
      id,
      chosen.map((one) => ({ item: one.item, choice: plainChoice(one.modifiers) })),
    ]),
  )
}

function plainOptions(of: Menu, ids: readonly string[]): PlainOption[] {
  return ids.flatMap((id) => {
    const option = of.options.get(id)
    if (option === undefined) return []
    const offered = option.items.map((one) => [one, plainOptions(of, of.items.get(one)?.options ?? [])] as const)
    return [{ id, min: option.min ?? 0, max: option.max ?? Number.POSITIVE_INFINITY, offered: new Map(offered) }]
  })
}

function count(selections: Selections): number {
  return [...selections.values()].flat().reduce((sum, one) => sum + 1 + count(one.modifiers), 0)
}

interface Contest {
  readonly name: string
  readonly bound: number
  readonly floor: () => unknown
  readonly ours: () => unknown
}

// 50 lines of 14 modifiers, nested two deep: 700.
const lineSelections = Array.from({ length: 50 }, (_, line): Selections => {
  const ids = item.item.options.slice(line % 7, (line % 7) + 2)
  const twoDeep = (optionIds: readonly string[], howMany: readonly number[]): Selections => {
    const [own = 0, ...below] = howMany
    return new Map(
      optionIds.map((id): [string, readonly Modifier[]] => [
        id,
        (menu.options.get(id)?.items ?? []).slice(0, own).map((modifier) => ({
          option: id,
          item: modifier,
          modifiers: below.length === 0 ? new Map() : twoDeep(menu.items.get(modifier)?.options ?? [], below),
        })),
      ]),
    )
  }
  const small = twoDeep(ids.slice(0, 1), [3, 1])
  const large = twoDeep(ids.slice(1), [4, 1])
  return new Map([...small, ...large])
})
const modifierCount = lineSelections.reduce((sum, selections) => sum + count(selections), 0)
if (modifierCount !== 700) throw new Error(`the lines carry ${modifierCount} modifiers, not 700`)
const prices = new Map<string, number>([...menu.items].map(([id, one]) => [id, one.price]))
const plainLines: PlainLine[] = lineSelections.map((selections, line) => ({
  item: 'feast',
  quantity: (line % 3) + 1,
  modifiers: plainModifiers(selections),
}))

function subtotal(): number {
  let total = 0
  for (const [line, selections] of lineSelections.entries()) {
    const price = unitPrice(menu, 'feast', selections)
    if (price._tag === 'None') throw new Error('the menu of this bench is whole')
    total += price.value * ((line % 3) + 1)
  }
  return total
}
if (subtotal() !== priceLines(prices, plainLines)) throw new Error('floor and rules disagree about the price')

// 4 of 20 in each of 10 groups, one in each nested option: 120 modifiers on three levels.
const valid = chosenIn(item.item.options, 4, 1)
const plainValid = plainChoice(valid)
const options = plainOptions(menu, item.item.options)
const accepts = [
  allSelectionErrors(menu, 'feast', valid),
  selectionErrors(menu, 'feast', valid),
  validate(options, plainValid, []),
]
if (count(valid) !== 120 || accepts.some((errors) => errors.length > 0))
  throw new Error('the selection is not what it should be')

const contests: readonly Contest[] = [
  {
    name: 'pricing 50 lines with 700 nested modifiers',
    bound: 0.25,
    floor: () => priceLines(prices, plainLines),
    ours: subtotal,
  },
  {
    name: 'validating 10 groups of 20 nested twice, as the item screen does',
    bound: 0.15,
    floor: () => validate(options, plainValid, []),
    ours: () => selectionErrors(menu, 'feast', valid),
  },
  {
    name: 'validating the same with the allow-list, as the server does',
    bound: 0.15,
    floor: () => validate(options, plainValid, []),
    ours: () => allSelectionErrors(menu, 'feast', valid),
  },
]

/** Used results keep the compiler from removing the work. */
let seen: unknown

function perSecond(run: () => unknown): number {
  const start = performance.now()
  let runs = 0
  while (performance.now() - start < millisecondsPerRound) {
    for (let n = 0; n < 20; n += 1) seen = run()
    runs += 20
  }
  return (runs * 1_000) / (performance.now() - start)
}

function median(rates: readonly number[]): number {
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0
}
function shown(rate: number): string {
  return Math.round(rate).toLocaleString('en-US').padStart(12)
}

const failures: string[] = []
for (const { name, bound, floor, ours } of contests) {
  const rates = { floor: [] as number[], ours: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    rates.floor.push(perSecond(floor))
    rates.ours.push(perSecond(ours))
  }
  const [plain, own] = [median(rates.floor), median(rates.ours)]
  const ratio = own / plain
  console.log(
    `${name}\n  floor ${shown(plain)}/s\n  ours  ${shown(own)}/s\n  ratio ${ratio.toFixed(2)} (at least ${bound})`,
  )
  if (ratio < bound) failures.push(`${name}: ${ratio.toFixed(2)} of the floor, at least ${bound} is asked for`)
  const slower = compareFloor(`domain: ${name}`, plain)
  if (slower !== undefined) failures.push(slower)
}
if (seen === undefined) throw new Error('nothing ran')
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0
