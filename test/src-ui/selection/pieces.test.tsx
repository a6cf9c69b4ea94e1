import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import type { ConfirmedItem } from '../../../src-domain/selection/confirm-draft.ts'
import { openItem } from '../../../src-domain/selection/item-draft.ts'
import { ItemSheet } from '../../../src-ui/selection/item-sheet.tsx'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { choices } from '../../builders/selections-builder.ts'
import { draw } from '../draw.tsx'

const menu = aMenu()
  .withGroup(
    aGroup('Boxes').of(
      anItem('Box')
        .costing(500)
        .asking(
          anOption('Doughnuts')
            .with({ unitMin: 4, unitMax: 4, maxPerItem: 3 })
            .offering(anItem('Glazed'), anItem('Jam').costing(50), anItem('Plum').soldOut()),
          anOption('Candles').with({ minIfAny: 2 }).offering(anItem('Red'), anItem('Blue'), anItem('White')),
        ),
    ),
  )
  .build()

function open() {
  const confirmed: ConfirmedItem[] = []
  const drawn = draw(
    <ItemSheet
      menu={menu}
      brand={aBrand()}
      diningOption="pickup"
      draft={openItem(menu, 'boxes', 'box')}
      isEdit={false}
      onConfirm={(one) => confirmed.push(one)}
      onClose={() => undefined}
    />,
  )
  return { ...drawn, confirmed }
}
function doughnuts() {
  return within(screen.getByRole('group', { name: /Doughnuts.*Required/ }))
}
function plus(name: string) {
  return screen.getByRole('button', { name: new RegExp(`increase.*${name}|${name}.*increase|more.*${name}`, 'i') })
}

describe('A box in the item sheet', () => {
  afterEach(cleanup)

  it('SEL-33 counts each choice with a stepper, says the rule and the count, and stops at its bounds', async () => {
    const { user, confirmed } = open()
    doughnuts().getByText(/Choose exactly 4 · up to 3 of each/)
    doughnuts().getByText('0 of 4 chosen')
    for (let press = 0; press < 4; press += 1) await user.click(plus('Glazed'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Glazed' }).value).to.equal('3')
    doughnuts().getByText('3 of 4 chosen')
    await user.click(screen.getByRole('button', { name: /check your selections|Add to cart/i }))
    expect(confirmed).to.have.length(0)
    doughnuts().getByText('You must select at least 4')
    await user.click(plus('Jam'))
    doughnuts().getByText('4 of 4 chosen')
    expect(plus('Jam').getAttribute('aria-disabled')).to.equal('true')
    expect(plus('Plum').getAttribute('aria-disabled')).to.equal('true')
    doughnuts().getByText('Sold out')
    await user.click(screen.getByRole('button', { name: 'Add to cart · $5.50' }))
    expect(confirmed.map(({ mods }) => mods)).to.deep.equal([
      choices({ doughnuts: ['glazed', 'glazed', 'glazed', 'jam'] }),
    ])
  })

  it('SEL-33 takes a typed count by keyboard alone, as many as fit', async () => {
    const { user } = open()
    const jam = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Jam' })
    await user.click(jam)
    await user.keyboard('2{Enter}')
    expect(jam.value).to.equal('2')
    doughnuts().getByText('2 of 4 chosen')
  })

  it('says "none, or at least 2" and complains only about one', async () => {
    const { user, confirmed } = open()
    const candles = within(screen.getByRole('group', { name: /Candles.*Optional/ }))
    candles.getByText(/Choose none, or at least 2/)
    for (let press = 0; press < 2; press += 1) await user.click(plus('Glazed'))
    for (let press = 0; press < 2; press += 1) await user.click(plus('Jam'))
    await user.click(candles.getByRole('checkbox', { name: /Red/ }))
    await user.click(screen.getByRole('button', { name: /Add to cart/ }))
    expect(confirmed).to.have.length(0)
    expect(candles.getAllByText(/Choose none, or at least 2/)).to.have.length(2)
    await user.click(candles.getByRole('checkbox', { name: /Red/ }))
    await user.click(screen.getByRole('button', { name: /Add to cart/ }))
    expect(confirmed).to.have.length(1)
  })
})
