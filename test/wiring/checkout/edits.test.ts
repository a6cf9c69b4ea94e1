import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  deviceWithDelivery,
  deviceWithRamen,
  lines,
  openCart,
  submit,
  tapDish,
  textOf,
  until,
} from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

/** Milliseconds that the order server caches database rows. */
const fresh = 1_000

async function priced(page: OpenPage): Promise<string> {
  await until(page, () => expect(lines(page)).to.include('Total'))
  return amountOf(page, 'Total') ?? ''
}

describe('An edit that begins at the checkout', () => {
  it('of the address leads straight back to the checkout, which says the new fee, total and what is missing', async () => {
    const house = await wiringHouse()
    const zoneOf = (terms: string) =>
      house.rows(`update locations set settings_version = settings_version || '+',
        settings = jsonb_set(settings::jsonb, '{deliveryZones,0,terms}', '${terms}') where id = 'loc-2'`)
    const page = await openPage('/checkout/current', { device: await deviceWithDelivery() })
    await beGuest(page)
    const before = await priced(page)
    expect(amountOf(page, 'Delivery fee')).to.equal('$3.49')
    await zoneOf('{"fee": 500, "minimum": 2000}')
    try {
      await page.clock.advance(fresh)
      await page.user.click(page.see.getByRole('link', { name: 'Change address' }))
      const shop = await page.follow()
      const sheet = within(await shop.see.findByRole('dialog', { name: 'Where should we deliver?' }))
      await shop.user.click(await sheet.findByRole('button', { name: 'Save and return to checkout' }))
      expect(await shop.leaving()).to.equal('/checkout/current')
      const back = await shop.follow()
      await back.see.findByText(/Delivery fee: \$5\.00 \(was \$3\.49\)\./)
      const said = back.see.getByText(/^Delivery fee: \$5/)
      expect(said.textContent).to.include(`New total: ${amountOf(back, 'Total')} (was ${before}).`)
      expect(said.textContent).to.include('Add $7.00 more to reach the $20.00 minimum.')
      expect(said.closest('[aria-live]')?.getAttribute('aria-live')).to.equal('polite')
    } finally {
      await zoneOf('{"fee": 349, "minimum": 1000}')
    }
  })

  it('of the dishes opens the cart, leads straight back past extras and names, and the new total is said once', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await beGuest(page)
    const before = await priced(page)
    await page.user.click(page.see.getByRole('link', { name: 'Edit cart' }))
    const shop = await page.follow()
    const cart = within(await shop.see.findByRole('dialog', { name: 'Your cart' }))
    await cart.findByRole('button', { name: 'Back to checkout · $13.00' })
    await shop.user.click(cart.getByRole('button', { name: 'Close' }))
    await submit(shop, await tapDish(shop, 'Tea'))
    await shop.see.findByText('1 × Tea added to your cart')
    const changed = await openCart(shop)
    await shop.user.click(await changed.findByRole('button', { name: 'Back to checkout · $16.00' }))
    expect(await shop.leaving()).to.equal('/checkout/current')
    const back = await shop.follow()
    await back.see.findByRole('radio', { name: /^Cash/ })
    await back.see.findByText(`New total: $19.68 (was ${before}).`)
    const again = await back.reload()
    await priced(again)
    expect(textOf(again)).to.not.include('New total')
  })
})
