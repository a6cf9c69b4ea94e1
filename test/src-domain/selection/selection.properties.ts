import { expect } from 'chai'
import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { listedPrice } from '../../../src-domain/menu/listed-price.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { capOf } from '../../../src-domain/menu/option-bounds.ts'
import { isOrderable } from '../../../src-domain/menu/orderability.ts'
import { addChoice, isChosen, remove, toggle } from '../../../src-domain/selection/choose.ts'
import { defaultSelections } from '../../../src-domain/selection/default-selections.ts'
import { draftPrice, openItem, withQuantity, withSelections } from '../../../src-domain/selection/item-draft.ts'
import { modifierTree, selectionsFromTree } from '../../../src-domain/selection/modifier-tree.ts'
import { allSelectionErrors, offerErrors } from '../../../src-domain/selection/offer-errors.ts'
import { onlyOffered } from '../../../src-domain/selection/only-offered.ts'
import { type ChoosingRules, kindOf } from '../../../src-domain/selection/option-kind.ts'
import { selectionErrors } from '../../../src-domain/selection/selection-errors.ts'
import { unitPrice } from '../../../src-domain/selection/selection-price.ts'
import type { Modifier, Selections } from '../../../src-domain/selection/selections.ts'
import { selectionsWithin } from '../../../src-domain/selection/within.ts'
import {
  anAskingItem,
  anImpossibleItem,
  arbitraryItem,
  arbitraryRules,
  arbitraryTaps,
  completed,
  type ItemOnMenu,
  reachable,
  type Tap,
  tapped,
} from '../../builders/arbitrary-menu.ts'

function everyModifier(selections: Selections): readonly Modifier[] {
  return [...selections.values()].flat().flatMap((modifier) => [modifier, ...everyModifier(modifier.modifiers)])
}

function referenceAccepts(menu: Menu, itemId: string, selections: Selections): boolean {
  const asked = menu.items.get(itemId)?.options ?? []
  if ([...selections.keys()].some((id) => !asked.includes(id) && (selections.get(id) ?? []).length > 0)) return false
  return asked.every((id) => {
    const option = menu.options.get(id)
    if (option === undefined) throw new Error('the menus of this test are whole')
    const chosen = selections.get(id) ?? []
    const isOneOnly = option.isSingleSelectionOnly || (option.min === 1 && option.max === undefined)
    const bounds = [option.max ?? Number.POSITIVE_INFINITY, isOneOnly ? 1 : Number.POSITIVE_INFINITY]
    return (
      chosen.length >= (option.min ?? 0) &&
      chosen.length <= Math.min(...bounds) &&
      new Set(chosen.map(({ item }) => item)).size === chosen.length &&
      chosen.every(
        ({ item, modifiers }) =>
          option.items.includes(item) &&
          menu.items.get(item)?.isAvailable === true &&
          referenceAccepts(menu, item, modifiers),
      )
    )
  })
}

