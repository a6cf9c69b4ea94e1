import { expect } from 'chai'
import type { Menu, MenuGroup, MenuItem, MenuList, MenuOption } from '../../../src-domain/menu/menu.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { pathText } from '../../../src-domain/menu/menu-problem.ts'
import { aGroup, aMenu, anItem, anOption, type GroupBuilder, type OptionBuilder } from '../../builders/menu-builder.ts'

const miso = anItem('Miso')
const shoyu = anItem('Shoyu')
const broth = anOption('Broth').between(1, 1).offering(miso, shoyu)
function menuWith(option: OptionBuilder): Menu {
  return aMenu()
    .withGroup(aGroup('Noodles').of(anItem('Ramen').asking(option)))
    .build()
}
const whole = menuWith(broth)

const change = {
  menu: (menu: Menu, id: string, fields: Partial<MenuList>): Menu => {
    const found = menu.menus.get(id)
    return found === undefined ? menu : { ...menu, menus: new Map(menu.menus).set(id, { ...found, ...fields }) }
  },
  group: (menu: Menu, id: string, fields: Partial<MenuGroup>): Menu => {
    const found = menu.groups.get(id)
    return found === undefined ? menu : { ...menu, groups: new Map(menu.groups).set(id, { ...found, ...fields }) }
  },
  item: (menu: Menu, id: string, fields: Partial<MenuItem>): Menu => {
    const found = menu.items.get(id)
    return found === undefined ? menu : { ...menu, items: new Map(menu.items).set(id, { ...found, ...fields }) }
  },
  option: (menu: Menu, id: string, fields: Partial<MenuOption>): Menu => {
    const found = menu.options.get(id)
    return found === undefined ? menu : { ...menu, options: new Map(menu.options).set(id, { ...found, ...fields }) }
  },
}

function found(menu: Menu) {
  return menuProblems(menu).map(({ severity, path, fact: { _tag, ...facts } }) => [
    severity,
    pathText(path),
    _tag,
    facts,
  ])
}
function step(collection: string, id: string) {
  return { collection, id }
}

const atNoodles = 'menus.pickup > groups.noodles'
const atRamen = `${atNoodles} > items.ramen`
const atBroth = `${atRamen} > options.broth`

