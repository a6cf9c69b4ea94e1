import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { openCart, textOf, until } from '../drivers/scenes.ts'
import { independentBackEnd } from '../hostile-back-end/tried-houses.ts'
import { addSoup, fromUpsellsToPay, openBare, placeInCash, toBareUpsells } from './bare-scenes.ts'

async function openList() {
  const page = await openBare()
  await addSoup(page)
  await toBareUpsells(page)
  return page
}

describe('Upsells of a back end that tells of them nowhere else', () => {
  it('UPS-01, UPS-04 every group is offered, and what only the upsells know is placed in its group', async () => {
    const { backEnd } = await independentBackEnd()
    const page = await openList()
    page.see.getByText('For the morning')
    await page.user.click(page.see.getByRole('button', { name: 'Add Bread roll for $1.10' }))
    await page.see.findByRole('button', { name: 'Bread roll is in your cart' })
    const order = await placeInCash(await fromUpsellsToPay(page))
    await order.see.findByText('Your order is in the kitchen')
    expect(textOf(order)).to.include('Bread roll')
    const items = backEnd.orders().at(-1)?.ticket.items
    expect(items?.map(({ name, group }) => [name, group.id])).to.deep.equal([
      ['Tomato soup', 'g1'],
      ['Bread roll', 'u2'],
    ])
    expect(backEnd.departures()).to.deep.equal([])
  })

  it('UPS-02 one with choices opens like a dish, also after a reload, and goes into the order with them', async () => {
    const page = await openList()
    await page.user.click(page.see.getByRole('button', { name: 'More about Brownie' }))
    await page.see.findByRole('dialog', { name: /^Brownie/ })
    const again = await page.reload()
    const dish = within(await again.see.findByRole('dialog', { name: /^Brownie/ }))
    await again.user.click(await dish.findByLabelText(/^Ice cream/))
    await again.user.click(dish.getByRole('button', { name: 'Add to cart · $4.65' }))
    await until(again, () => expect(again.window.localStorage.getItem('items')).to.include('"group":"u1"'))
  })

  it('UPS-01, CART-20 one in the order is there after a reload, at its price, and can be changed', async () => {
    const page = await openList()
    await page.user.click(page.see.getByRole('button', { name: 'Add Brownie for $3.25' }))
    await page.see.findByRole('button', { name: 'Brownie is in your cart' })
    const device = page.close()
    device.historyState = null
    const again = await openBare(undefined, { device })
    await openCart(again)
    await until(again, () => expect(textOf(again)).to.include('$9.75'))
    expect(textOf(again)).not.to.match(/no longer|carried over|unavailable/i)
    await again.user.click(await again.see.findByRole('button', { name: 'Edit Brownie' }))
    const dish = within(await again.see.findByRole('dialog', { name: /^Brownie/ }))
    await again.user.click(await dish.findByLabelText(/^Ice cream/))
    await again.user.click(dish.getByRole('button', { name: /^Save changes/ }))
    await until(again, () => expect(textOf(again)).to.include('$11.15'))
  })
})
