import { mailTo } from '../drivers/account.ts'
import { addressSheet, conoverStreet } from '../drivers/address-sheet.ts'
import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Milliseconds: less than the look every 30 seconds, so only the stream of events can be this fast. */
const soon = { timeout: 20_000 }

test('a delivery waits until the restaurant accepts it by hand, is mailed its new time, and goes out with a driver whose name the customer’s open page shows', async ({
  page,
  guard,
  otherBrowser,
  changedShop,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const acceptance = { byHand: true, remindAfterMinutes: 5, cancelAfterReminderMinutes: 10 }
  const server = await changedShop('ember', { location: (one) => ({ ...one, acceptance }) })
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize({ width: 1024, height: 768 })
  await counter.goto(server.at('/staff'))
  const orders = board(counter)
  await orders.signIn('counter@ember.example')
  await orders.startShift.click()

  await page.goto(server.at('/?type=delivery'))
  const address = addressSheet(page)
  await address.open()
  await address.deliverTo(conoverStreet)
  for (const dish of ['The Ember burger', 'Miso soup']) await (await shop(page).open(dish)).add()
  const pay = await leaveCart(page)
  await pay.beGuest('Rosa Waits')
  await pay.cash.check()
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive('Waiting for the restaurant to accept your order')
  await inspect(page, 'order-waiting')
  const number = await confirmed.number()

  const card = orders.card('New', number)
  await expect(card).toContainText(/Accept within [45] min/)
  await inspect(counter, 'board-acceptance')
  const { tabTo, press } = keyboard(counter)
  await tabTo(card.getByRole('button', { name: /^Accept with 10 more minutes/ }))
  await press('Enter')
  const preparing = orders.card('Preparing', number)
  await expect(preparing).toBeVisible()
  await expect(preparing).not.toContainText('Accept within')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is being prepared', soon)

  const promised = /(\d+:\d\d [AP]M)/.exec((await preparing.textContent()) ?? '')?.[1] ?? 'no promised time'
  // The receipt comes first.
  const mail = await mailTo(page, server, 'rosa.waits@guest.example', 2)
  expect(mail).toContain(`New time for your order ${number}`)
  expect(mail).toContain(`Arriving around ${promised}`)

  await tabTo(preparing.getByRole('button', { name: `Ready, order ${number}` }))
  await press('Enter')
  await tabTo(orders.card('Ready', number).getByRole('button', { name: `Out for delivery, order ${number}` }))
  await press('Enter')
  await counter.getByLabel(/Driver’s name/).fill('Dan')
  await counter.getByLabel(/Driver’s phone/).fill('(718) 555-0123')
  await tabTo(counter.getByRole('dialog').getByRole('button', { name: 'Out for delivery' }))
  await press('Enter')
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect(delivery).toContainText('Your driver: Dan', soon)
  await expect(delivery).toContainText('Your order is on its way to you')
  await expect(delivery.getByRole('link', { name: 'Call 718-555-0123' })).toBeVisible()
  await inspect(page, 'order-driver')

  await tabTo(orders.card('Ready', number).getByRole('button', { name: `Completed, order ${number}` }))
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was delivered', soon)
  await expect(delivery).not.toContainText('Dan')
  // The server of this journey stops before the other browser closes.
  await counter.goto('about:blank')
})
