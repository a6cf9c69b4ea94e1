import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { menuFormats } from '../../../../src/integrator/menu-import/menu-formats.ts'
import { readFixture } from './vendor-fixture.ts'

describe('items of Loyverse', () => {
  const { at, lost } = readFixture('loyverse')

  it('makes an option of the variants, and reads the prices of the first store', () => {
    expect(at('menus', 'menu-pickup', 'groups')).to.deep.equal(['Coffee', 'Bakery', 'Sets', 'More'])
    expect(at('groups', 'Coffee', 'items')).to.deep.equal(['latte', 'espresso'])
    expect(at('items', 'latte')).to.deep.equal({
      id: 'latte',
      name: 'Latte',
      description: 'Two shots & milk',
      price: 3.5,
      options: ['latte-size'],
      taxCategory: 'VAT',
    })
    expect(at('options', 'latte-size')).to.deep.equal({
      id: 'latte-size',
      name: 'Size / Milk / Cup',
      min: 1,
      max: 1,
      isSingleSelectionOnly: true,
      items: ['latte-10000', 'latte-10001', 'latte-10002'],
    })
    expect(at('items', 'latte-10002')).to.deep.equal({
      id: 'latte-10002',
      name: 'Large / Oat / Glass',
      price: 1.45,
    })
    expect(at('options', 'muffin-size')).to.deep.include({ name: 'Flavor', items: ['muffin-10021', 'muffin-10022'] })
    expect(at('items', 'croissant')).to.deep.include({ description: 'Café style', taxCategory: 'Reduced' })
    expect(at('items', 'water', 'taxCategory')).to.equal('no-tax')
  })

  it('leaves out and reports weights, prices of the till and what is not for sale, and reports modifiers', () => {
    for (const id of ['beans', 'special', 'latte-10003']) expect(at('items', id), id).to.equal(undefined)
    expect(lost).to.include.members([
      'items sold by weight',
      'items without a fixed price',
      'items that are not for sale',
      'Modifier - "Milk"',
      'SKU of included item',
      'Price [Airport]',
      'Tax: the rate of taxCategory, which belongs to a location',
    ])
    // A repeated name, and a modifier with N, are no loss.
    expect(lost).not.to.include('Name')
  })

  it('refuses a table that is none of Loyverse', () => {
    const read = (file: string) => {
      const seen = menuFormats['loyverse']?.(file, 'USD')
      return seen !== undefined && isLeft(seen) ? seen.left : []
    }
    expect(read('Item,Price\nSoup,3\n')).to.deep.equal([
      'line 1: there is no column Handle',
      'line 1: there is no column Name',
    ])
    expect(read('Handle,Name,Price\nsoup,Soup,3.505\n')).to.deep.equal([
      'line 2 has a price of 3.505, and USD has 2 decimals',
    ])
  })
})
