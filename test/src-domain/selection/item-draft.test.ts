import { expect } from 'chai'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { CartLine } from '../../../src-domain/cart/cart-line.ts'
import { confirmDraft, draftErrors, remainingErrors } from '../../../src-domain/selection/confirm-draft.ts'
import {
  draftPrice,
  type ItemDraft,
  openGroup,
  openItem,
  pickGroupItem,
  reopenLine,
  withNotes,
  withQuantity,
  withSelections,
} from '../../../src-domain/selection/item-draft.ts'
import { quantityFrom, quantityFromText } from '../../../src-domain/selection/quantity.ts'
import { unitPrice } from '../../../src-domain/selection/selection-price.ts'
import { noSelections } from '../../../src-domain/selection/selections.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen')
        .costing(1250)
        .with({ images: ['http://p/ramen.webp', 'http://p/2.webp'], restaurantGroup: 'noodle-bar' })
        .asking(
          anOption('Broth').between(1, 1).offering(anItem('Miso'), anItem('Shoyu').costing(75)).preselecting('miso'),
          anOption('Toppings').offering(
            anItem('Corn').costing(100),
            anItem('Egg')
              .costing(150)
              .asking(anOption('Truffle').offering(anItem('Oil').costing(333))),
          ),
        ),
      anItem('Udon')
        .costing(1000)
        .asking(anOption('Sauce').offering(anItem('Soy')).preselecting('soy')),
      anItem('Soba')
        .costing(900)
        .asking(anOption('Dip').between(1, 1).offering(anItem('Tsuyu'))),
      anItem('Tonkotsu').costing(1500).soldOut(),
    ),
  )
  .build()
