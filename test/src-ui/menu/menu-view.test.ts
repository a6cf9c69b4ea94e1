import { expect } from 'chai'
import type { AllergenFacts } from '../../../src-domain/menu/allergens.ts'
import { ruleWords } from '../../../src-ui/menu/item-panel-view.ts'
import { type MenuViewNeeds, menuView } from '../../../src-ui/menu/menu-view.ts'
import { shopPage as words } from '../../../src-ui/messages/shop-page.en.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'

function viewOf(needs: Partial<MenuViewNeeds>) {
  return menuView({
    menu: aMenu().build(),
    brand: aBrand(),
    type: 'pickup',
    words,
    location: { slug: 'harbor', name: 'Harbor', isOpen: true, opening: '' },
    href: '/location/harbor/pickup',
    restaurantId: undefined,
    itemId: undefined,
    ...needs,
  })
}

const noodles = anOption('Noodles').between(1, 1).offering(anItem('Thin').costing(100), anItem('Thick').costing(100))

describe('the menu in words', () => {
  it('MENU-35 lists categories by priority and leaves out the empty ones', () => {
    const menu = aMenu()
      .withGroup(
        aGroup('Sweets').withPriority(2).of(anItem('Custard')),
        aGroup('Nothing'),
        aGroup('Bowls').withPriority(1).of(anItem('Ramen')),
      )
      .build()
    expect(viewOf({ menu }).categories.map(({ name }) => name)).to.deep.equal(['Bowls', 'Sweets'])
  })

  it('says "from" only where a group that must be chosen from has a price', () => {
    const menu = aMenu()
      .withItem(
        anItem('Ramen').costing(1200).asking(noodles),
        anItem('Soup')
          .costing(500)
          .asking(anOption('Extras').offering(anItem('Egg').costing(100))),
      )
      .build()
    const [ramen, soup] = viewOf({ menu }).categories[0]?.items ?? []
    expect([ramen?.price, soup?.price]).to.deep.equal(['from $13.00', '$5.00'])
  })

  it('MENU-15 gives each item an address below its restaurant, and finds it again', () => {
    const menu = aMenu()
      .withItem(anItem('Ramen').with({ restaurantGroup: 'ladle' }))
      .build()
    const href = viewOf({ menu }).categories[0]?.items[0]?.href
    expect(href).to.equal('/location/harbor/pickup/ladle/ramen')
    expect(viewOf({ menu, restaurantId: 'ladle', itemId: 'ramen' }).item?.name).to.equal('Ramen')
  })

  it('MENU-23, MENU-37, MENU-39 tells an item whole: calories as a range, a shared price once', () => {
    const menu = aMenu().withItem(anItem('Ramen').withCalories(700, 900).forDiets('Vegan').asking(noodles)).build()
    const item = viewOf({ menu, itemId: 'ramen' }).item
    expect(item?.calories).to.equal('700 - 900 cal')
    expect(item?.marks).to.deep.equal(['Vegan'])
    expect(item?.options[0]?.each).to.equal('+$1.00 each')
    expect(item?.options[0]?.choices.map(({ price }) => price)).to.deep.equal(['', ''])
  })

  const bundles = aMenu()
    .withGroup(
      aGroup('Bundles').withSubgroups(
        aGroup('For two').of(anItem('Small box').costing(3000), anItem('Large box').costing(4000)),
      ),
    )
    .build()

  it('MENU-32, MENU-33 lists a subgroup as one entry that names its dishes, its least price and its own address', () => {
    const items = viewOf({ menu: bundles }).categories[0]?.items ?? []
    expect(items).to.have.length(1)
    expect(items[0]).to.include({ id: 'for-two', group: 'for-two', name: 'For two', price: 'from $30.00' })
    expect(items[0]?.lead).to.equal('Choose one')
    expect(items[0]?.marks).to.deep.equal(['Small box', 'Large box'])
    expect(items[0]?.href).to.equal('/location/harbor/pickup/all/for-two')
    const panel = viewOf({ menu: bundles, itemId: 'for-two' }).item
    expect(panel?.options[0]?.choices.map(({ name, price }) => [name, price])).to.deep.equal([
      ['Small box', '$30.00'],
      ['Large box', '$40.00'],
    ])
  })

  it('MENU-32 a subgroup is sold out when all of it is, and costs what is still to be had', () => {
    const menuOf = (...sold: readonly string[]) =>
      aMenu()
        .withGroup(
          aGroup('Bundles').withSubgroups(
            aGroup('For two').of(
              ...[anItem('Small').costing(3000), anItem('Large').costing(4000)].map((item) =>
                sold.includes(item.item.name) ? item.soldOut() : item,
              ),
            ),
          ),
        )
        .build()
    const card = (...sold: readonly string[]) => viewOf({ menu: menuOf(...sold) }).categories[0]?.items[0]
    expect(card('Small')).to.include({ isSoldOut: false, price: '$40.00' })
    expect(card('Small', 'Large')?.isSoldOut).to.equal(true)
  })

  it('answers a search in the address from the whole list, and asks for nothing when it is blank', () => {
    const menu = aMenu().withItem(anItem('Jalapeño fritters'), anItem('Rice')).build()
    expect(viewOf({ menu, search: ' jalapeno ' }).search?.items.map(({ name }) => name)).to.deep.equal([
      'Jalapeño fritters',
    ])
    expect(viewOf({ menu, search: 'jalapeno' }).categories[0]?.items).to.have.length(2)
    expect(viewOf({ menu, search: '  ' }).search).to.equal(undefined)
  })

  it('names the allergens of a card, says where they are unknown, and offers a filter for those that an item contains', () => {
    const none = { contains: [], mayContain: [], others: [] }
    const made = (fields: Partial<AllergenFacts>) => ({ allergens: { ...none, ...fields } })
    const menu = aMenu()
      .withGroup(
        aGroup('Bowls')
          .of(
            anItem('Ramen').with(made({ contains: ['gluten', 'eggs'], mayContain: ['sesame'] })),
            anItem('Rice').with(made({})),
            anItem('Soup'),
          )
          .withSubgroups(
            aGroup('Rolls').of(
              anItem('Cod').with(made({ contains: ['fish', 'soybeans'] })),
              anItem('Tofu').with(made({ contains: ['soybeans'] })),
            ),
          ),
      )
      .build()
    const view = viewOf({ menu })
    expect(view.categories[0]?.items.map(({ name, allergens }) => [name, allergens])).to.deep.equal([
      ['Ramen', { contains: ['gluten', 'eggs'], text: 'Contains gluten, egg. May contain sesame.' }],
      ['Rice', { contains: [], text: 'None of the 14 major allergens.' }],
      ['Soup', { contains: [], text: 'Allergens not listed' }],
      ['Rolls', { contains: ['soybeans'], text: '' }],
    ])
    expect(view.allergens).to.deep.equal(['gluten', 'eggs', 'soybeans'])
    expect(view.categories[0]?.contains, 'Soup and rice contain none').to.deep.equal([])
    const rolls = aMenu()
      .withGroup(
        aGroup('Rolls').of(
          anItem('Cod').with(made({ contains: ['fish', 'soybeans'] })),
          anItem('Tofu').with(made({ contains: ['soybeans'] })),
        ),
      )
      .build()
    expect(viewOf({ menu: rolls }).categories[0]?.contains).to.deep.equal(['soybeans'])
    const without = viewOf({ menu: aMenu().withItem(anItem('Soup')).build() })
    expect(without.allergens).to.deep.equal([])
    expect(without.categories[0]?.items[0]).not.to.have.property('allergens')
  })

  it('has one sentence for each rule of a group', () => {
    const rule = (min: number | undefined, max: number | undefined) =>
      ruleWords(anOption('X').between(min, max).option, words)
    expect(rule(1, 1)).to.equal('Required – choose 1')
    expect(rule(1, 3)).to.equal('Required – choose 1 to 3')
    expect(rule(2, undefined)).to.equal('Required – choose at least 2')
    expect(rule(0, 3)).to.equal('Optional – choose up to 3')
    expect(rule(undefined, undefined)).to.equal('Optional – choose as many as you like')
  })
})
