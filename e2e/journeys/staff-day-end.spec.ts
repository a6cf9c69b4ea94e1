import { readFile } from 'node:fs/promises'
import { board } from '../drivers/board.ts'
import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { giveGuest } from '../drivers/tour.ts'
import { goToCheckout, goToPay } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

// The figures are those of three orders, so no other journey may order here.
test.use({ serverFor: 'day end' })

const tablet = { width: 1024, height: 768 }
/** Hundredths of what a text such as "Total $12.50" shows; a minus is part of it. */
function cents(text: string): number {
  const [, minus = '', amount = ''] = /(-?)\$([\d,]+\.\d\d)/.exec(text) ?? []
  return Number(`${minus}${amount.replace(/[,.]/g, '')}`)
}

test('a manager closes a day with an order in cash, one by card with a tip, and one that was canceled', async ({
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const order = async (guest: string, isByCard: boolean) => {
    const page = await (await otherBrowser()).newPage()
    const pay = await goToCheckout(page, server, guest)
    await pay.tip(isByCard ? '20%' : 'No tip').check()
    if (!isByCard) await pay.cash.check()
    await pay.place.click()
    const form = cardScreen(page)
    if (isByCard) {
      await form.fill(cards.approved)
      await form.pay.click()
    }
    const confirmed = confirmation(page)
    await confirmed.arrive()
    const number = await confirmed.number()
    const total = cents(await confirmed.amount('Total').innerText())
    const tip = isByCard ? cents(await confirmed.amount('Tip').innerText()) : 0
    await page.close()
    return { number, total, tip }
  }
  const cash = await order('Rosa Cash', false)
  const card = await order('Marco Card', true)
  const canceled = await order('Vera Changed', true)

  const manager = await (await otherBrowser()).newPage()
  await manager.setViewportSize(tablet)
  await manager.goto(server.at('/staff'))
  const orders = board(manager)
  await orders.signIn('owner@ember.example')
  const press = (name: string) => manager.getByRole('button', { name, exact: true }).click()
  for (const step of ['Accept', 'Ready', 'Completed']) await press(`${step}, order ${cash.number}`)
  await press(`Details of order ${canceled.number}`)
  await press('Cancel order')
  await press('We’re closing early today.')
  await press('Cancel order')
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(orders.card('Done today', canceled.number)).toContainText('Canceled')

  await press('Day’s end')
  const cell = (table: string, row: RegExp, column: number) =>
    manager.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell').nth(column)
  const figure = (region: string, name: string) =>
    manager.getByRole('region', { name: region }).locator('dl > div').filter({ hasText: name }).getByRole('definition')
  await expect(figure('Sales · Pickup', 'Orders')).toHaveText('3')
  // The processor gives the money back within seconds, and the page looks every 30.
  await expect(figure('Refunds', 'Number of refunds')).toHaveText('1')
  const shown = async (of: ReturnType<typeof cell>) => cents(await of.innerText())
  const all = cash.total + card.total + canceled.total
  expect(await shown(figure('Sales · Pickup', 'Total'))).toBe(all)
  expect(await shown(figure('Sales · Pickup', 'Tips'))).toBe(card.tip + canceled.tip)
  expect(await shown(cell('Payments', /^Card/, 1))).toBe(card.total + canceled.total)
  expect(await shown(cell('Payments', /^Card/, 3))).toBe(-canceled.total)
  expect(await shown(cell('Payments', /^Cash/, 4))).toBe(cash.total)
  expect(await shown(figure('Cash', 'In the drawer'))).toBe(cash.total)
  expect(await shown(figure('Refunds', 'After refunds'))).toBe(all - canceled.total)
  await inspect(manager, 'staff-day-end')

  const saved = manager.waitForEvent('download')
  await press('Download CSV')
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFdate,location,section,name,figure,value,currency\r\n/)
  expect(csv).toContain(`,tender,cash,paid,${(cash.total / 100).toFixed(2)},USD\r\n`)

  const { tabTo, press: key } = keyboard(manager)
  await tabTo(manager.getByRole('button', { name: 'Previous day' }), 'Shift+Tab')
  await key('Enter')
  await expect(manager.getByText('No orders on this day.')).toBeVisible()
  await inspect(manager, 'staff-day-end-before')
  await tabTo(manager.getByRole('button', { name: 'Next day' }))
  await key('Enter')
  await expect(figure('Sales · Pickup', 'Orders')).toHaveText('3')
  await manager.emulateMedia({ media: 'print' })
  await expect(manager.getByRole('banner')).toBeHidden()
  await expect(manager.getByRole('button', { name: 'Print' })).toBeHidden()
  // The whole report is printed, not the part that the window shows.
  const cut = await manager.locator('#content').evaluate((main) => main.scrollHeight > main.clientHeight)
  expect(cut).toBe(false)
})

test('the day’s end in Spanish shows a cash order as still owed', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const host = 'nocturne.localhost'
  const pay = await goToPay(page, server, { menu: '/location/alberta-street/pickup', host, dishes: ['Espresso'] })
  await giveGuest(page, 'en', 'Marco Noche')
  // The card form pushes the cash row down when it arrives.
  await expect(page.getByLabel('Card number')).toBeVisible()
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()

  const manager = await (await otherBrowser()).newPage()
  await manager.setViewportSize(tablet)
  await manager.goto(server.at('/staff?lang=es', host))
  await manager.getByLabel('Correo electrónico').fill('owner@nocturne.example')
  await manager.getByLabel('Contraseña').fill('Demo-Ladle-1')
  await manager.getByRole('button', { name: 'Iniciar sesión' }).click()
  await manager.getByRole('button', { name: 'Cierre del día' }).click()
  const cash = manager.getByRole('region', { name: 'Efectivo' })
  await expect(cash.locator('dl > div').filter({ hasText: 'Por cobrar' })).toContainText(/\$[1-9]/)
  await expect(cash.locator('dl > div').filter({ hasText: 'En la caja' })).toContainText('$0.00')
  await inspect(manager, 'staff-day-end-es')
  await manager.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(manager.getByRole('heading', { name: 'Efectivo' })).toHaveCSS('color', 'rgb(0, 0, 0)')
})