describe('A menu is judged', () => {
  it('to be whole when every entry is reached and can be completed', () => {
    expect(found(whole)).to.deep.equal([])
  })

  it('to be nothing to sell from without a list or an item', () => {
    const none = { menus: new Map(), groups: new Map(), items: new Map(), options: new Map() }
    expect(found({ ...whole, ...none })).to.deep.equal([
      ['error', 'menu', 'NoMenuList', {}],
      ['error', 'menu', 'NoItem', {}],
    ])
  })

  it('to be broken where an entry names one that does not exist, whatever it is', () => {
    const dangling = (menu: Menu) => found(menu).filter(([, , tag]) => tag === 'Dangling')
    const named = (collection: string, id: string) => ({ named: step(collection, id) })
    expect(dangling(change.menu(whole, 'pickup', { groups: ['noodles', 'soups'] }))).to.deep.equal([
      ['error', 'menus.pickup', 'Dangling', named('groups', 'soups')],
    ])
    expect(dangling(change.group(whole, 'noodles', { items: ['ramen', 'udon'] }))).to.deep.equal([
      ['error', atNoodles, 'Dangling', named('items', 'udon')],
    ])
    expect(dangling(change.group(whole, 'noodles', { subgroups: ['cold'] }))).to.deep.equal([
      ['error', atNoodles, 'Dangling', named('groups', 'cold')],
    ])
    expect(dangling(change.item(whole, 'ramen', { options: ['broth', 'egg'] }))).to.deep.equal([
      ['error', atRamen, 'Dangling', named('options', 'egg')],
    ])
    expect(dangling(change.item(whole, 'ramen', { restaurantGroup: 'ladle' }))).to.deep.equal([
      ['error', atRamen, 'Dangling', named('restaurantGroups', 'ladle')],
    ])
    expect(dangling(change.option(whole, 'broth', { items: ['miso', 'dashi'] }))).to.deep.equal([
      ['error', atBroth, 'Dangling', named('items', 'dashi')],
    ])
  })

  it('to be broken where a collection holds an entry under another id', () => {
    expect(found(change.item(whole, 'miso', { id: 'shiro' }))).to.deep.equal([
      ['error', `${atBroth} > items.miso`, 'KeyIsNotId', { key: 'miso' }],
    ])
  })

  it('MENU-05 to be broken where an item can only be chosen inside itself', () => {
    const circle = change.item(whole, 'miso', { options: ['broth'] })
    expect(found(circle)).to.deep.equal([
      [
        'error',
        `${atBroth} > items.miso`,
        'Cycle',
        { through: [step('options', 'broth'), step('items', 'miso'), step('options', 'broth')] },
      ],
    ])
    // One option in two unrelated items is no cycle.
    const udon = anItem('Udon').asking(broth)
    const two = aMenu()
      .withGroup(aGroup('Noodles').of(anItem('Ramen').asking(broth), udon))
      .build()
    expect(found(two)).to.deep.equal([])
  })

  it('MENU-02 to be broken where a group is a subgroup of itself', () => {
    expect(found(change.group(whole, 'noodles', { subgroups: ['noodles'] }))).to.deep.equal([
      ['error', atNoodles, 'Cycle', { through: [step('groups', 'noodles'), step('groups', 'noodles')] }],
    ])
  })

  const bounds: readonly (readonly [option: OptionBuilder, fact: string, facts: object])[] = [
    [broth.between(3, 2), 'MinAboveMax', { min: 3, max: 2 }],
    [broth.between(1, 0), 'NothingAllowedButRequired', { min: 1 }],
    [broth.between(2, 2).singleSelectionOnly(), 'SingleButRequiresMore', { min: 2 }],
    [broth.between(2, undefined).singleSelectionOnly(), 'SingleButRequiresMore', { min: 2 }],
    [broth.between(3, 4), 'TooFewOffered', { min: 3, offered: 2 }],
    [broth.between(3, undefined), 'TooFewOffered', { min: 3, offered: 2 }],
    [broth.preselecting('tonkotsu'), 'DefaultNotOffered', { itemId: 'tonkotsu' }],
    [broth.preselecting('miso', 'shoyu'), 'DefaultsBeyondCap', { defaults: 2, cap: 1 }],
    [broth.between(1, undefined).preselecting('miso', 'shoyu'), 'DefaultsBeyondCap', { defaults: 2, cap: 1 }],
    [
      broth.between(0, 5).singleSelectionOnly().preselecting('miso', 'shoyu'),
      'DefaultsBeyondCap',
      { defaults: 2, cap: 1 },
    ],
  ]
  for (const [option, tag, facts] of bounds) {
    const { min, max, isSingleSelectionOnly, defaultModifiers } = option.option
    const told = `${min}..${max}${isSingleSelectionOnly ? ' single' : ''} [${defaultModifiers.join(' ')}]`
    it(`MENU-04 to be broken by ${tag} in an option of two with ${told}`, () => {
      expect(found(menuWith(option))).to.deep.equal([['error', atBroth, tag, facts]])
    })
  }

  const sound: readonly OptionBuilder[] = [
    broth.between(undefined, 0),
    broth.between(0, 0),
    broth.between(2, 2),
    broth.between(2, undefined).preselecting('miso', 'shoyu'),
    broth.between(0, 1).preselecting('miso', 'miso'),
    broth.between(1, 1).singleSelectionOnly().preselecting('miso'),
  ]
  it('MENU-04 not to be broken by bounds that can be met, nor by an option of which nothing may be chosen', () => {
    for (const option of sound) expect(found(menuWith(option))).to.deep.equal([])
  })

  it('MENU-03, MENU-05 to be broken by a price below nothing, of an item and of a modifier', () => {
    const cheap = aMenu()
      .withGroup(
        aGroup('Noodles').of(
          anItem('Ramen')
            .costing(-1)
            .asking(anOption('Broth').offering(miso.costing(-50))),
        ),
      )
      .build()
    expect(found(cheap)).to.deep.equal([
      ['error', atRamen, 'NegativePrice', { price: -1 }],
      ['error', `${atBroth} > items.miso`, 'NegativePrice', { price: -50 }],
    ])
  })

  it('MENU-02 to be broken by bounds of a group that its items and subgroups cannot meet', () => {
    const ofGroup = (group: GroupBuilder) => found(aMenu().withGroup(group).build())
    const hot = aGroup('Hot').of(anItem('Ramen'))
    const noodles = aGroup('Noodles').of(anItem('Soba')).withSubgroups(hot)
    expect(ofGroup(noodles.between(2, 2))).to.deep.equal([])
    expect(ofGroup(noodles.between(3, 4))).to.deep.equal([
      ['error', atNoodles, 'TooFewOffered', { min: 3, offered: 2 }],
    ])
    expect(ofGroup(noodles.between(2, 1))).to.deep.equal([['error', atNoodles, 'MinAboveMax', { min: 2, max: 1 }]])
  })

  it('MENU-04 to be worth a look where too much of what is required is sold out', () => {
    const option = anOption('Broth').between(2, 2).offering(miso.soldOut(), shoyu)
    expect(found(menuWith(option))).to.deep.equal([['warning', atBroth, 'TooFewLeft', { min: 2, left: 1 }]])
  })

  it('to be worth a look where no list leads, and what stands there is judged all the same', () => {
    const lost = anItem('Udon')
      .costing(-1)
      .asking(anOption('Cut').offering(anItem('Thin')))
    const more = aMenu().withGroup(aGroup('Cold').of(lost)).build()
    const menu: Menu = {
      ...whole,
      groups: new Map([...whole.groups, ...more.groups]),
      items: new Map([...whole.items, ...more.items]),
      options: new Map([...whole.options, ...more.options]),
      restaurantGroups: new Map([['ladle', { id: 'ladle', name: 'The Ladle', description: '' }]]),
    }
    expect(found(menu)).to.have.deep.members([
      ['warning', 'groups.cold', 'Unreachable', {}],
      ['error', 'groups.cold > items.udon', 'NegativePrice', { price: -1 }],
      ['warning', 'restaurantGroups.ladle', 'Unreachable', {}],
    ])
  })

  it('MENU-02, MENU-03, MENU-04 to be worth a look where an entry is named twice, or calories run backwards', () => {
    expect(found(change.group(whole, 'noodles', { items: ['ramen', 'ramen'] }))).to.deep.equal([
      ['warning', atNoodles, 'ListedTwice', { named: step('items', 'ramen') }],
    ])
    expect(found(change.item(whole, 'ramen', { calories: { min: 700, max: 600 } }))).to.deep.equal([
      ['warning', atRamen, 'CaloriesReversed', { min: 700, max: 600 }],
    ])
  })

  it('to be worth a look where a list never comes to its turn', () => {
    const list = whole.menus.get('pickup')
    expect(list).not.to.equal(undefined)
    if (list === undefined) return
    const late = { ...list, id: 'late' }
    const lists = (...all: readonly MenuList[]): Menu => ({ ...whole, menus: new Map(all.map((one) => [one.id, one])) })
    expect(found(lists(list, late))).to.deep.equal([
      ['warning', 'menus.late', 'NeverServed', { because: step('menus', 'pickup') }],
    ])
    const noon = { days: [1], from: '11:00', to: '14:00' }
    expect(found(lists({ ...list, availability: noon }, late))).to.deep.equal([])
    expect(found(lists({ ...list, availability: { ...noon, days: [] } }, late))).to.deep.equal([
      ['warning', 'menus.pickup', 'NoDays', {}],
    ])
    expect(found(lists(list, { ...late, orderType: 'delivery' }))).to.deep.equal([])
  })

  it('as a whole: one mistake hides no other', () => {
    const menu = change.item(
      change.option(change.menu(whole, 'pickup', { groups: ['soups', 'noodles'] }), 'broth', { max: 0 }),
      'shoyu',
      { options: ['none'] },
    )
    expect(found(menu).map(([, path, tag]) => `${path} ${tag}`)).to.deep.equal([
      'menus.pickup Dangling',
      `${atBroth} NothingAllowedButRequired`,
      `${atBroth} > items.shoyu Dangling`,
    ])
  })

  it('of 1,000 items with ten options each and a chain of a thousand options is judged once per entry', () => {
    const [miso, shoyu] = [anItem('Miso'), anItem('Shoyu')]
    let chain = anItem('Last')
    for (let depth = 0; depth < 1_000; depth += 1)
      chain = anItem(`Box ${depth}`).asking(anOption(`Inside ${depth}`).offering(chain))
    const items = Array.from({ length: 1_000 }, (_, n) =>
      anItem(`Dish ${n}`).asking(
        ...Array.from({ length: 10 }, (__, o) => anOption(`Option ${n} ${o}`).offering(miso, shoyu)),
      ),
    )
    const menu = aMenu()
      .withGroup(aGroup('All').of(chain, ...items))
      .build()
    expect(found(menu)).to.deep.equal([])
  })
})
