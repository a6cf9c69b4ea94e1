import { expect } from 'chai'
import * as E from 'fp-ts/lib/Either.js'
import { addChoice, type Choice, isChosen, remove, toggle } from '../../../src-domain/selection/choose.ts'
import { defaultSelections } from '../../../src-domain/selection/default-selections.ts'
import { closeUnsaved, saveDrawer } from '../../../src-domain/selection/nested-drawer.ts'
import { noSelections, type Selections } from '../../../src-domain/selection/selections.ts'
import { changeWithin, selectionsWithin } from '../../../src-domain/selection/within.ts'
import { aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const replaces = { notReplaceMod: false }
const refuses = { notReplaceMod: true }

const menu = aMenu()
  .withItem(
    anItem('Ramen').asking(
      anOption('Broth').between(1, 1).offering(anItem('Miso'), anItem('Shoyu'), anItem('Shio').soldOut()),
      anOption('Toppings')
        .between(0, 2)
        .offering(
          anItem('Corn'),
          anItem('Nori'),
          anItem('Egg').asking(
            anOption('Doneness').between(1, 1).offering(anItem('Soft'), anItem('Hard')).preselecting('soft'),
            anOption('Seasoning').offering(anItem('Salt'), anItem('Chili')),
          ),
        ),
      anOption('Spoon').between(0, 1).offering(anItem('Wooden'), anItem('Steel')),
      anOption('Nothing').between(0, 0).offering(anItem('Air')),
    ),
  )
  .build()

function added(rules: { notReplaceMod: boolean }, start: Selections, ...taps: readonly Choice[]) {
  return taps.reduce<E.Either<unknown, Selections>>(
    (now, choice) => E.chainW((selections: Selections) => addChoice(menu, rules, selections, choice))(now),
    E.right(start),
  )
}
function topping(item: string): Choice {
  return { option: 'toppings', item }
}
const inEgg = [{ option: 'toppings', item: 'egg' }]

describe('Choosing a modifier', () => {
  it('SEL-01 stores option id, item id and nested choices at any depth', () => {
    const chosen = added(replaces, noSelections, topping('egg'), { option: 'seasoning', item: 'chili', within: inEgg })
    expect(chosen).to.deep.equal(
      E.right(choices({ toppings: [['egg', { doneness: ['soft'], seasoning: ['chili'] }]] })),
    )
  })

  it('SEL-10 replaces the first choice when the option is full', () => {
    const chosen = added(replaces, choices({ toppings: ['corn', 'nori'] }), topping('egg'))
    expect(chosen).to.deep.equal(E.right(choices({ toppings: ['nori', ['egg', { doneness: ['soft'] }]] })))
  })

  it('SEL-11, SEL-12 refuses another choice in a full option with not_replace_mod, and names the option and its maximum', () => {
    const before = choices({ toppings: ['corn', 'nori'] })
    expect(addChoice(menu, refuses, before, topping('egg'))).to.deep.equal(
      E.left({ _tag: 'OptionFull', optionId: 'toppings', optionName: 'Toppings', max: 2 }),
    )
    expect(addChoice(menu, replaces, before, topping('egg'))._tag).to.equal('Right')
  })

  it('SEL-09, SEL-11 replaces a single choice even with not_replace_mod', () => {
    expect(addChoice(menu, refuses, choices({ broth: ['miso'] }), { option: 'broth', item: 'shoyu' })).to.deep.equal(
      E.right(choices({ broth: ['shoyu'] })),
    )
    expect(addChoice(menu, refuses, choices({ spoon: ['wooden'] }), { option: 'spoon', item: 'steel' })).to.deep.equal(
      E.right(choices({ spoon: ['steel'] })),
    )
  })

  it('SEL-09 keeps a required single choice when it is tapped again', () => {
    const chosen = choices({ broth: ['miso'] })
    expect(toggle(menu, replaces, chosen, { option: 'broth', item: 'miso' })).to.deep.equal(E.right(chosen))
  })

  it('SEL-04 clears a required single choice on a second tap with not_replace_mod', () => {
    expect(toggle(menu, refuses, choices({ broth: ['miso'] }), { option: 'broth', item: 'miso' })).to.deep.equal(
      E.right(noSelections),
    )
  })

  it('SEL-03 clears an optional single choice when it is tapped again', () => {
    expect(toggle(menu, replaces, choices({ spoon: ['steel'] }), { option: 'spoon', item: 'steel' })).to.deep.equal(
      E.right(noSelections),
    )
  })

  it('SEL-06 adds nothing to an option whose maximum is 0', () => {
    expect(addChoice(menu, replaces, noSelections, { option: 'nothing', item: 'air' })).to.deep.equal(
      E.right(noSelections),
    )
    expect(E.isLeft(addChoice(menu, refuses, noSelections, { option: 'nothing', item: 'air' }))).to.equal(true)
  })

  it('SEL-10 ignores a choice that is already selected, sold out, or not in the option', () => {
    const chosen = choices({ toppings: ['corn', 'nori'] })
    for (const choice of [
      topping('corn'),
      { option: 'broth', item: 'shio' },
      topping('miso'),
      { option: 'x', item: 'y' },
    ]) {
      expect(addChoice(menu, replaces, chosen, choice)).to.deep.equal(E.right(chosen))
    }
  })

  it('SEL-13 removes a modifier with all its nested choices', () => {
    const chosen = choices({ toppings: ['corn', ['egg', { doneness: ['hard'], seasoning: ['salt'] }]] })
    const without = remove(chosen, topping('egg'))
    expect(without).to.deep.equal(choices({ toppings: ['corn'] }))
    // A re-added choice starts from its defaults.
    expect(addChoice(menu, replaces, without, topping('egg'))).to.deep.equal(
      E.right(choices({ toppings: ['corn', ['egg', { doneness: ['soft'] }]] })),
    )
  })

  it('SEL-13 removes a nested choice and keeps its modifier', () => {
    const chosen = choices({ toppings: [['egg', { doneness: ['hard'], seasoning: ['salt'] }]] })
    expect(remove(chosen, { option: 'seasoning', item: 'salt', within: inEgg })).to.deep.equal(
      choices({ toppings: [['egg', { doneness: ['hard'] }]] }),
    )
    expect(remove(chosen, topping('nori'))).to.equal(chosen)
  })

  it('SEL-01 ignores a nested choice if its modifier is not selected', () => {
    const chosen = choices({ toppings: ['corn'] })
    expect(addChoice(menu, replaces, chosen, { option: 'seasoning', item: 'salt', within: inEgg })).to.deep.equal(
      E.right(chosen),
    )
    expect(changeWithin(chosen, inEgg, () => choices({ seasoning: ['salt'] }))).to.equal(chosen)
    expect(selectionsWithin(chosen, inEgg)).to.deep.equal(noSelections)
  })

  it('SEL-01 never mutates the selections passed in', () => {
    const before = choices({ toppings: [['egg', { doneness: ['hard'] }]] })
    addChoice(menu, replaces, before, { option: 'seasoning', item: 'salt', within: inEgg })
    addChoice(menu, replaces, before, topping('corn'))
    remove(before, topping('egg'))
    expect(before).to.deep.equal(choices({ toppings: [['egg', { doneness: ['hard'] }]] }))
    expect(isChosen(before, topping('egg'))).to.equal(true)
    expect(isChosen(before, { option: 'doneness', item: 'hard', within: inEgg })).to.equal(true)
  })
})

describe('Default modifiers', () => {
  it('SEL-18 selects default modifiers with their nested defaults', () => {
    const withDefaults = aMenu()
      .withItem(
        anItem('Set').asking(
          anOption('Main')
            .between(1, 1)
            .offering(
              anItem('Curry').asking(anOption('Heat').offering(anItem('Mild'), anItem('Hot')).preselecting('hot')),
            )
            .preselecting('curry'),
          anOption('Drink').between(1, 1).offering(anItem('Tea')),
        ),
      )
      .build()
    expect(defaultSelections(withDefaults, 'set')).to.deep.equal(choices({ main: [['curry', { heat: ['hot'] }]] }))
  })

  it('SEL-18 ignores defaults that are over the maximum, sold out, unknown or duplicated', () => {
    const withDefaults = aMenu()
      .withItem(
        anItem('Bowl').asking(
          anOption('Sauces')
            .between(0, 2)
            .offering(anItem('Soy').soldOut(), anItem('Chili'), anItem('Lime'), anItem('Mayo'))
            .preselecting('ketchup', 'soy', 'chili', 'chili', 'lime', 'mayo'),
          anOption('Rice').between(1, 1).offering(anItem('White'), anItem('Brown')).preselecting('chili'),
        ),
      )
      .build()
    expect(defaultSelections(withDefaults, 'bowl')).to.deep.equal(choices({ sauces: ['chili', 'lime'] }))
  })

  it('SEL-18, SEL-10 never selects a modifier whose required option is sold out, by default or by a tap', () => {
    const stuck = anItem('Egg').asking(anOption('Doneness').between(1, 1).offering(anItem('Soft').soldOut()))
    const bowl = anItem('Bowl').asking(anOption('Toppings').offering(stuck, anItem('Corn')).preselecting('egg', 'corn'))
    const stuckMenu = aMenu().withItem(bowl).build()
    const defaults = defaultSelections(stuckMenu, 'bowl')
    expect(defaults).to.deep.equal(choices({ toppings: ['corn'] }))
    expect(addChoice(stuckMenu, replaces, defaults, topping('egg'))).to.deep.equal(E.right(defaults))
  })

  it('SEL-18 stops defaults that contain themselves at the sixth level', () => {
    const option = anOption('Doll')
      .between(0, 1)
      .offering(anItem('Matryoshka').asking(anOption('Doll')))
      .preselecting('matryoshka')
    const dolls = aMenu().withItem(anItem('Set').asking(option)).build()
    const endless = { ...dolls, options: new Map([['doll', option.option]]) }
    let [levels, inner] = [0, defaultSelections(endless, 'set')]
    while (inner.size > 0) {
      levels += 1
      inner = inner.get('doll')?.[0]?.modifiers ?? noSelections
    }
    expect(levels).to.equal(6)
  })

  it('SEL-18 stops endlessly branching defaults at 200 modifiers', () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const fan = anOption('Fan')
    const option = fan.offering(...names.map((name) => anItem(name).asking(fan))).preselecting(...names)
    const built = aMenu().withItem(anItem('Set').asking(option)).build()
    const endless = { ...built, options: new Map([['fan', option.option]]) }
    const count = (selections: Selections): number =>
      [...selections.values()].flat().reduce((sum, modifier) => sum + 1 + count(modifier.modifiers), 0)
    expect(count(defaultSelections(endless, 'set'))).to.equal(200)
  })
})

