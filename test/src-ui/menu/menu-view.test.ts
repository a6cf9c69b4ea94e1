import { expect } from 'chai'
import { foundItems } from '../../../src-ui/menu/found-items.ts'
import { ruleWords } from '../../../src-ui/menu/item-panel-view.ts'
import { type MenuViewNeeds, menuView } from '../../../src-ui/menu/menu-view.ts'
import { shop as words } from '../../../src-ui/messages/shop.en.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'

const viewOf = (needs: Partial<MenuViewNeeds>) =>
  menuView({
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

  it('MENU-08, MENU-09, MENU-10 shows the first picture, over https, or the brand’s placeholder', () => {
    const menu = aMenu()
      .withItem(anItem('Ramen').with({ images: ['http://p.example/1.jpg', '/2.jpg'] }), anItem('Udon'))
      .build()
    expect(viewOf({ menu }).categories[0]?.items.map(({ image }) => image)).to.deep.equal([
      'https://p.example/1.jpg',
      '/images/placeholder.webp',
    ])
  })

  it('shows as sold out what is, and what needs something that is', () => {
    const menu = aMenu()
      .withItem(
        anItem('Udon').soldOut(),
        anItem('Ramen').asking(anOption('Noodles').between(1, 1).offering(anItem('Thin').soldOut())),
        anItem('Tea'),
      )
      .build()
    expect(viewOf({ menu }).categories[0]?.items.map(({ isSoldOut }) => isSoldOut)).to.deep.equal([true, true, false])
  })

  it('MENU-20 lists only what the picked restaurant makes, with its words', () => {
    const ladle = { id: 'ladle', name: 'The Ladle', description: 'Broths' }
    const menu = aMenu()
      .withRestaurant(ladle, { id: 'ember', name: 'The Ember', description: '' })
      .withItem(anItem('Ramen').with({ restaurantGroup: 'ladle' }), anItem('Skewer').with({ restaurantGroup: 'ember' }))
      .build()
    const view = viewOf({ menu, restaurantId: 'ladle' })
    expect(view.categories.flatMap(({ items }) => items.map(({ name }) => name))).to.deep.equal(['Ramen'])
    expect(view.restaurantAbout).to.equal('Broths')
    expect(view.restaurants.find(({ isCurrent }) => isCurrent)?.name).to.equal('The Ladle')
    expect(viewOf({ menu, restaurantId: 'all' }).categories[0]?.items).to.have.length(2)
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

  it('names the subgroup of an item that stands in one', () => {
    const menu = aMenu()
      .withGroup(aGroup('Bundles').withSubgroups(aGroup('For two').of(anItem('Box'))))
      .build()
    expect(viewOf({ menu }).categories[0]?.items[0]?.group).to.equal('for-two')
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

describe('searching the menu', () => {
  const { categories } = viewOf({
    menu: aMenu()
      .withItem(anItem('Jalapeño fritters').with({ description: 'Hot corn' }), anItem('Rice'))
      .build(),
  })
  const names = (text: string) => foundItems(categories, text).flatMap(({ items }) => items.map(({ name }) => name))

  it('finds with and without accents, in any case, in name and description', () => {
    expect(names('JALAPENO')).to.deep.equal(['Jalapeño fritters'])
    expect(names('corn jala')).to.deep.equal(['Jalapeño fritters'])
    expect(names('corn rice')).to.deep.equal([])
  })

  it('lists everything for blank text', () => {
    expect(names('  ')).to.have.length(2)
  })
})
