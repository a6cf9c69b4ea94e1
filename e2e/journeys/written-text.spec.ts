import type { Page } from '@playwright/test'
import { authorizeFields, test as authorizeTest } from '../drivers/authorize-shop.ts'
import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import type { Guard } from '../drivers/guard.ts'
import { seamlessFields, test as seamlessTest } from '../drivers/seamless-shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { openSquareShop, squareForm } from '../drivers/square-shop.ts'
import { stripeFields, test as stripeTest } from '../drivers/stripe-shop.ts'
import { goToCheckout } from '../drivers/way.ts'
import { refusedTexts, watchViolations } from '../drivers/written-text.ts'
import { expect, test } from '../fixtures.ts'

interface Paying {
  readonly page: Page
  readonly guard: Guard
  readonly shop: ShopServer
  readonly fill: () => Promise<void>
}

/** Pays by card and expects writes of plain text only in between. */
async function payWatched({ page, guard, shop, fill }: Paying): Promise<void> {
  const violations = await watchViolations(page)
  const pay = await goToCheckout(page, shop, 'Terry Typed')
  await pay.place.click()
  await fill()
  expect(violations()).toEqual([])

  // Browsers that parse markup before they refuse it also report its handler.
  guard.expectNoise(/Trusted|trusted-types|inline event handler/)
  const refused = await refusedTexts(page)
  expect(Object.entries(refused).filter(([, isRefused]) => !isRefused)).toEqual([])
  expect(Object.keys(refused)).toHaveLength(8)
  const refusals = () => violations().filter((one) => /^(?:require-)?trusted-types/.test(one))
  await expect.poll(() => refusals().length).toBe(8)
  const before = violations().length
  await expect(page).not.toHaveTitle('taken over')

  await cardScreen(page).pay.click()
  await confirmation(page).arrive()
  expect(violations()).toHaveLength(before)
}

const longer = { tag: '@longer' }

test(
  'PAY-49 the pay document takes no plain text that could run, and the sandbox’s card pays on it',
  longer,
  ({ page, guard, server }) =>
    payWatched({ page, guard, shop: server, fill: () => cardScreen(page).fill(cards.approved) }),
)

stripeTest(
  'PAY-49 the pay document takes no plain text that could run, and Stripe’s form works on it',
  longer,
  ({ page, guard, stripeShop }) =>
    payWatched({ page, guard, shop: stripeShop, fill: () => stripeFields(page).fill('4242 4242 4242 4242') }),
)

test(
  'PAY-49 the pay document takes no plain text that could run, and Square’s form works on it',
  longer,
  async ({ page, guard, changedShop }) => {
    const { server, square } = await openSquareShop({ page, guard, changedShop })
    await payWatched({ page, guard, shop: server, fill: () => squareForm(page).fill() })
    await square.stop()
  },
)

authorizeTest(
  'PAY-49 the pay document takes no plain text that could run, and Accept.js works on it',
  longer,
  ({ page, guard, authorizeShop }) =>
    payWatched({ page, guard, shop: authorizeShop, fill: () => authorizeFields(page).fill() }),
)

seamlessTest(
  'PAY-49 the pay document takes no plain text that could run, and CardPointe’s frame works on it',
  longer,
  ({ page, guard, seamlessShop }) =>
    payWatched({ page, guard, shop: seamlessShop, fill: () => seamlessFields(page).fill() }),
)