describe('The drawer of nested options', () => {
  const before = choices({ broth: ['miso'], toppings: ['corn', 'nori'] })
  const path = inEgg

  it('SEL-15 closing it unsaved removes the new modifier and restores the choice it replaced', () => {
    const opened = E.getOrElse(() => noSelections)(addChoice(menu, replaces, before, topping('egg')))
    expect(isChosen(opened, topping('egg'))).to.equal(true)
    expect(closeUnsaved({ path, before })).to.deep.equal(before)
  })

  it('SEL-15 closing it unsaved keeps a saved modifier with its saved choices', () => {
    const saved = choices({ toppings: [['egg', { doneness: ['hard'], seasoning: ['salt'] }]] })
    const changed = remove(saved, { option: 'seasoning', item: 'salt', within: inEgg })
    expect(changed).to.not.deep.equal(saved)
    expect(closeUnsaved({ path, before: saved })).to.deep.equal(saved)
  })

  it('SEL-16 saving keeps the modifier with its nested choices', () => {
    const now = choices({ toppings: [['egg', { doneness: ['hard'] }]] })
    expect(saveDrawer(menu, now, { path, before })).to.deep.equal(E.right(now))
  })

  it('SEL-16 stays open if its own choices have errors, and shows only those errors', () => {
    const now = choices({ toppings: [['egg', { seasoning: ['salt'] }]] })
    expect(saveDrawer(menu, now, { path, before })).to.deep.equal(
      E.left([
        {
          type: 'option',
          optionId: 'doneness',
          path: ['toppings', 'doneness'],
          message: { _tag: 'SelectionMin', min: 1 },
        },
      ]),
    )
  })
})