const ramen = openItem(menu, 'bowls', 'ramen')
function confirmed(draft: ItemDraft) {
  const outcome = confirmDraft(menu, draft)
  if (E.isLeft(outcome)) throw new Error(`refused: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}

describe('Putting an item together', () => {
  it('SEL-18, SEL-36 opens with its default modifiers and one piece', () => {
    expect(ramen).to.deep.equal({
      group: 'bowls',
      isGroup: false,
      item: 'ramen',
      selections: choices({ broth: ['miso'] }),
      quantity: 1,
      notes: '',
    })
  })

  it('SEL-17 another item of the group clears every selection and loads its own defaults', () => {
    const picked = withSelections(pickGroupItem(menu, openGroup('bowls'), 'ramen'), choices({ toppings: ['corn'] }))
    const other = pickGroupItem(menu, withQuantity(picked, 3), 'udon')
    expect(other.selections).to.deep.equal(choices({ sauce: ['soy'] }))
    expect(other.quantity).to.equal(3)
    expect(pickGroupItem(menu, picked, 'ramen')).to.equal(picked)
  })

  it('SEL-18 a cart line opens with its saved selections and not with the defaults', () => {
    const line = confirmed(withSelections(ramen, choices({ broth: ['shoyu'], toppings: ['corn'] })))
    expect(reopenLine(menu, line).selections).to.deep.equal(choices({ broth: ['shoyu'], toppings: ['corn'] }))
    const bare = confirmed(withSelections(pickGroupItem(menu, openGroup('bowls'), 'udon'), noSelections))
    expect(reopenLine(menu, bare).selections).to.deep.equal(noSelections)
    expect(reopenLine(menu, bare).isGroup).to.equal(true)
  })

  it('SEL-18 a cart line opens without what the menu no longer offers', () => {
    const line = confirmed(
      withSelections(ramen, choices({ broth: ['shoyu'], toppings: ['corn', ['egg', { truffle: ['oil'] }]] })),
    )
    const changed = { ...menu, items: new Map(menu.items) }
    changed.items.delete('oil')
    changed.items.set('corn', anItem('Corn').soldOut().item)
    expect(reopenLine(changed, line).selections).to.deep.equal(choices({ broth: ['shoyu'], toppings: ['egg'] }))
    const broth = anOption('Broth').between(1, 1).offering(anItem('Miso')).option
    const withoutShoyu = { ...menu, options: new Map(menu.options).set('broth', broth) }
    expect(reopenLine(withoutShoyu, line).selections.has('broth')).to.equal(false)
  })

  it('SEL-36 a typed quantity is read in any digits of the keyboard, and is nothing when it is no whole number', () => {
    for (const [typed, quantity] of [
      ['3', 3],
      [' 12 ', 12],
      ['０５', 5],
    ] as const)
      expect(quantityFromText(typed), typed).to.equal(quantity)
    for (const typed of ['1e3', '3.7', '3,7', '0', '-2', '', 'two'])
      expect(quantityFromText(typed), typed).to.equal(undefined)
  })

  it('SEL-36 a quantity is whole, at least 1, and not bounded above', () => {
    for (const [wanted, quantity] of [
      [0, 1],
      [-3, 1],
      [2.9, 2],
      [Number.NaN, 1],
      [1, 1],
      [250_000, 250_000],
    ] as const) {
      expect(quantityFrom(wanted)).to.equal(quantity)
    }
    expect(() => draftPrice(menu, withQuantity(ramen, Number.POSITIVE_INFINITY))).to.not.throw()
  })

  it('SEL-37 the total is item plus modifiers at every depth, times the quantity', () => {
    const chosen = choices({ broth: ['shoyu'], toppings: ['corn', ['egg', { truffle: ['oil'] }]] })
    const draft = withQuantity(withSelections(ramen, chosen), 3)
    expect(draftPrice(menu, draft)).to.deep.equal({ price: 1908, totalPrice: 5724 })
    expect(draftPrice(menu, openGroup('bowls'))).to.deep.equal({ price: 0, totalPrice: 0 })
  })

  it('SEL-37 there is no price for what is not on the menu', () => {
    expect(unitPrice(menu, 'pizza', noSelections)).to.deep.equal(O.none)
    expect(unitPrice(menu, 'ramen', choices({ toppings: [['egg', { truffle: ['gold'] }]] }))).to.deep.equal(O.none)
  })
})

describe('Adding to the cart', () => {
  it('CART-01, SEL-38 hands over image, item, mods, name, notes, price, resGroupId, totalPrice and quantity', () => {
    const line = confirmed(
      withNotes(withQuantity(withSelections(ramen, choices({ broth: ['shoyu'] })), 2), '  no spring onion '),
    )
    expect(line).to.deep.equal({
      group: 'bowls',
      item: 'ramen',
      mods: choices({ broth: ['shoyu'] }),
      name: 'Ramen',
      price: 1325,
      totalPrice: 2650,
      quantity: 2,
      notes: 'no spring onion',
      isGroup: false,
      resGroupId: 'noodle-bar',
      image: 'https://p/ramen.webp',
    })
    const forCart: CartLine = line
    expect(forCart.price).to.equal(1325)
  })

  it('SEL-38 an item without picture and restaurant has neither on its line', () => {
    expect(confirmed(openItem(menu, 'bowls', 'udon'))).to.not.have.any.keys('image', 'resGroupId')
  })

  it('SEL-26, SEL-28 is refused with all errors while there are any', () => {
    const draft = openItem(menu, 'bowls', 'soba')
    expect(confirmDraft(menu, draft)).to.deep.equal(
      E.left([{ type: 'option', optionId: 'dip', path: ['dip'], message: { _tag: 'SelectionMin', min: 1 } }]),
    )
  })

  it('SEL-23 a group without a chosen item is told so, as an error of type item', () => {
    const errors = [{ type: 'item', optionId: 'bowls', path: [], message: { _tag: 'ItemNotChosen' } }]
    expect(draftErrors(menu, openGroup('bowls'))).to.deep.equal(errors)
    expect(confirmDraft(menu, openGroup('bowls'))).to.deep.equal(E.left(errors))
    expect(E.isRight(confirmDraft(menu, pickGroupItem(menu, openGroup('bowls'), 'udon')))).to.equal(true)
  })

  it('SEL-28 an item that is sold out or gone from the menu is not added', () => {
    const refusal = (draft: ItemDraft) => {
      const outcome = confirmDraft(menu, draft)
      return E.isLeft(outcome) ? outcome.left.map(({ message }) => message) : []
    }
    expect(refusal(openItem(menu, 'bowls', 'tonkotsu'))).to.deep.equal([{ _tag: 'SoldOut', itemId: 'tonkotsu' }])
    expect(refusal(openItem(menu, 'bowls', 'pizza'))).to.deep.equal([{ _tag: 'NotOnOffer', itemId: 'pizza' }])
  })

  it('SEL-26, SEL-27 an error goes when its option becomes valid, and no new one comes before the next press', () => {
    const none = withSelections(ramen, noSelections)
    const shown = draftErrors(menu, none)
    expect(shown).to.have.length(1)
    expect(remainingErrors(shown, draftErrors(menu, none))).to.deep.equal(shown)
    expect(
      remainingErrors(shown, draftErrors(menu, withSelections(ramen, choices({ broth: ['miso'] })))),
    ).to.deep.equal([])
    expect(remainingErrors([], shown)).to.deep.equal([])
  })
})
