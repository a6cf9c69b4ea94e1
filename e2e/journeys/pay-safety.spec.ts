import { canary, spellings } from '../drivers/canary.ts'
import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { stripeFields, test as stripeTest } from '../drivers/stripe-shop.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('PAY-49 a card number that is typed, declined and paid with is in no request, attribute, storage, console, log or file of ours', {
  tag: '@longer',
}, async ({ page, server, guard }) => {
  guard.expectNoise(/402/)
  const numbers = [cards.declined, cards.approved].flatMap(spellings)
  const watching = canary(numbers, () => false)
  watching.watch(page.context())
  const pay = await goToCheckout(page, server, 'Cara Canary')
  await pay.place.click()
  const card = cardScreen(page)
  await card.fill(cards.declined)
  await watching.look(page)
  await card.pay.click()
  await expect(card.alert).toBeVisible()
  await watching.look(page)
  await card.fill(cards.approved)
  await card.pay.click()
  await confirmation(page).arrive()
  await watching.look(page)
  expect(watching.seen()).toEqual([])
  expect(server.written.filter((line) => numbers.some((number) => line.includes(number)))).toEqual([])
  expect(await server.keeps(numbers)).toEqual([])
  // Control: text that the server does write is found the same way.
  expect(server.written.some((line) => line.includes('/order'))).toBe(true)
  expect(await server.keeps(['cara.canary@guest.example'])).not.toEqual([])
})

test('PAY-49 the watch finds a number wherever it is left', { tag: '@longer' }, async ({ page, server, guard }) => {
  guard.expectNoise(/415/)
  const watching = canary(spellings(cards.approved), () => false)
  watching.watch(page.context())
  await page.goto(server.at('/'))
  await page.evaluate(async (number) => {
    localStorage['card'] = number
    document.body.dataset['card'] = number.replace(/(.{4})(?=.)/g, '$1 ')
    console.info(number)
    await fetch('/v1/nothing', { method: 'POST', body: `card=${number}` }).catch(() => undefined)
  }, cards.approved)
  await watching.look(page)
  await page.evaluate(() => localStorage.removeItem('card'))
  for (const where of ['attributes', 'storage', 'the console', 'the body of POST'])
    expect(
      watching.seen().some((one) => one.startsWith(where)),
      where,
    ).toBe(true)
})

stripeTest(
  'PAY-49 a card number that is typed into Stripe’s fields goes to Stripe and nowhere else',
  {
    tag: '@longer',
  },
  async ({ page, stripeShop }) => {
    const numbers = spellings('4242424242424242')
    const watching = canary(numbers, (hostname) => hostname.endsWith('.stripe.com'))
    watching.watch(page.context())
    const pay = await goToCheckout(page, stripeShop, 'Cleo Canary')
    await pay.place.click()
    await stripeFields(page).fill('4242 4242 4242 4242')
    await watching.look(page)
    await cardScreen(page).pay.click()
    await confirmation(page).arrive()
    await watching.look(page)
    expect(watching.seen()).toEqual([])
    expect(stripeShop.written.filter((line) => numbers.some((number) => line.includes(number)))).toEqual([])
    expect(await stripeShop.keeps(numbers)).toEqual([])
  },
)