describe('Whatever a customer taps', () => {
  const play = fc.tuple(arbitraryItem, arbitraryRules, arbitraryTaps)
  type Play = [ItemOnMenu, ChoosingRules, readonly Tap[]]
  const untouched = (on: ItemOnMenu): Play => [on, { notReplaceMod: false }, []]

  it('SEL-10, SEL-11, SEL-21 no option ever holds more than its cap, and only what is on offer', () => {
    fc.assert(
      fc.property(play, ([on, rules, taps]) => {
        const selections = tapped(on, rules, taps, defaultSelections(on.menu, on.item.id))
        const tooMany = selectionErrors(on.menu, on.item.id, selections).filter(
          ({ message }) => message._tag === 'SelectionMax',
        )
        // With a minimum above the maximum the cap is 1, in adding as well.
        expect(tooMany).to.deep.equal([])
        expect(offerErrors(on.menu, on.item.id, selections)).to.deep.equal([])
      }),
    )
  })

  it('SEL-20, SEL-28 what was tapped together may be ordered as soon as the minimums are met', () => {
    let met = 0
    fc.assert(
      fc.property(play, ([on, rules, taps]) => {
        const selections = completed(on, rules, tapped(on, rules, taps))
        const missing = selectionErrors(on.menu, on.item.id, selections)
        if (missing.length === 0) met += 1
        expect(allSelectionErrors(on.menu, on.item.id, selections)).to.deep.equal(missing)
        for (const { message } of missing) expect(message._tag).to.equal('SelectionMin')
      }),
      { examples: [[untouched(anAskingItem)]] },
    )
    expect(met).to.be.greaterThan(0)
  })

  it('SEL-20, MENU-03 an item can be completed, from wherever it was tapped to, exactly when it is listed as orderable', () => {
    let [can, cannot] = [0, 0]
    fc.assert(
      fc.property(play, ([on, rules, taps]) => {
        const start = tapped(on, rules, taps, defaultSelections(on.menu, on.item.id))
        const errors = selectionErrors(on.menu, on.item.id, completed(on, rules, start))
        const orderable = isOrderable(on.menu, on.item)
        if (orderable) can += 1
        else cannot += 1
        expect(errors.length === 0).to.equal(orderable)
      }),
      { examples: [[untouched(anAskingItem)], [untouched(anImpossibleItem)]] },
    )
    expect(Math.min(can, cannot)).to.be.greaterThan(0)
  })

  it('SEL-22 the errors are empty exactly for what a reference validator accepts', () => {
    let [accepted, refused] = [0, 0]
    fc.assert(
      fc.property(play, fc.boolean(), fc.nat(), ([on, rules, taps], isSpoilt, which) => {
        let selections = completed(on, rules, tapped(on, rules, taps))
        const modifiers = everyModifier(selections)
        const victim = modifiers[which % Math.max(1, modifiers.length)]
        if (isSpoilt && victim !== undefined) {
          const [option] = [...selections.keys()]
          if (option !== undefined)
            selections = new Map(selections).set(option, [...(selections.get(option) ?? []), victim])
        }
        const isAccepted = referenceAccepts(on.menu, on.item.id, selections)
        if (isAccepted) accepted += 1
        else refused += 1
        expect(allSelectionErrors(on.menu, on.item.id, selections).length === 0).to.equal(isAccepted)
      }),
      {
        examples: [
          [untouched(anAskingItem), false, 0],
          [untouched(anAskingItem), true, 0],
        ],
      },
    )
    expect(Math.min(accepted, refused)).to.be.greaterThan(0)
  })

  it('SEL-13 removing a modifier leaves nothing of it, and all else as it was', () => {
    fc.assert(
      fc.property(play, fc.nat(), ([on, rules, taps], which) => {
        const selections = tapped(on, rules, taps)
        const chosen = reachable(on, selections).filter((choice) => isChosen(selections, choice))
        const choice = chosen[which % Math.max(1, chosen.length)]
        fc.pre(choice !== undefined)
        const inside = [...(choice.within ?? []), { option: choice.option, item: choice.item }]
        const gone = 1 + everyModifier(selectionsWithin(selections, inside)).length
        const after = remove(selections, choice)
        expect(isChosen(after, choice)).to.equal(false)
        expect(selectionsWithin(after, inside).size).to.equal(0)
        expect(everyModifier(after).length).to.equal(everyModifier(selections).length - gone)
      }),
    )
  })

  it('SEL-03, SEL-05 a second tap takes back the first where there was room and it may be taken back', () => {
    fc.assert(
      fc.property(play, fc.nat(), ([on, rules, taps], which) => {
        const selections = tapped(on, rules, taps)
        const free = reachable(on, selections).filter((choice) => {
          const option = on.menu.options.get(choice.option)
          const chosen = selectionsWithin(selections, choice.within ?? []).get(choice.option) ?? []
          return (
            option !== undefined &&
            chosen.length < capOf(option) &&
            kindOf(option, rules) !== 'required-single' &&
            !isChosen(selections, choice)
          )
        })
        const choice = free[which % Math.max(1, free.length)]
        fc.pre(choice !== undefined)
        const once = toggle(on.menu, rules, selections, choice)
        const twice = once._tag === 'Right' ? toggle(on.menu, rules, once.right, choice) : once
        // A sold-out modifier ignores both taps.
        expect(twice._tag === 'Right' && food(twice.right)).to.deep.equal(food(selections))
      }),
    )
  })

  it('SEL-10 choosing what is chosen already changes nothing', () => {
    fc.assert(
      fc.property(play, ([on, rules, taps]) => {
        const selections = tapped(on, rules, taps)
        for (const choice of reachable(on, selections)) {
          if (!isChosen(selections, choice)) continue
          const again = addChoice(on.menu, rules, selections, choice)
          expect(again._tag === 'Right' && again.right === selections).to.equal(true)
        }
      }),
    )
  })

  it('SEL-18 defaults are within every cap, on offer, and nothing twice', () => {
    fc.assert(
      fc.property(arbitraryItem, (on) => {
        const defaults = defaultSelections(on.menu, on.item.id)
        expect(offerErrors(on.menu, on.item.id, defaults)).to.deep.equal([])
        const tooMany = selectionErrors(on.menu, on.item.id, defaults).filter(
          ({ message }) => message._tag === 'SelectionMax',
        )
        expect(tooMany).to.deep.equal([])
        expect(onlyOffered(on.menu, on.item.id, defaults)).to.deep.equal(defaults)
      }),
    )
  })

  it('SEL-37 a total is the prices of all chosen modifiers and the item, times the quantity, and never negative', () => {
    fc.assert(
      fc.property(play, fc.integer({ min: 1, max: 99 }), ([on, rules, taps], quantity) => {
        const selections = tapped(on, rules, taps)
        const prices = everyModifier(selections).map(({ item }) => BigInt(on.menu.items.get(item)?.price ?? -1))
        const expected = prices.reduce((sum, price) => sum + price, BigInt(on.item.price))
        const draft = withQuantity(withSelections(openItem(on.menu, 'menu', on.item.id), selections), quantity)
        const { price, totalPrice } = draftPrice(on.menu, draft)
        expect(BigInt(price)).to.equal(expected)
        expect(BigInt(totalPrice)).to.equal(expected * BigInt(quantity))
        expect(totalPrice).to.be.at.least(0)
      }),
    )
  })

  it('SEL-37, MENU-03 nothing that may be ordered costs less than its card says', () => {
    fc.assert(
      fc.property(play, ([on, rules, taps]) => {
        const selections = completed(on, rules, tapped(on, rules, taps))
        if (selectionErrors(on.menu, on.item.id, selections).length > 0) return
        const price = O.toUndefined(unitPrice(on.menu, on.item.id, selections))
        expect(price).to.be.at.least(listedPrice(on.menu, on.item).price)
      }),
    )
  })

  it('SEL-01 goes to the server as a list and comes back as the same food', () => {
    fc.assert(
      fc.property(play, ([on, rules, taps]) => {
        const selections = tapped(on, rules, taps)
        const sent = JSON.parse(JSON.stringify(modifierTree(selections)))
        expect(selectionsFromTree(sent)).to.deep.equal(selections)
      }),
    )
  })

  it('SEL-01 what is taken off was part of the food', () => {
    fc.assert(
      fc.property(play, fc.nat(), ([on, rules, taps], which) => {
        const selections = tapped(on, rules, taps)
        const chosen = reachable(on, selections).filter((choice) => isChosen(selections, choice))
        const choice = chosen[which % Math.max(1, chosen.length)]
        fc.pre(choice !== undefined)
        expect(food(remove(selections, choice))).to.not.deep.equal(food(selections))
      }),
    )
  })
})

function food(selections: Selections): readonly string[] {
  return [...selections]
    .flatMap(([option, chosen]) => chosen.map(({ item, modifiers }) => JSON.stringify([option, item, food(modifiers)])))
    .sort()
}
