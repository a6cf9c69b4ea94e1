import { expect } from 'chai'
import fc from 'fast-check'
import type { Menu, MenuOption } from '../../../src-domain/menu/menu.ts'
import { capOf } from '../../../src-domain/menu/option-bounds.ts'
import { draftErrors } from '../../../src-domain/selection/confirm-draft.ts'
import { openGroup, openItem, withSelections } from '../../../src-domain/selection/item-draft.ts'
import { modifierTree, selectionsFromTree } from '../../../src-domain/selection/modifier-tree.ts'
import { allSelectionErrors } from '../../../src-domain/selection/offer-errors.ts'
import { kindOf } from '../../../src-domain/selection/option-kind.ts'
import type { SelectionError } from '../../../src-domain/selection/selection-error.ts'
import type { Modifier, Selections } from '../../../src-domain/selection/selections.ts'
import { anAskingItem, arbitraryItem, type ItemOnMenu } from '../../builders/arbitrary-menu.ts'
import { choices } from '../../builders/selections-builder.ts'
import {
  type OracleError,
  type OracleMenu,
  type OracleOption,
  type OracleSelections,
  oracleCap,
  oracleErrors,
  oracleKind,
} from '../../oracles/selection-oracle.ts'

type Bounds = Pick<MenuOption, 'id' | 'min' | 'max' | 'isSingleSelectionOnly'>

function told({ id, min, max, isSingleSelectionOnly }: Bounds): OracleOption {
  return {
    id,
    min: min ?? null,
    max: max ?? null,
    isSingleSelectionOnly,
  }
}

function toldMenu(menu: Menu): OracleMenu {
  return {
    options: Object.fromEntries([...menu.options].map(([id, option]) => [id, told(option)])),
    asks: Object.fromEntries([...menu.items].map(([id, item]) => [id, item.options])),
  }
}

function toldSelections(selections: Selections): OracleSelections {
  return Object.fromEntries(
    [...selections].map(([option, chosen]) => [
      option,
      chosen.map(({ item, modifiers }) => ({ item, modifiers: toldSelections(modifiers) })),
    ]),
  )
}

function inWords({ type, message, path }: SelectionError) {
  const at = path.join('/')
  if (message._tag === 'SelectionMin') return { type, message: 'SELECTION_MIN_ERROR', number: message.min, at }
  if (message._tag === 'SelectionMax') return { type, message: 'SELECTION_MAX_ERROR', number: message.max, at }
  return { type, message: message._tag === 'ItemNotChosen' ? 'Select 1' : message._tag, at }
}

/** Random numbers that pick selections; missing ones count as 0, so shrunk failures are small. */
const drawn = fc.array(fc.nat({ max: 255 }), { maxLength: 80 })

/** Any number of modifiers per option. `isStrange` adds modifiers that are not offered. */
function selectionsDrawn({ menu, item }: ItemOnMenu, numbers: readonly number[], isStrange: boolean): Selections {
  let next = 0
  const draw = (): number => {
    next += 1
    return numbers[next - 1] ?? 0
  }
  const everyItem = [...menu.items.keys()]
  const modifier = (option: string, id: string, level: number): Modifier => ({
    option,
    item: id,
    modifiers: level > 5 ? choices({}) : within(menu.items.get(id)?.options ?? [], level + 1),
  })
  const within = (options: readonly string[], level: number): Selections => {
    const selections = new Map<string, readonly Modifier[]>()
    for (const id of options) {
      const offered = (menu.options.get(id)?.items ?? []).filter((one) => menu.items.get(one)?.isAvailable === true)
      // A bit per modifier reaches each subset.
      const bits = draw()
      const chosen = offered.filter((_, at) => ((bits >> at) & 1) === 1).map((one) => modifier(id, one, level))
      const [first] = chosen
      if (isStrange && draw() % 4 === 3 && first !== undefined) chosen.push(first)
      const stranger = everyItem[draw() % everyItem.length]
      if (isStrange && draw() % 4 === 3 && stranger !== undefined) chosen.push(modifier(id, stranger, level))
      if (chosen.length > 0) selections.set(id, chosen)
    }
    return selections
  }
  return within(item.options, 1)
}

