import { cards } from '../drivers/checkout.ts'
import { isPlacing } from '../drivers/placements.ts'
import { seldom } from '../drivers/seldom.ts'
import type { shops } from '../drivers/tour.ts'
import { expect } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

/** Intercepted: the demo menu has no such fault. */
const refused = {
  isValid: false,
  reason: 'items',
  message: 'Some items in your cart are no longer available as chosen. Please review your cart.',
  discount: { status: 'none' },
  invalidGroups: [],
  invalidModifiers: [],
  isAsapOrderingEnabled: true,
}

interface Nested {
  readonly dish: string
  readonly choice: string
  readonly inside: string
  /** Option with choices of its own, in a third drawer. */
  readonly deeper?: string
}

const nested: Readonly<Record<keyof typeof shops, Nested>> = {
  ember: { dish: 'The Ember burger', choice: 'Seaweed fries and a drink', inside: 'Still water' },
  nocturne: {
    dish: 'Midnight waffle',
    choice: 'A drink and a burnt sugar ring',
    inside: 'Hot chocolate',
    deeper: 'Oat',
  },
}

inEachLook('SEL-14, SEL-25, SEL-27 a choice inside a choice, refused and made', async (stage) => {
  const { page, brand, look } = stage
  const { say, button, openMenu, openDish } = seldom(stage)
  const { dish, choice, inside, deeper } = nested[brand]
  await openMenu()
  const sheet = await openDish(dish)
  await sheet
    .getByRole('checkbox', { name: choice })
    .or(sheet.getByRole('radio', { name: choice }))
    .first()
    .check()
  const drawer = page.getByRole('dialog').last()
  await expect(drawer.getByText(inside, { exact: true })).toBeVisible()
  await look('nested')
  await button(say.save, drawer).click()
  await expect(drawer.getByText(/(You must select|Debes elegir) /).first()).toBeVisible()
  await look('nested-refused')
  await drawer.getByRole('radio', { name: inside }).check()
  if (deeper !== undefined) {
    await expect(page.getByRole('dialog')).toHaveCount(3)
    await drawer.getByRole('radio', { name: deeper }).check()
    await look('nested-deeper')
    await button(say.save, drawer).click()
    await expect(page.getByRole('dialog')).toHaveCount(2)
  }
  await button(say.save, drawer).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await look('nested-made')
})

inEachLook('CART-16, CHK-30 an order that the restaurant refuses', async (stage) => {
  const { page, brand, look } = stage
  const { openMenu, addDish, openCart, toPay, toCheckout } = seldom(stage)
  await page.route('**/v1/order/validate', (route) => {
    const [, dish] = /"item":"([^"]+)"/.exec(route.request().postData() ?? '') ?? []
    return route.fulfill({ json: { ...refused, invalidItems: [dish] } })
  })
  await openMenu()
  await addDish()
  const cart = await openCart()
  await expect(cart.locator('[data-reason]')).toBeVisible()
  await look('cart-refused')
  // The collapsible layout shows it on its first screen.
  if (brand === 'ember') await toCheckout('Ina Invalid')
  else await toPay()
  await expect(page.getByRole('alert').first()).toBeVisible()
  // Edit links beside the lines would squeeze them.
  if (brand === 'ember') expect((await page.locator('li[data-invalid]').boundingBox())?.width).toBeGreaterThan(280)
  await look('checkout-refused')
})

inEachLook('CHK-34, CHK-54, PAY-50, PROMO-05 what a customer is refused while paying', async (stage) => {
  const { page, guard, it, look } = stage
  guard.expectNoise(/status of (40[0234]|500)/)
  const { say, button, openMenu, addDish, toCheckout, openCard, writeCard } = seldom(stage)
  await openMenu()
  await addDish()
  await toCheckout(it.host === 'localhost' ? 'Rae Refused' : 'Ray Refused')
  await button(say.promo).click()
  await page.locator('input[name="code"]').fill('NOPE')
  await button(say.applyPromo).click()
  await expect(page.locator('input[name="code"]')).toHaveAttribute('aria-invalid', 'true')
  await look('promo-refused')
  await page.goBack()
  const card = button(say.giftCard)
  if (await card.isVisible()) {
    await card.click()
    await page.locator('input[name="giftCardNumber"]').fill('4000 0000 0000 0001')
    await button(say.applyGiftCard).click()
    await expect(page.locator('input[name="giftCardNumber"]')).toHaveAttribute('aria-invalid', 'true')
    await look('gift-card-refused')
    await page.goBack()
  }
  await openCard()
  await look('card')
  await button(say.pay).click()
  await expect(page.getByLabel(say.number)).toHaveAttribute('aria-invalid', 'true')
  // Our own fields show the same error icon.
  const wrong = page.locator('[data-field] p:visible').first()
  expect(await wrong.evaluate((one) => getComputedStyle(one, '::before').width)).toBe('18px')
  await look('card-empty')
  await writeCard(cards.declined)
  await button(say.pay).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('card-declined')

  await page.route(isPlacing, (route) =>
    route.fulfill({ status: 403, json: { code: 'human_check_required', message: 'Are you a person?' } }),
  )
  await page.route('**/v1/human-check', (route) => route.fulfill({ status: 500, json: { message: 'no', code: 'no' } }))
  await writeCard(cards.approved)
  await button(say.pay).click()
  await expect(page.getByRole('alert').first()).toContainText(say.person)
  await look('checkout-person')
})
