import { expect } from 'chai'
import { describeCartLine } from '../../../src-domain/cart/describe-cart-line.ts'
import { lineObjection, lineStanding, type ObjectedTo } from '../../../src-domain/cart/line-standing.ts'
import { linesLeftBehind, reconcileWithMenu } from '../../../src-domain/cart/reconcile-with-menu.ts'
import { withoutDeliveredAlcohol } from '../../../src-domain/menu/alcohol.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const egg = anItem('Egg')
  .costing(150)
  .asking(anOption('Yolk').offering(anItem('Runny').costing(25)))
const ramen = anItem('Ramen')
  .costing(1_250)
  .asking(anOption('Toppings').offering(egg, anItem('Nori').costing(75)))
const menu = aMenu()
  .withGroup(aGroup('Bowls').of(ramen, anItem('Soba').costing(1_100).soldOut()))
  .build()
const mods = choices({ toppings: [['egg', { yolk: ['runny'] }], 'nori'] })
const line = aLine({ mods, price: minor(1_500), quantity: 2, notes: 'Hot' })
const fine: ObjectedTo = { invalidModifiers: [], invalidGroups: [], invalidItems: [] }

describe('A line of the cart held against the menu', () => {
  it('CART-15 an item that is missing is unavailable under its saved name, or nameless', () => {
    expect(lineStanding(aLine({ item: 'gone', name: 'Old Soup' }), menu)).to.deep.equal({
      _tag: 'Unavailable',
      why: 'NotServed',
      name: 'Old Soup',
    })
    expect(lineStanding(aLine({ item: 'gone', name: '' }), menu)).to.deep.equal({
      _tag: 'Unavailable',
      why: 'NotServed',
    })
    expect(lineStanding(aLine({ item: 'soba', name: 'Soba' }), menu)).to.deep.include({
      _tag: 'Unavailable',
      why: 'SoldOut',
    })
    expect(lineStanding(line, menu)).to.deep.equal({ _tag: 'Fine' })
  })

  it('alcohol that is not delivered is unavailable for that reason, also if the server calls it sold out', () => {
    const bar = aMenu()
      .withGroup(aGroup('Bar').of(anItem('Beer').with({ isAlcohol: true })))
      .build()
    const beer = aLine({ item: 'beer', group: 'bar', name: 'Beer', mods: new Map() })
    const said = { ...fine, invalidItems: ['beer'], soldOutItems: ['beer'] }
    const unavailable = { _tag: 'Unavailable', why: 'NotDelivered', name: 'Beer' }
    expect(lineStanding(beer, bar)).to.deep.equal({ _tag: 'Fine' })
    expect(lineStanding(beer, withoutDeliveredAlcohol(bar))).to.deep.equal(unavailable)
    expect(lineStanding(beer, withoutDeliveredAlcohol(bar), said)).to.deep.equal(unavailable)
  })

  it('CART-16 a line whose item, group or modifier at any depth is named by the server is invalid', () => {
    expect(lineStanding(line, menu, fine)._tag).to.equal('Fine')
    for (const objected of [
      { invalidItems: ['ramen'] },
      { invalidGroups: ['bowls'] },
      { invalidModifiers: ['runny'] },
    ]) {
      expect(lineStanding(line, menu, { ...fine, ...objected })._tag).to.equal('Invalid')
    }
    expect(lineStanding(line, menu, { ...fine, invalidModifiers: ['ramen'], invalidItems: ['egg'] })._tag).to.equal(
      'Fine',
    )
  })

  it('CART-16 a line that the server calls sold out or not served is unavailable, though the menu still has it', () => {
    const said = { ...fine, invalidItems: ['ramen'] }
    expect(lineStanding(line, menu, { ...said, soldOutItems: ['ramen'] })).to.deep.include({
      _tag: 'Unavailable',
      why: 'SoldOut',
    })
    expect(lineStanding(line, menu, { ...said, unservedItems: ['ramen'] })).to.deep.include({
      _tag: 'Unavailable',
      why: 'NotServed',
    })
    expect(lineObjection(line, said)).to.equal('NotAsChosen')
  })

  it('CART-16 a line of which fewer are left says how many, whether the server or the menu tells it', () => {
    const said = { ...fine, invalidModifiers: ['nori'], fewLeft: [{ id: 'nori', left: 1 }] }
    expect(lineStanding(line, menu, said)).to.deep.equal({ _tag: 'Invalid', left: 1 })
    expect(lineObjection(line, said)).to.equal('FewLeft')
    expect(lineStanding(line, menu, { ...fine, fewLeft: [{ id: 'soba', left: 1 }] })).to.deep.equal({ _tag: 'Fine' })
    const known = menu.items.get('ramen')
    if (known === undefined) throw new Error('no ramen')
    const telling = (left: number) => ({ ...menu, items: new Map(menu.items).set('ramen', { ...known, left }) })
    expect(lineStanding(line, telling(1))).to.deep.equal({ _tag: 'Invalid', left: 1 })
    expect(lineStanding(line, telling(2))).to.deep.equal({ _tag: 'Fine' })
  })

  it('CART-20 a choice that this menu does not offer makes the line invalid', () => {
    expect(lineStanding(aLine({ mods: choices({ toppings: ['truffle'] }) }), menu)._tag).to.equal('Invalid')
  })

  it('CART-20 what the menu offers carries over at its price and in its group, the rest is told', () => {
    const elsewhere = aMenu()
      .withGroup(aGroup('Noodles').of(anItem('Ramen').costing(1_400)))
      .build()
    const order = anOrder({ items: [aLine(), aLine({ item: 'soba', name: 'Soba' })] })
    const moved = reconcileWithMenu(elsewhere, aKey(9))(order)
    expect(moved.items[0]).to.deep.include({ group: 'noodles', price: 1_400 })
    expect(moved.items[1]).to.deep.equal(order.items[1])
    expect(moved.idempotencyKey).to.equal(aKey(9))
    expect(linesLeftBehind(elsewhere, moved.items).map((one) => one.name)).to.deep.equal(['Soba'])
  })

  it('CART-17 when no price moved, the order and its key stay', () => {
    const order = anOrder({ items: [line] })
    expect(reconcileWithMenu(menu, aKey(9))(order)).to.equal(order)
  })

  it('CART-02, CART-05 a line is told as name, choices with their depth, notes and unit price times quantity', () => {
    expect(describeCartLine(line, menu)).to.deep.equal({
      name: 'Ramen',
      standing: { _tag: 'Fine' },
      modifiers: [
        { depth: 0, item: 'egg', option: 'toppings', name: 'Egg', optionName: 'Toppings', price: 150 },
        { depth: 1, item: 'runny', option: 'yolk', name: 'Runny', optionName: 'Yolk', price: 25 },
        { depth: 0, item: 'nori', option: 'toppings', name: 'Nori', optionName: 'Toppings', price: 75 },
      ],
      notes: 'Hot',
      unitPrice: 1_500,
      quantity: 2,
      total: 3_000,
    })
  })
})
