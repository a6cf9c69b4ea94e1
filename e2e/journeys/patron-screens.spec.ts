import { account } from '../drivers/account.ts'
import { seldom } from '../drivers/seldom.ts'
import { expect } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

/** Intercepted: each order changes the patron's balance. */
const loyalty = {
  availableCredit: 4.25,
  loyaltyDivisor: 150,
  loyaltyMultiplier: 5,
  progress: 120,
  totalSpent: 312.5,
  wallet: [
    ['welcome', 'Welcome to Ember', '10 % off your first order'],
    ['five', '$5 off $30', 'Five dollars off when you order for thirty or more'],
  ].map(([id, name, description]) => ({
    id,
    type: 'promotion',
    promotion: { id: `${id}-promotion`, name, description, callToAction: 'Use it' },
  })),
}

inEachLook('ACCT-13, LOYAL-05, LOYAL-19, PAY-51 a patron, with what was earned and the card on file', async (stage) => {
  const { page, server, brand, it, locale, look } = stage
  const { say, button, openMenu, addDish, openCart } = seldom(stage)
  const form = account(page, locale)
  await page.route('**/v1/loyalty', (route) => route.fulfill({ json: loyalty }))
  await openMenu()
  await form.open.click()
  await form.logInAs(`nora@${brand}.example`, 'Demo-Ladle-1')
  await expect(page.getByRole('dialog')).toBeHidden()
  await form.open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('patron')
  await page.keyboard.press('Escape')
  await addDish()
  await openCart()
  await look('patron-cart')
  await page.goto(server.at('/checkout/current', it.host))
  await expect(button(say.anyPay).first()).toBeVisible()
  await look('patron-checkout')
  await button(say.promo).click()
  await expect(page.getByText('Welcome to Ember')).toBeVisible()
  await look('rewards')
})
