import { expect } from 'chai'
import { openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, logIn, menuOf, openCart } from '../drivers/scenes.ts'

describe('A cart behind a link', () => {
  it('CART-28 that is not there is said so, in the shop and at the checkout', async () => {
    for (const path of ['/cart/nosuchcart', '/checkout/nosuchcart']) {
      const page = await openPage(path)
      await page.see.findByText('Cart Not Found')
    }
  })

  it('LINK-06 whose making fails is said so, and made by another try', async () => {
    const page = await openPage(menuOf(), { device: await deviceWithRamen() })
    const cart = await openCart(page)
    const heal = page.network.answer('/v1/cart', { status: 500, body: {} })
    await page.user.click(cart.getByRole('button', { name: 'Have an account? Log in' }))
    await logIn(page, 'emil')
    await page.see.findByText('There was an error creating the link.')
    heal()
    await page.user.click(page.see.getByRole('button', { name: 'Try again' }))
    const link = await page.see.findByLabelText(/^Link to this cart/)
    expect(Object(link).value).to.match(/^http:\/\/noodle\.example\/checkout\/[\w-]+$/)
  })
})
