import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { giveGuest } from '../drivers/tour.ts'
import { goToCheckout, goToPay } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Milliseconds: less than the look every 30 seconds, so only the stream of events can be this fast. */
const soon = { timeout: 20_000 }
const tablet = { width: 1024, height: 768 }

test('an order is accepted with ten more minutes on the board, and the customer’s open page follows it', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  // The first look asks whether a session is there.
  guard.expectNoise(/401 .*staff\/session/)
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize(tablet)
  await counter.goto(server.at('/staff'))
  await expect(counter.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible()
  await inspect(counter, 'staff-sign-in')
  const orders = board(counter)
  await orders.signIn('counter@ember.example')
  await orders.startShift.click()
  // Orders of other journeys on this server are accepted first, so that this one is alone in its column.
  const others = orders.column('New').getByRole('article')
  await expect(orders.column('New')).toContainText(/No new orders|Accept/)
  for (let left = await others.count(); left > 0; left -= 1) {
    await others
      .first()
      .getByRole('button', { name: /^Accept, order/ })
      .click()
    await expect(others).toHaveCount(left - 1)
  }
  await expect(orders.column('New')).toContainText('No new orders')

  const pay = await goToCheckout(page, server, 'Rosa Counter')
  await pay.cash.check()
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive()
  const number = await confirmed.number()

  const card = orders.card('New', number)
  await expect(card).toBeVisible()
  await expect(card).toContainText('Rosa')
  await expect(card).toContainText(/Collect \$/)
  await expect(orders.announced).toContainText(`New order ${number}, pickup, due in`)
  await inspect(counter, 'board')

  const ready = confirmed.main.getByText(/^Ready around/)
  const before = await ready.textContent()
  const { tabTo, press } = keyboard(counter)
  await tabTo(card.getByRole('button', { name: /^Accept with 10 more minutes/ }))
  await press('Enter')
  await expect(orders.card('Preparing', number)).toBeVisible()
  await expect(orders.column('New').getByRole('heading', { level: 2 })).toBeFocused()
  await expect(ready).not.toHaveText(before ?? '', soon)

  await tabTo(orders.card('Preparing', number).getByRole('button', { name: `Ready, order ${number}` }))
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is ready', soon)
  await tabTo(orders.card('Ready', number).getByRole('button', { name: `Completed, order ${number}` }))
  await press('Enter')
  await expect(orders.card('Done today', number)).toContainText('Completed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was picked up', soon)
  await inspect(page, 'order-completed')
})

test('a dish that the counter sells out is sold out on the menu at that location at the next look, and back by one tap', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize(tablet)
  await counter.goto(server.at('/staff'))
  await board(counter).signIn('counter@ember.example')
  await counter.getByRole('button', { name: 'Menu', exact: true }).click()
  const dish = counter.getByRole('listitem').filter({ hasText: 'Coal corn' })
  await expect(dish.first()).toBeVisible()
  await inspect(counter, 'staff-menu')
  const { tabTo, press } = keyboard(counter)
  const search = counter.getByRole('searchbox')
  await tabTo(search)
  await search.fill('coal corn')
  await tabTo(dish.getByRole('button', { name: /^Sold out today/ }))
  await press('Enter')
  await expect(dish).toContainText('Sold out until')
  const shown = async (slug: string) => {
    await page.goto(server.at(`/location/${slug}/pickup`))
    return page.getByRole('listitem').filter({ hasText: 'Coal corn' }).first()
  }
  await expect(async () => expect(await shown('red-hook')).toContainText('Sold out', { timeout: 1 })).toPass()
  await expect(await shown('fishtown')).not.toContainText('Sold out')
  await tabTo(dish.getByRole('button', { name: /^Other time/ }))
  await press('Enter')
  await inspect(counter, 'staff-menu-other-time')
  await press('Escape')
  await tabTo(dish.getByRole('button', { name: /^Available again/ }))
  await press('Enter')
  await expect(dish).toContainText('Available')
  await expect(async () => expect(await shown('red-hook')).not.toContainText('Sold out', { timeout: 1 })).toPass()
})

test('a board in Spanish moves an order back, and cancels it with a reason that the customer’s open page shows', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const host = 'nocturne.localhost'
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize(tablet)
  await counter.goto(server.at('/staff?lang=es', host))
  await counter.getByLabel('Correo electrónico').fill('counter@nocturne.example')
  await counter.getByLabel('Contraseña').fill('Demo-Ladle-1')
  await counter.getByRole('button', { name: 'Iniciar sesión' }).click()
  await counter.getByRole('button', { name: 'Empezar turno' }).click()

  const menu = '/location/alberta-street/pickup'
  const pay = await goToPay(page, server, { menu, host, dishes: ['Espresso'] })
  await giveGuest(page, 'en', 'Marco Noche')
  // The card form pushes the cash row down when it arrives.
  await expect(page.getByLabel('Card number')).toBeVisible()
  await pay.cash.check()
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive()
  const number = await confirmed.number()
  const steps = page.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await inspect(page, 'order-steps')

  const card = counter.getByRole('article', { name: `Pedido ${number}`, exact: true })
  const press = (name: string) => counter.getByRole('button', { name, exact: true }).click()
  await expect(card).toContainText('Marco')
  await press(`Aceptar, pedido ${number}`)
  await expect(page.locator('[aria-current=step]')).toContainText('Preparing', soon)
  const before = await confirmed.main.getByText(/^Ready around/).textContent()
  await press(`Con retraso, pedido ${number}`)
  await inspect(counter, 'board-late')
  await press('+20 min')
  await expect(confirmed.main.getByText(/^Ready around/)).not.toHaveText(before ?? '', soon)
  await expect(confirmed.main.getByText(/^Updated/)).toBeVisible()

  await press(`Detalles del pedido ${number}`)
  await inspect(counter, 'board-details')
  await press('Cancelar pedido')
  await press('Hoy cerramos antes.')
  await inspect(counter, 'board-cancel')
  await press('Cancelar pedido')
  await counter.getByRole('alertdialog').getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was canceled', soon)
  await expect(confirmed.main).toContainText('Hoy cerramos antes.')
  await expect(card).toContainText('Cancelado')
  await inspect(page, 'order-cancelled')
})
