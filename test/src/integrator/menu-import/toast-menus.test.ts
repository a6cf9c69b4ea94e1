import { expect } from 'chai'
import { readFixture } from './vendor-fixture.ts'

describe('menus of Toast', () => {
  const { at, lost, draft } = readFixture('toast')

  it('gives a menu a list for each of its periods, and opens several menus at once', () => {
    const dinner = { name: 'Dinner & more', orderType: 'pickup', groups: ['g-pizza', 'g-mains'] }
    expect([at('menus', 'm-dinner-pickup'), at('menus', 'm-dinner-pickup-3')]).to.deep.equal([
      {
        ...dinner,
        id: 'm-dinner-pickup',
        availability: { days: [1, 2, 3, 4], from: '17:00', to: '22:00' },
        joins: true,
      },
      {
        ...dinner,
        id: 'm-dinner-pickup-3',
        availability: { days: [5, 6], from: '17:00', to: '01:00' },
        joins: true,
      },
    ])
    expect(at('menus', 'm-drinks-delivery')).to.deep.equal({
      id: 'm-drinks-delivery',
      name: 'Drinks',
      orderType: 'delivery',
      groups: ['g-wine', 'g-soft'],
      joins: true,
    })
    expect(at('groups', 'g-mains')).to.deep.include({ items: ['i-chicken', 'i-burger'], subgroups: ['g-sides'] })
  })

  it('prices an item in its smallest size, the others by what they cost more, and toppings by the size', () => {
    expect(at('items', 'p-margherita')).to.deep.equal({
      id: 'p-margherita',
      name: 'Margherita',
      description: 'Tomato, mozzarella & basil.',
      price: 11,
      options: ['g-size-margherita', 'g-toppings'],
      dietaryRestrictions: ['Vegetarian'],
      allergens: { contains: ['Milk'], mayContain: ['Almond', 'Tree nuts'] },
      calories: { min: 820, max: 820 },
      taxCategory: 'tax-food',
    })
    expect([at('items', 's-small', 'price'), at('items', 's-large', 'price')]).to.deep.equal([0, 4.5])
    expect(at('options', 'g-size-margherita')).to.deep.include({ min: 1, max: 1, isSingleSelectionOnly: true })
    expect(at('items', 'o-mushrooms')).to.deep.include({
      price: 1.5,
      priceBySize: [
        { size: 's-small', price: 1.5 },
        { size: 's-small-f', price: 1.5 },
        { size: 's-large', price: 2.75 },
        { size: 's-large-f', price: 2.75 },
      ],
    })
    expect(at('items', 'o-truffle')).to.deep.include({ price: 6 }).and.not.to.have.property('priceBySize')
  })

  it('keeps options in options, defaults, and boxes of what can be taken several times', () => {
    expect(at('items', 'o-salad')).to.deep.include({ price: 1.25, options: ['g-dressing'] })
    // Any number of them.
    expect(at('options', 'g-dressing')).to.deep.include({ min: 1, max: 2, items: ['o-ranch', 'o-vinaigrette'] })
    // Fries are an item of their own too, with another price.
    expect(at('options', 'g-side')).to.deep.include({
      items: ['i-fries-in-g-side', 'o-salad'],
      defaultModifiers: ['i-fries-in-g-side'],
    })
    expect([at('items', 'i-fries', 'price'), at('items', 'i-fries-in-g-side', 'price')]).to.deep.equal([5, 0])
    expect([at('items', 'i-fries-in-m-drinks', 'price'), at('groups', 'g-soft', 'items')]).to.deep.equal([
      5.5,
      ['i-lemonade', 'i-fries-in-m-drinks'],
    ])
    expect(at('options', 'g-sauces')).to.deep.include({ min: 0, max: null, unitMax: 3 })
  })

  it('hands the tags of a group to its items, and finds alcohol, diets and allergens in tags', () => {
    expect([at('items', 'i-lager', 'isAlcohol'), at('items', 'i-red', 'isAlcohol')]).to.deep.equal([true, true])
    expect(at('items', 'i-lemonade')).not.to.have.property('isAlcohol')
    expect(at('items', 'i-salad', 'dietaryRestrictions')).to.deep.equal(['Vegan', 'Gluten-free'])
    // A tag says nothing of the other allergens.
    expect(at('items', 'p-formaggi', 'allergens')).to.deep.equal({ contains: ['milk'], isPartial: true })
    expect(at('items', 'o-cheese', 'allergens')).to.deep.equal({ contains: ['Milk'] })
    expect([at('items', 'i-red', 'taxCategory'), at('items', 'i-fries', 'taxCategory')]).to.deep.equal([
      'tax-alcohol+tax-food',
      'no-tax',
    ])
  })

  it('leaves out and reports what has no price or is not visible online', () => {
    for (const id of ['p-day', 'p-staff', 'i-olives', 'o-bacon', 'o-nobody'])
      expect(at('items', id), id).to.equal(undefined)
    expect(at('options', 'g-extras', 'items')).to.deep.equal(['o-cheese'])
    expect(lost).to.include.members([
      'menu items without a fixed price',
      'menu items that are not visible online',
      'menus that are not visible online',
      'modifier options that are not visible online',
      'modifier groups of no item',
      'taxInclusion',
      'defaultOptionsChargePrice',
      'menus[].menuGroups[].menuItems[].pricingRules.timeSpecificPricingRules',
      'preModifierGroupReferences',
    ])
    expect(draft.pictures).to.deep.equal([
      { part: 'items', id: 'p-margherita', address: 'https://pictures.example/margherita.jpg' },
      { part: 'groups', id: 'g-pizza', address: 'https://pictures.example/pizza.jpg' },
    ])
  })
})
