import { board } from '../drivers/board.ts'
import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { giveGuest } from '../drivers/tour.ts'
import { goToPay } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Milliseconds: less than the look every 30 seconds, so only the stream of events can be this fast. */
const soon = { timeout: 20_000 }
const host = 'nocturne.localhost'
const tablet = { width: 1024, height: 768 }

test('an order is found by email, one piece of it is refunded to the card, and its customer gets a message', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  // The first look asks whether a session is there.
  guard.expectNoise(/401 .*staff\/session/)
  const menu = '/location/alberta-street/pickup'
  const pay = await goToPay(page, server, { menu, host, dishes: ['Espresso', 'Espresso'] })
  await giveGuest(page, 'en', 'Nora Fields')
  await expect(cardScreen(page).number).toBeVisible()
  await cardScreen(page).fill(cards.approved)
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive()
  const number = await confirmed.number()

  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize(tablet)
  await counter.goto(server.at('/staff', host))
  const orders = board(counter)
  await orders.signIn('owner@nocturne.example')
  for (const action of ['Accept', 'Ready'])
    await counter.getByRole('button', { name: `${action}, order ${number}`, exact: true }).click()
  await expect(orders.card('Ready', number)).toBeVisible()

  const { tabTo, press, write } = keyboard(counter)
  await tabTo(counter.getByRole('searchbox', { name: 'Find an order' }))
  await write('nora.fields@guest.example')
  await press('Enter')
  const found = counter.getByRole('dialog').getByRole('button', { name: new RegExp(`Order ${number} `) })
  await expect(found).toContainText('Nora Fields')
  await inspect(counter, 'staff-orders-found')
  await tabTo(found)
  await press('Enter')
  const sheet = counter.getByRole('dialog', { name: `Order ${number}` })
  await expect(sheet).toContainText(/ending in 4242/)
  await inspect(counter, 'staff-order')

  await tabTo(sheet.getByRole('button', { name: 'Refund' }))
  await press('Enter')
  const refund = counter.getByRole('dialog', { name: `Refund order ${number}` })
  await tabTo(refund.getByRole('button', { name: 'One more of Espresso' }).first())
  await press('Enter')
  await refund.getByLabel(/^Reason/).fill('The espresso was cold.')
  await inspect(counter, 'staff-order-refund')
  await tabTo(refund.getByRole('button', { name: 'Continue' }))
  await press('Enter')
  const question = counter.getByRole('alertdialog')
  await expect(question).toContainText(/^Refund \$\d+\.\d\d to the card\?/)
  await inspect(counter, 'staff-order-refund-asked')
  await question.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(sheet).toContainText(/Refund of \$\d+\.\d\d requested/)
  await expect(confirmed.amount('Refunded')).toHaveText(/\$\d/, soon)
  const amount = await confirmed.amount('Refunded').innerText()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Refunded' })).toContainText(
    amount.replace(/^\D*/, ''),
    soon,
  )

  await sheet.getByRole('button', { name: 'Message' }).click()
  const message = counter.getByRole('dialog', { name: `Message about order ${number}` })
  await message.getByRole('textbox').fill('We are sorry. The next espresso is on us.')
  await inspect(counter, 'staff-order-message')
  await message.getByRole('button', { name: 'Send message' }).click()
  await expect(sheet).toContainText('Message on its way')
  await expect(sheet.getByRole('listitem').filter({ hasText: 'The next espresso is on us.' })).toContainText('Rosa')
  await inspect(counter, 'staff-order-history')
})

test('300 open orders fit their columns, and the last of them is reached and opened', async ({
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  // The order server does not know these orders.
  guard.expectNoise(/404 .*staff\/orders/)
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize(tablet)
  const seconds = Math.floor(Date.now() / 1_000)
  const statuses = ['new', 'accepted', 'ready']
  const many = Array.from({ length: 300 }, (_, at) => ({
    ...{
      id: `order-${at}`,
      version: 0,
      status: statuses[at % 3],
      displayNumber: String(100 + at),
      orderType: 'pickup',
    },
    ...{ placedAt: seconds, opensAt: seconds, promisedAt: seconds + at * 60, steps: [{ status: 'new', at: seconds }] },
    ...{ name: 'Ana Perez', phone: '', note: 'Gate code 4411', currency: 'USD', total: 15.79, toCollect: 0 },
    lines: [{ name: 'Ramen', quantity: 2, notes: 'no onions', modifiers: [] }],
  }))
  await counter.route(/\/v1\/staff\/locations\/[^/]+\/orders$/, (route) => route.fulfill({ json: { orders: many } }))
  await counter.goto(server.at('/staff'))
  const orders = board(counter)
  await orders.signIn('counter@ember.example')
  await expect(counter.getByRole('article')).toHaveCount(300)
  const [card, column] = [orders.card('New', '100'), orders.column('New')]
  const widthOf = async (one: typeof card) => (await one.boundingBox())?.width ?? 0
  expect(await widthOf(card)).toBeLessThanOrEqual(await widthOf(column))
  const last = orders.card('Ready', '399')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toContainText('Ramen')
  await last.getByRole('button', { name: 'Details of order 399' }).click()
  await expect(counter.getByRole('dialog', { name: 'Order 399' })).toContainText('Gate code 4411')
  await counter.keyboard.press('Escape')
  await inspect(counter, 'board-of-300')
})
