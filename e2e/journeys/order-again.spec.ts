import type { Page } from '@playwright/test'
import { aPatron, place } from '../drivers/past-orders.ts'
import { expect, test } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

const words = {
  en: { again: 'Order again', cart: 'Your cart', search: 'Search the menu' },
  es: { again: 'Pedir otra vez', cart: 'Tu carrito', search: 'Buscar en el menú' },
}

/** Records layout shifts of the menu from its first paint; the header makes room for a name. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of Reflect.get(entry, 'sources') ?? [])
          if (document.querySelector('main')?.contains(node)) moved.push(node.outerHTML ?? node.textContent)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function moved(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'moved'))
}

test.use({ serverFor: 'order again' })

inEachLook(
  'PROF-17, LOC-18 what a patron ordered here before stands at the head of the menu, moves nothing when it comes, and is ordered by keyboard alone',
  async ({ page, server, brand, it, locale, isForced, look }) => {
    const say = words[locale]
    const at = (path: string) => server.at(path, it.host)
    const headers = await aPatron(page.request, server, brand, `again.${brand}.${locale}${isForced ? '.forced' : ''}`)
    await place(page.request, server, headers, it.slug)
    await page.goto(at('/'))
    const kept = { key: `${brand}_token`, token: headers.authorization.replace('Bearer ', '') }
    await page.evaluate(({ key, token }) => localStorage.setItem(key, token), kept)

    await watchShifts(page)
    await page.goto(at(`/location/${it.slug}/pickup`))
    const search = page.getByRole('searchbox')
    const before = await search.boundingBox()
    const again = page.getByRole('button', { name: say.again })
    await expect(again).toBeVisible()
    expect(await moved(page)).toEqual([])
    const after = await search.boundingBox()
    expect([after?.x, after?.y, after?.height]).toEqual([before?.x, before?.y, before?.height])
    await look('menu-with-order-again')

    await again.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: say.again })
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await look('last-orders')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(again).toBeFocused()

    await page.keyboard.press('Enter')
    if (brand === 'ember') {
      await page.route('**/v1/menus*', async (route) => {
        const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
        const menu = await answer.json()
        for (const one of Object.values<{ price: number }>(menu.items ?? {})) one.price += 1
        await route.fulfill({ response: answer, json: menu })
      })
      await sheet.getByRole('listitem').getByRole('button').press('Enter')
      await expect(sheet).toHaveCount(2)
      await look('last-order-changed')
      // Closing the sheet returns the focus to the same past order.
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(1)
      await expect(sheet.getByRole('listitem').getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(sheet).toHaveCount(2)
      await sheet.last().getByRole('button').last().press('Enter')
    } else await sheet.getByRole('listitem').getByRole('button').press('Enter')
    await expect(page.getByRole('dialog', { name: say.cart })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/location/${it.slug}/pickup$`))
  },
)
