import type { APIRequestContext } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { promo } from '../drivers/tenders.ts'
import { goToPay, passSteps } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const nora = { account: 'nora@ember.example', password: 'Demo-Ladle-1' }
const client = { client: 'ember' }

/** Adds codes to a patron's wallet over HTTP and returns the wallet. */
async function wallet(request: APIRequestContext, server: ShopServer) {
  const signedIn = await request.post(server.at('/v1/patron/sign-in'), { headers: client, data: nora })
  const { token } = await signedIn.json()
  const headers = { ...client, authorization: `Bearer ${token}` }
  return {
    redeem: async (promotionCode: string) => {
      const answer = await request.post(server.at('/v1/promotions'), { headers, data: { promotionCode } })
      expect(answer.status()).toBe(200)
    },
    loyalty: async () => (await request.get(server.at('/v1/loyalty'), { headers })).json(),
  }
}

test('PROMO-12, LOYAL-05, LOYAL-06, LOYAL-19, LOYAL-22, API-35, API-36 a patron applies a reward of the wallet, pays less, and earns points for what was paid', {
  tag: '@longer',
}, async ({ page, request, server, inspect }) => {
  const mine = await wallet(request, server)
  await mine.redeem('EMBER5')
  await mine.redeem('WELCOME10')
  const before = await mine.loyalty()
  expect(before.wallet.map((one: { promotion: { name: string } }) => one.promotion.name)).toEqual([
    '$5 off $30',
    'Welcome to Ember',
  ])

  const pay = await goToPay(page, server, { dishes: ['Slow pork ramen'] })
  await page.getByRole('button', { name: /log ?in/i }).click()
  await account(page).logInAs(nora.account, nora.password)
  // CHK-24: the upsell steps follow a log-in.
  await passSteps(page)
  await expect(pay.heading).toBeVisible()

  await promo(page).add.click()
  const rewards = page.getByRole('region', { name: 'Your Rewards' })
  const clamp = (of: Element) => getComputedStyle(of).getPropertyValue('-webkit-line-clamp')
  const name = rewards.getByText('Welcome to Ember')
  expect(await name.evaluate(clamp)).toBe('1')
  const said = await name.locator('xpath=following-sibling::span').all()
  expect(said.length).toBeGreaterThan(0)
  for (const one of said) expect(await one.evaluate(clamp)).toBe('2')
  const dear = rewards.getByRole('button', { name: /^\$5 off \$30/ })
  await dear.click()
  await expect(rewards.getByRole('alert')).toContainText('for orders from $30.00')
  await expect(dear).toHaveAccessibleDescription(/for orders from \$30.00/)
  await inspect(page, 'rewards')
  await promo(page).field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(rewards.getByRole('button', { name: /^Welcome to Ember/ })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(pay.heading).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(pay.amount('Tax')).toHaveText('$1.32')
  await expect(summary).toContainText('-$1.65')
  await pay.tip('No tip').check()
  await expect(pay.place).toHaveText(/\$16\.17/)
  await inspect(page, 'checkout-reward')
  await pay.place.click()
  const done = confirmation(page)
  const form = cardScreen(page)
  await expect(form.heading.or(done.orderAgain)).toBeVisible({ timeout: 20_000 })
  if (await form.heading.isVisible()) {
    await form.fill(cards.approved)
    await form.pay.click()
  }
  await done.arrive()
  await expect(done.amount('Total')).toHaveText('$16.17')
  await expect(done.main).toContainText('You earned 14 points with this order.')
  await inspect(page, 'confirmation-points')
  const after = await mine.loyalty()
  expect(after.progress - before.progress).toBe(14)
  expect(Math.round((after.totalSpent - before.totalSpent) * 100)).toBe(1_485)
})
