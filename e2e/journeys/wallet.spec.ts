import type { Locator, Page } from '@playwright/test'
import { confirmation } from '../drivers/confirmation.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

function watchShifts(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of Reflect.get(entry, 'sources') ?? [])
          if (document.querySelector('main')?.contains(node)) moved.push(node.outerHTML ?? node.textContent)
    }).observe({ type: 'layout-shift' })
  })
}

/** Layout-shift entries arrive after the paint. */
function moved(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(resolve, 100, Reflect.get(window, 'moved'))),
        ),
      ),
  )
}

function lookOf(button: Locator): Promise<unknown> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, borderRadius, border, font } = getComputedStyle(element)
    const name = element.textContent
    return { name, x, y: y + window.scrollY, width, height, color, backgroundColor, borderRadius, border, font }
  })
}

/** Holds the location response back, with or without a wallet in it. */
async function holdLocation(page: Page, hasWallet: boolean) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/v1/locations*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await held
    const body = hasWallet ? text : text.replace(/("is(?:Apple|Google)PayAccepted"):\s*true/g, '$1:false')
    await route.fulfill({ response: answer, body })
  })
  return () => release()
}

test('PAY-08 a wallet that the network kept back is offered when it is there again', { tag: '@longer' }, async ({
  page,
  context,
  server,
  guard,
}) => {
  guard.expectNoise(/^console: .*net::ERR_/)
  let isCut = true
  await page.route('**/assets/payment-forms-*', (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  )
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/payment-forms-'))
  const pay = await goToCheckout(page, server, 'Nora Network')
  await lost
  await expect(pay.place).toHaveText(/^Continue to payment/)
  const wallet = page.getByRole('radio', { name: /^Mobile pay/ })
  await expect(wallet).toBeHidden()
  await context.setOffline(true)
  isCut = false
  await context.setOffline(false)
  await expect(wallet).toBeVisible()
})

test('CHK-02, PAY-08, PAY-11, PAY-16 a wallet above the rows moves nothing, is the first button of the checkout, and pays in one press', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  const pay = await goToCheckout(page, server, 'Edna Express')
  const express = page.getByRole('region', { name: 'Express checkout' })
  const wallet = page.getByRole('button', { name: 'Pay with Test wallet' })
  const sheet = page.getByRole('dialog', { name: 'Test wallet' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const hasWallet of [true, false]) {
      const release = await holdLocation(page, hasWallet)
      await page.reload()
      await expect(pay.amount('Total')).toHaveText(/^\$/)
      await expect(express).toHaveCount(0)
      await watchShifts(page)
      const answered = page.waitForResponse('**/v1/locations*')
      release()
      await answered
      const radio = page.getByRole('radio', { name: /^Mobile pay/ })
      await expect(radio).toHaveCount(hasWallet ? 1 : 0)
      await expect(wallet).toHaveCount(hasWallet ? 1 : 0)
      const about = `moved at ${width}, ${hasWallet ? 'with' : 'without'} a wallet`
      // The location's address and the wallet's row have reserved space.
      expect(await moved(page), about).toEqual([])
      await page.unroute('**/v1/locations*')
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(express.getByRole('button')).toBeVisible()
  await inspect(page, 'express')
  const own = await lookOf(express.getByRole('button'))

  // Another payment method must not move the pressed button.
  await watchShifts(page)
  const row = page.getByRole('radio', { name: /^Mobile pay/ })
  await row.check()
  await expect(express).toHaveCount(0)
  await expect(wallet).toHaveCount(1)
  await inspect(page, 'express-chosen')
  await wallet.click()
  await inspect(page, 'wallet-sheet')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(wallet).toBeFocused()
  await pay.card.check()
  await expect(wallet).toHaveCount(1)
  await pay.cash.check()
  // Same name and look, although in cash mode the button is ours.
  await expect(wallet).toHaveCount(1)
  expect(await lookOf(express.getByRole('button'))).toEqual(own)
  await inspect(page, 'express-from-cash')
  await pay.card.check()

  await pay.heading.focus()
  await page.keyboard.press('Tab')
  await expect(wallet).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(wallet).toBeFocused()
  await page.keyboard.press('Enter')
  const total = (await pay.amount('Total').innerText()).replace(/\D/g, '')
  const before = (await server.ledger()).length
  await sheet.getByRole('button', { name: /^Pay \$/ }).dblclick()
  await confirmation(page).arrive()
  const charges = (await server.ledger()).slice(before).filter(({ entry }) => entry === 'authorise')
  expect(charges.map(({ amount }) => amount)).toEqual([Number(total)])
})
