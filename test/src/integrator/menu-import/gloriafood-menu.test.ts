import { expect } from 'chai'
import { readFixture } from './vendor-fixture.ts'

describe('a menu of GloriaFood', () => {
  const { at, lost, draft } = readFixture('gloriafood')

  it('adds the price of a size to the item, and keeps the options of each size in it', () => {
    expect(at('items', '58424')).to.deep.equal({
      id: '58424',
      name: 'Margherita',
      description: 'Tomato & cheese\nBasil',
      price: 8.5,
      options: ['58424-size', 'group-16977'],
      dietaryRestrictions: ['Vegetarian', 'Nut free'],
      additionalDescriptions: [],
      allergens: { contains: ['Gluten', 'Milk & lactose'] },
    })
    expect(at('options', '58424-size')).to.deep.include({
      items: ['size-37086', 'size-37087'],
      defaultModifiers: ['size-37086'],
    })
    expect(at('items', 'size-37087')).to.deep.include({ name: 'Large', price: 2.5, options: ['group-16979'] })
    expect(at('items', '58426')).to.deep.include({ price: 11.5, options: ['group-16978', 'group-16977'] })
  })

  it('shares equal groups, and makes a second option of a different one', () => {
    expect([at('items', 'size-37086', 'options'), at('items', 'size-37088', 'options')]).to.deep.equal([
      ['group-16978'],
      ['group-16978'],
    ])
    expect(at('items', '58441', 'options')).to.deep.equal(['group-16980-in-item-58441'])
    expect(at('options', 'group-16980-in-item-58441')).to.deep.include({
      items: ['option-51195-in-item-58441'],
      max: 1,
    })
    expect([at('items', 'option-51195', 'price'), at('items', 'option-51195-in-item-58441', 'price')]).to.deep.equal([
      1, 0.9,
    ])
  })

  it('reads bounds, quantities, order types and marks', () => {
    expect(at('options', 'group-16977')).to.deep.include({ min: 1, max: 1, defaultModifiers: ['option-51186'] })
    // None, or at least two.
    expect(at('options', 'group-16979')).to.deep.include({ min: 0, max: 3, minIfAny: 2 })
    expect(at('options', 'group-16980')).to.deep.include({ min: 0, max: null, unitMax: 4 })
    expect(at('options', 'group-16981')).to.deep.include({ unitMin: 2, maxPerItem: 100 })
    expect(at('items', '58430')).to.deep.include({
      orderTypes: ['delivery'],
      dietaryRestrictions: ['Halal'],
      additionalDescriptions: ['Raw'],
    })
  })

  it('leaves out and reports what is hidden, and reports days of the week', () => {
    expect([at('items', '58432'), at('items', '58450'), at('groups', '14940')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
    expect(lost).to.include.members([
      'items that are hidden',
      'categories that are hidden',
      'categories[].active_days',
      'items[].active_days',
      'menu_item_order_types',
      'items[].sizes[] of an only size',
      'categories[].items[].extras.menu_item_nutritional_values',
    ])
    expect(draft.pictures).to.deep.equal([
      { part: 'items', id: '58424', address: 'https://pictures.example/margherita.jpg' },
      { part: 'groups', id: '14937', address: 'https://pictures.example/pizza.png' },
    ])
  })
})
