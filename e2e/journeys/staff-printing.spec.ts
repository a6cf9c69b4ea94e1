import type { Page } from '@playwright/test'
import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Milliseconds: the page looks at the printers every 15 seconds. */
const soon = { timeout: 25_000 }
const tablet = { width: 1024, height: 768 }
/** Points of 80 mm, with a point for rounding. */
const rollWidth = { least: 226, most: 228 }

declare global {
  interface Window {
    /** How often the page printed. */
    printedPages?: number
  }
}

/** Counts instead of printing, and never ends, so that the slip stays laid out. */
async function holdPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.printedPages = 0
    window.print = () => {
      window.printedPages = (window.printedPages ?? 0) + 1
    }
  })
}

function printedPages(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.printedPages)
}

function pageWidths(pdf: Buffer): readonly number[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+)/g)].map(([, width]) => Number(width))
}

test('a printer fetches the slip of a new order over HTTP, and the board says that it is out of paper until paper is back', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
  request,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const owner = await (await otherBrowser()).newPage()
  await owner.setViewportSize(tablet)
  await owner.goto(server.at('/staff'))
  const orders = board(owner)
  await orders.signIn('owner@ember.example')
  const { tabTo, press, write } = keyboard(owner)
  await tabTo(owner.getByRole('button', { name: 'Printing', exact: true }))
  await press('Enter')
  await expect(owner.getByRole('heading', { level: 1, name: 'Printing' })).toBeAttached()
  await tabTo(owner.getByRole('textbox', { name: 'Name' }))
  await write('Kitchen')
  await press('Enter')
  const box = owner.getByRole('region', { name: 'Address of “Kitchen”' })
  await expect(box).toBeFocused()
  await inspect(owner, 'staff-printer-address')
  const address = (await box.getByText(/\/v1\/printers\//).textContent())?.trim() ?? ''
  await tabTo(box.getByRole('button', { name: 'I’ve entered it' }))
  await press('Enter')
  await expect(owner.getByText('Never connected')).toBeVisible()

  const poll = async (statusCode: string) => {
    const answer = await request.post(address, { data: { statusCode, printerMAC: '00:11:62:00:00:01' } })
    expect(answer.status()).toBe(200)
    const said: { jobReady: boolean; jobToken?: string } = await answer.json()
    return said
  }
  await poll('200%20OK')
  const pay = await goToCheckout(page, server, 'Rosa Printer')
  await pay.cash.check()
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive()
  const number = await confirmed.number()

  expect(await poll('410%20Out%20of%20paper')).toEqual({ jobReady: false })
  const said = owner.getByText('The printer “Kitchen” is out of paper. 1 slip is waiting.')
  await expect(said).toBeVisible(soon)
  await inspect(owner, 'staff-printing')
  await owner.getByRole('button', { name: 'Orders', exact: true }).click()
  await expect(said).toBeVisible()
  await inspect(owner, 'board-out-of-paper')

  const { jobReady, jobToken = '' } = await poll('200%20OK')
  expect(jobReady).toBe(true)
  const slip = await request.get(address, { params: { type: 'text/plain', token: jobToken } })
  expect(await slip.text()).toContain(`Order ${number}`)
  expect((await request.delete(address, { params: { code: '200 OK', token: jobToken } })).status()).toBe(200)
  expect(await poll('200%20OK')).toEqual({ jobReady: false })
  await expect(said).toBeHidden(soon)

  await owner.getByRole('button', { name: 'Printing', exact: true }).click()
  await owner.getByRole('button', { name: 'Remove: Kitchen' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(owner.getByText('Kitchen was removed.')).toBeVisible()
  expect((await request.post(address, { data: { statusCode: '200' } })).status()).toBe(401)
})

test('a tablet prints each new order once on 80 mm, also after a reload, and a copy on A4 from the order’s details', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize(tablet)
  await holdPrints(counter)
  await counter.goto(server.at('/staff'))
  const orders = board(counter)
  await orders.signIn('counter@ember.example')
  await expect(orders.column('New')).toBeVisible()
  await counter.getByRole('button', { name: 'Printing', exact: true }).click()
  const { tabTo, press } = keyboard(counter)
  await tabTo(counter.getByRole('switch', { name: 'Print each new order' }))
  await press('Space')
  await expect(counter.getByText('New orders print on this device from now on.')).toBeAttached()
  await expect(counter.getByText('No printer yet. An owner or a manager can add one.')).toBeVisible()
  await inspect(counter, 'staff-printing-counter')
  await counter.getByRole('button', { name: 'Orders', exact: true }).click()
  expect(await printedPages(counter)).toBe(0)

  const pay = await goToCheckout(page, server, 'Rosa Paper')
  await pay.cash.check()
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive()
  const number = await confirmed.number()
  await expect.poll(() => printedPages(counter)).toBe(1)
  const slip = counter.locator('[data-slip]')
  await expect(slip).toContainText(`Order ${number}`)
  await expect(slip).not.toContainText('Copy')
  await counter.emulateMedia({ media: 'print' })
  await expect(slip).toBeVisible()
  await expect(counter.locator('#page')).toBeHidden()
  await inspect(counter, 'slip-80mm')
  const roll = pageWidths(await counter.pdf({ preferCSSPageSize: true }))
  expect(roll).toHaveLength(1)
  expect(roll[0]).toBeGreaterThan(rollWidth.least)
  expect(roll[0]).toBeLessThan(rollWidth.most)
  await counter.emulateMedia({ media: 'screen' })

  await counter.reload()
  await expect(orders.card('New', number)).toBeVisible()
  expect(await printedPages(counter)).toBe(0)
  await counter.getByRole('button', { name: 'Printing', exact: true }).click()
  await counter.getByRole('radio', { name: 'A4 sheet' }).check()
  await counter.getByRole('button', { name: 'Orders', exact: true }).click()
  await counter.getByRole('button', { name: `Details of order ${number}` }).click()
  await inspect(counter, 'order-details-print')
  await counter.getByRole('button', { name: `Print order ${number}` }).click()
  await expect.poll(() => printedPages(counter)).toBe(1)
  await expect(slip).toContainText('Copy')
  await counter.emulateMedia({ media: 'print' })
  await inspect(counter, 'slip-a4')
  const [sheet] = pageWidths(await counter.pdf({ preferCSSPageSize: true }))
  expect(Math.round(sheet ?? 0)).toBe(595)
})
