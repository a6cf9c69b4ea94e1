import { expect } from 'chai'
import * as O from 'fp-ts/lib/Option.js'
import { askedOptions } from '../../../src-domain/menu/asked-options.ts'
import { caloriesRange } from '../../../src-domain/menu/calories-range.ts'
import { suitingDiet } from '../../../src-domain/menu/diet-filter.ts'
import { entriesOf, listedGroups, menuFor, ofRestaurant } from '../../../src-domain/menu/listed-groups.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { tabbed } from '../../../src-domain/menu/option-tabs.ts'
import { pictureOf, upgradedToHttps } from '../../../src-domain/menu/picture.ts'
import { groupServing, groupsServed } from '../../../src-domain/menu/served-in.ts'
import { sharedFacts } from '../../../src-domain/menu/shared-facts.ts'
import { aGroup, aMenu, anItem, anOption, type OptionBuilder } from '../../builders/menu-builder.ts'

function ids(things: readonly { readonly id: string }[]): readonly string[] {
  return things.map(({ id }) => id)
}

describe('A menu', () => {
  it('MENU-01, MENU-02, MENU-03, MENU-04, MENU-05, MENU-06 holds five collections whose entries name each other by id', () => {
    const menu = aMenu()
      .withRestaurant({
        id: 'noodle-bar',
        name: 'Noodle Bar',
        description: 'Broth all day',
        thumbnail: 'https://p/x.webp',
      })
      .withGroup(aGroup('Bowls').of(anItem('Ramen').asking(anOption('Broth').offering(anItem('Miso')))))
      .build()
    expect([...menu.menus.values()][0]?.groups).to.deep.equal(['bowls'])
    expect(menu.groups.get('bowls')?.items).to.deep.equal(['ramen'])
    expect(menu.items.get('ramen')?.options).to.deep.equal(['broth'])
    expect(menu.options.get('broth')?.items).to.deep.equal(['miso'])
    expect(menu.items.get('miso')?.options).to.deep.equal([])
    expect(menu.restaurantGroups.get('noodle-bar')?.name).to.equal('Noodle Bar')
  })

  describe('its groups', () => {
    const menu = aMenu()
      .for('pickup')
      .withGroup(
        aGroup('Drinks').withPriority(2),
        aGroup('Bowls').withPriority(1).of(anItem('Ramen')),
        aGroup('Sides').withPriority(1),
        aGroup('Specials').withPriority(-1),
      )
      .build()

    it('MENU-35 are listed by priority, and as the server lists them where that ties', () => {
      expect(ids(listedGroups(menu, 'pickup'))).to.deep.equal(['specials', 'bowls', 'sides', 'drinks'])
    })

    it('MENU-35 belong to the menu of one order type', () => {
      expect(listedGroups(menu, 'delivery')).to.deep.equal([])
      expect(menuFor(menu, 'delivery')).to.deep.equal(O.none)
    })
  })

  describe('its subgroups', () => {
    const menu = aMenu()
      .withGroup(
        aGroup('Drinks')
          .of(anItem('Water'))
          .withSubgroups(
            aGroup('Tea').withPriority(2).of(anItem('Sencha')),
            aGroup('Beer')
              .withPriority(1)
              .of(anItem('Lager'))
              .withSubgroups(aGroup('Craft').of(anItem('Stout'))),
          ),
      )
      .build()
    const drinks = menu.groups.get('drinks')
    if (drinks === undefined) throw new Error('no drinks')
    const shown = (entries: ReturnType<typeof entriesOf>): readonly string[] =>
      entries.map((entry) => (entry._tag === 'Item' ? `${entry.item.id} in ${entry.group.id}` : `> ${entry.group.id}`))

    it('MENU-33 are entries of their parent', () => {
      expect(shown(entriesOf(menu, drinks, { flattenSubgroups: false }))).to.deep.equal([
        'water in drinks',
        '> beer',
        '> tea',
      ])
    })

    it('MENU-33 flattened give their items to the parent, each still naming its own subgroup', () => {
      expect(shown(entriesOf(menu, drinks, { flattenSubgroups: true }))).to.deep.equal([
        'water in drinks',
        'lager in beer',
        'stout in craft',
        'sencha in tea',
      ])
    })

    it('MENU-33 that contain themselves are listed once', () => {
      const looping: Menu = {
        ...menu,
        groups: new Map(menu.groups).set('craft', {
          ...aGroup('Craft').group,
          items: ['stout'],
          subgroups: ['drinks'],
        }),
      }
      expect(shown(entriesOf(looping, drinks, { flattenSubgroups: true }))).to.have.length(4)
      expect([...groupsServed(looping, 'pickup').keys()]).to.include.members(['drinks', 'tea', 'beer', 'craft'])
    })

    it('MENU-02 an item is found in the subgroup that lists it', () => {
      expect(groupServing(menu, 'pickup', 'stout')?.id).to.equal('craft')
      expect(groupServing(menu, 'delivery', 'stout')).to.equal(undefined)
    })
  })

  it('MENU-34 options are sorted by priority only where the brand wants it', () => {
    const ramen = anItem('Ramen').asking(
      anOption('Egg').withPriority(3),
      anOption('Size').withPriority(1),
      anOption('Broth').withPriority(1),
    )
    const menu = aMenu().withItem(ramen).build()
    const shown = (optionWeightedSort: boolean) => ids(askedOptions(menu, ramen.item, { optionWeightedSort }))
    expect(shown(true)).to.deep.equal(['size', 'broth', 'egg'])
    expect(shown(false)).to.deep.equal(['egg', 'size', 'broth'])
  })

  it('SEL-06 an option of which nothing may be chosen is not asked for', () => {
    const ramen = anItem('Ramen').asking(anOption('Closed').between(undefined, 0), anOption('Open'))
    const menu = aMenu().withItem(ramen).build()
    expect(ids(askedOptions(menu, ramen.item, { optionWeightedSort: false }))).to.deep.equal(['open'])
  })

  it('MENU-20 with a restaurant picked, only its items are listed', () => {
    const items = [anItem('Ramen').with({ restaurantGroup: 'noodles' }).item, anItem('Taco').item]
    expect(ids(ofRestaurant(items, 'noodles'))).to.deep.equal(['ramen'])
    expect(ids(ofRestaurant(items, undefined))).to.deep.equal(['ramen', 'taco'])
  })

  describe('its pictures', () => {
    it('MENU-08 show the first of several', () => {
      expect(pictureOf(['https://p/1.webp', 'https://p/2.webp'], '/none.webp')).to.equal('https://p/1.webp')
    })

    it('MENU-09 are asked for over https only', () => {
      expect(upgradedToHttps('http://p/1.webp')).to.equal('https://p/1.webp')
      expect(pictureOf(['HTTP://p/1.webp'], '/none.webp')).to.equal('https://p/1.webp')
      expect(upgradedToHttps('/images/http:.webp')).to.equal('/images/http:.webp')
    })

    it('MENU-10 are replaced by the placeholder when missing', () => {
      expect(pictureOf([], '/images/placeholder.webp')).to.equal('/images/placeholder.webp')
      expect(pictureOf([''], '/images/placeholder.webp')).to.equal('/images/placeholder.webp')
    })
  })

  describe('what an option says once in its title', () => {
    const factsOf = (option: OptionBuilder) => {
      const menu = aMenu().withItem(anItem('Ramen').asking(option)).build()
      return sharedFacts(menu, option.option)
    }
    const extras = anOption('Extras')

    it('MENU-37 is the price that all modifiers share', () => {
      const facts = factsOf(extras.offering(anItem('Egg').costing(100), anItem('Corn').costing(100)))
      expect(facts.price).to.equal(100)
      expect(facts.showsPrices).to.equal(false)
    })

    it('MENU-37 is no price when they differ; then each shows its own', () => {
      const facts = factsOf(extras.offering(anItem('Egg').costing(100), anItem('Corn').costing(150)))
      expect(facts).to.not.have.property('price')
      expect(facts.showsPrices).to.equal(true)
    })

    it('MENU-37 is nothing when all are free', () => {
      const facts = factsOf(extras.offering(anItem('Egg'), anItem('Corn')))
      expect(facts).to.not.have.property('price')
      expect(facts.showsPrices).to.equal(false)
    })

    it('MENU-38 is the calories that all modifiers share', () => {
      const facts = factsOf(extras.offering(anItem('Egg').withCalories(80, 80), anItem('Corn').withCalories(80, 80)))
      expect(facts.calories).to.equal(80)
      expect(facts.showsCalories).to.equal(false)
    })

    it('MENU-38 is no calories when one has a range or another number', () => {
      for (const other of [anItem('Corn').withCalories(60, 80), anItem('Corn').withCalories(90, 90), anItem('Corn')]) {
        const facts = factsOf(extras.offering(anItem('Egg').withCalories(80, 80), other))
        expect(facts).to.not.have.property('calories')
        expect(facts.showsCalories).to.equal(true)
      }
    })

    it('MENU-38 is nothing when all state 0', () => {
      expect(factsOf(extras.offering(anItem('Tea').withCalories(0, 0), anItem('Water')))).to.not.have.property(
        'calories',
      )
    })
  })

  it('MENU-39 calories are a range, equal ones too, and nothing when both are 0', () => {
    expect(caloriesRange({ min: 300, max: 450 })).to.deep.equal(O.some({ min: 300, max: 450 }))
    expect(caloriesRange({ min: 300, max: 300 })).to.deep.equal(O.some({ min: 300, max: 300 }))
    expect(caloriesRange({ min: 0, max: 450 })).to.deep.equal(O.some({ min: 0, max: 450 }))
    expect(caloriesRange({ min: 0, max: 0 })).to.deep.equal(O.none)
    expect(caloriesRange(undefined)).to.deep.equal(O.none)
  })

  it('MENU-40 with a diet selected only modifiers that name it are listed', () => {
    const modifiers = [anItem('Tofu').forDiets('vegan', 'halal').item, anItem('Pork').item]
    expect(ids(suitingDiet(modifiers, 'vegan'))).to.deep.equal(['tofu'])
    expect(ids(suitingDiet(modifiers, 'kosher'))).to.deep.equal([])
    expect(ids(suitingDiet(modifiers, undefined))).to.deep.equal(['tofu', 'pork'])
  })

  describe('its option tabs', () => {
    const options = ['Size', 'Broth', 'Toppings'].map((name) => anOption(name).option)
    const shown = (tabs: Parameters<typeof tabbed>[1]) => {
      const { tabs: filled, rest } = tabbed(options, tabs)
      return { tabs: filled.map((tab) => [tab.tabName, ids(tab.options)]), rest: ids(rest) }
    }

    it('MENU-07 of type 0 take what is not named, of any other type what is', () => {
      expect(
        shown([
          { tabName: 'Basics', optionNames: ['size', 'BROTH'], type: 1 },
          { tabName: 'More', optionNames: ['Size', 'Broth'], type: 0 },
        ]),
      ).to.deep.equal({
        tabs: [
          ['Basics', ['size', 'broth']],
          ['More', ['toppings']],
        ],
        rest: [],
      })
    })

    it('MENU-07 match whole names only, and leave no option out of reach', () => {
      expect(
        shown([
          { tabName: 'Basics', optionNames: ['Top', 'Size'], type: 2 },
          { tabName: 'Empty', optionNames: ['Sauces'], type: 1 },
        ]),
      ).to.deep.equal({ tabs: [['Basics', ['size']]], rest: ['broth', 'toppings'] })
    })
  })
})