function inStorefront({ menu, item }: ItemOnMenu, selections: Selections) {
  return draftErrors(menu, withSelections(openItem(menu, 'menu', item.id), selections)).map(inWords)
}

/** As the server does: reads a list of choices back and checks it. */
function inServer({ menu, item }: ItemOnMenu, selections: Selections) {
  const sent = JSON.parse(JSON.stringify(modifierTree(selections)))
  return allSelectionErrors(menu, item.id, selectionsFromTree(sent)).map(inWords)
}

function inOracle({ menu, item }: ItemOnMenu, selections: Selections): readonly OracleError[] {
  return oracleErrors(toldMenu(menu), item.id, toldSelections(selections))
}

describe('Storefront, server and a validator written from the requirements', () => {
  it('SEL-20, SEL-21, SEL-22 say the same of random choices from random trees of options', () => {
    const seen = { fine: 0, tooFew: 0, tooMany: 0, nested: 0 }
    fc.assert(
      fc.property(arbitraryItem, drawn, (on, numbers) => {
        const selections = selectionsDrawn(on, numbers, false)
        const expected = inOracle(on, selections)
        expect(inStorefront(on, selections)).to.have.deep.members(expected)
        expect(inServer(on, selections)).to.have.deep.members(expected)
        if (expected.length === 0 && selections.size > 0) seen.fine += 1
        if (expected.some(({ message }) => message === 'SELECTION_MIN_ERROR')) seen.tooFew += 1
        if (expected.some(({ message }) => message === 'SELECTION_MAX_ERROR')) seen.tooMany += 1
        if (expected.some(({ at }) => at.includes('/'))) seen.nested += 1
      }),
      // Rice; nothing; rice and salad, one too many; noodles without their width.
      { examples: [0b010, 0, 0b110, 0b001].map((bits) => [anAskingItem, [bits]]) },
    )
    // Control: valid and invalid selections both occur.
    expect(Math.min(...Object.values(seen))).to.be.greaterThan(0)
  })

  it('SEL-20, SEL-21, SEL-22 count alike also where a choice is not on offer, which the server refuses besides', () => {
    let refused = 0
    fc.assert(
      fc.property(arbitraryItem, drawn, (on, numbers) => {
        const selections = selectionsDrawn(on, numbers, true)
        const expected = inOracle(on, selections)
        expect(inStorefront(on, selections)).to.have.deep.members(expected)
        const server = inServer(on, selections)
        expect(server.filter(({ type }) => type === 'option')).to.have.deep.members(expected)
        if (server.some(({ type }) => type === 'item')) refused += 1
      }),
      { examples: [...anAskingItem.menu.items.keys()].map((_, at) => [anAskingItem, [0b010, 0, at, 3]]) },
    )
    expect(refused).to.be.greaterThan(0)
  })

  it('SEL-23 say "Select 1" of a group of which no item is chosen', () => {
    fc.assert(
      fc.property(arbitraryItem, ({ menu }) => {
        const said = draftErrors(menu, openGroup('menu')).map(inWords)
        expect(said).to.deep.equal(oracleErrors(toldMenu(menu), undefined, {}))
      }),
    )
  })

  it('SEL-03, SEL-04, SEL-05, SEL-06, SEL-07, SEL-08, SEL-09 class every option alike and allow as many', () => {
    const numbers = [undefined, 0, 1, 2, 3]
    const kinds = new Set<string>()
    for (const min of numbers) {
      for (const max of numbers) {
        for (const isSingleSelectionOnly of [false, true]) {
          const option: Bounds = {
            id: `${min}..${max}${isSingleSelectionOnly ? ' single' : ''}`,
            isSingleSelectionOnly,
            ...(min === undefined ? {} : { min }),
            ...(max === undefined ? {} : { max }),
          }
          expect(capOf(option), option.id).to.equal(oracleCap(told(option)))
          for (const notReplaceMod of [false, true]) {
            const kind = kindOf(option, { notReplaceMod })
            expect(kind, `${option.id} ${notReplaceMod}`).to.equal(oracleKind(told(option), notReplaceMod))
            kinds.add(kind)
          }
        }
      }
    }
    expect(kinds.size).to.equal(3)
  })
})
