import { randomUUID } from 'node:crypto'
import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Milliseconds: less than the look every 30 seconds, so only the stream of events can be this fast. */
const soon = { timeout: 20_000 }
const tablet = { width: 1024, height: 768 }

test('a tablet is paired by a code and shows the board, until the owner removes it', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\//)
  const kitchen = await (await otherBrowser()).newPage()
  await kitchen.setViewportSize(tablet)
  await kitchen.goto(server.at('/staff'))
  await kitchen.getByRole('button', { name: 'Pair this device' }).click()
  const shown = kitchen.getByRole('status').filter({ hasText: /^\d{3} \d{3}$/ })
  await expect(shown).toBeVisible()
  await inspect(kitchen, 'staff-pairing')
  const code = (await shown.textContent()) ?? ''

  await page.setViewportSize(tablet)
  await page.goto(server.at('/staff'))
  await board(page).signIn('owner@ember.example')
  const { tabTo, press, write } = keyboard(page)
  await tabTo(page.getByRole('button', { name: 'Devices', exact: true }))
  await press('Enter')
  await tabTo(page.getByLabel('Code on the device'))
  await write(code)
  await tabTo(page.getByRole('form', { name: 'Pair a device' }).getByLabel('Name'))
  await write('Pass tablet')
  await press('Enter')
  const device = page.getByRole('listitem', { name: 'Pass tablet' })
  await expect(device).toBeVisible()
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached()
  await expect(kitchen.getByText('Live')).toBeVisible()
  await inspect(page, 'staff-devices')
  await inspect(kitchen, 'staff-paired-board')

  await kitchen.reload()
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached()
  await expect(kitchen.getByText('Live')).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Remove: Pass tablet' }))
  await press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(device).toHaveCount(0)
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Device removed' })).toBeVisible(soon)
  await inspect(kitchen, 'staff-removed')
})

test('a register accepts an order over HTTP with a key that the owner made, until the key is revoked', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
  request,
}) => {
  guard.expectNoise(/401 .*staff\//)
  const owner = await (await otherBrowser()).newPage()
  await owner.setViewportSize(tablet)
  await owner.goto(server.at('/staff'))
  const orders = board(owner)
  await orders.signIn('owner@ember.example')
  await owner.getByRole('button', { name: 'Devices', exact: true }).click()
  const form = owner.getByRole('form', { name: 'Create a key' })
  await form.getByLabel('Name').fill('Register')
  await form.getByRole('button', { name: 'Create key' }).click()
  const made = owner.getByRole('region', { name: 'Key for Register' })
  await expect(made).toBeFocused()
  await inspect(owner, 'staff-key')
  const key = (await made.getByText(/^tureen_/).textContent()) ?? ''

  const pay = await goToCheckout(page, server, 'Rosa Register')
  await pay.cash.check()
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive()
  const number = await confirmed.number()

  const session = await owner.evaluate(async () =>
    (await fetch('/v1/staff/session', { headers: { client: 'ember' } })).json(),
  )
  const location: string = session.locations[0].id
  const headers = { client: 'ember', authorization: `Bearer ${key}` }
  const listed = await request.get(server.at(`/v1/staff/locations/${location}/orders`), { headers })
  const all: { orders: { id: string; version: number; displayNumber: string }[] } = await listed.json()
  const order = all.orders.find(({ displayNumber }) => displayNumber === number)
  const data = { commandId: randomUUID(), version: order?.version, command: { name: 'accept', minutesMore: 5 } }
  const accepted = await request.post(server.at(`/v1/staff/orders/${order?.id}/commands`), { headers, data })
  expect(accepted.status()).toBe(200)
  await owner.getByRole('button', { name: 'Orders', exact: true }).click()
  await expect(orders.card('Preparing', number)).toBeVisible(soon)

  await owner.getByRole('button', { name: 'Devices', exact: true }).click()
  await owner.getByRole('button', { name: 'Revoke: Register' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(owner.getByRole('listitem', { name: 'Register' })).toHaveCount(0)
  const refused = await request.get(server.at(`/v1/staff/locations/${location}/orders`), { headers })
  expect(refused.status()).toBe(401)
})

test('table signs print one per page, and a sign’s address opens the menu with its table', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\//)
  const owner = await (await otherBrowser()).newPage()
  await owner.setViewportSize(tablet)
  await owner.goto(server.at('/staff?lang=es'))
  await owner.getByLabel('Correo electrónico').fill('owner@ember.example')
  await owner.getByLabel('Contraseña').fill('Demo-Ladle-1')
  await owner.getByRole('button', { name: 'Iniciar sesión' }).click()
  await owner.getByRole('button', { name: 'Mesas', exact: true }).click()
  const signs = owner.getByRole('listitem').filter({ hasText: 'Escanea para pedir' })
  await expect(signs.first()).toBeVisible()
  const count = await signs.count()
  await inspect(owner, 'staff-tables')
  await owner.emulateMedia({ media: 'print' })
  await inspect(owner, 'staff-tables-print')
  const pagesOf = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+)/g)].map(([, width]) => Math.round(Number(width)))
  // Points: A6 is 105 mm wide, A4 210 mm.
  expect(pagesOf(await owner.pdf({ preferCSSPageSize: true }))).toEqual(Array(count).fill(298))
  await owner.emulateMedia({ media: null })
  await owner.getByRole('radio', { name: 'A4' }).check()
  expect(pagesOf(await owner.pdf({ preferCSSPageSize: true }))).toEqual(Array(count).fill(595))

  const address =
    (await signs
      .nth(1)
      .getByText(/\?table=/)
      .textContent()) ?? ''
  await page.goto(`http://${address}`)
  await expect(page).toHaveURL(/dine-in\?table=2$/)
  await expect(page.getByText('You’re at table 2')).toBeVisible()
})
