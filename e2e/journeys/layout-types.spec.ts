import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { arrangement, type Parts } from '../drivers/arrangement.ts'
import { shop } from '../drivers/shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const widths = [390, 1280] as const

const home: Parts = {
  header: 'header',
  name: 'header + * [class*=mark], main [class*=mark]',
  picture: 'main img',
  words: 'main h1',
  title: 'main h2',
  list: 'main li:first-child',
}
const logIn: Parts = {
  lead: 'form > p',
  label: 'form label',
  field: 'form input',
  button: 'form [type=submit]',
  'other ways': 'form [type=submit] + *',
}
const confirmation: Parts = {
  thanks: 'main section:first-of-type > p:first-child',
  status: 'main h1',
  number: 'main h1 + p strong',
  where: 'main section:has(a[href^="tel:"])',
  receipt: 'main section:has(dl)',
  dishes: 'main section:has(dl) > ul',
}
const checkout: Parts = {
  title: 'main section h2',
  'way to change it': 'main section:has(h2) a, main section:has(h2) button',
  summary: 'main dl',
}

type Drawings = Map<string, Map<string, string>>

/** Stores the arrangement of a page at each width, by page and layout type. */
async function draw(drawings: Drawings, page: Page, kind: string, type: string, parts: Parts): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const types = drawings.get(`${kind} at ${width}`) ?? new Map<string, string>()
    drawings.set(`${kind} at ${width}`, types.set(type, await arrangement(page, parts)))
  }
}

async function placedOrder(page: Page, server: ShopServer): Promise<string> {
  const headers = { client: 'nocturne' }
  const send = async (path: string, data: object, more: object = {}) =>
    (await page.request.post(server.at(path), { data, headers: { ...headers, ...more } })).json()
  const [{ id: locationId }] = await send('/v1/locations', { slugs: ['alberta-street'] })
  const modifiers = [{ option: 'shots', item: 'shot-single', modifiers: [] }]
  const items = [{ group: 'coffee', item: 'espresso', modifiers, notes: '', quantity: 1 }]
  const order = { items, orderType: 'pickup', scheduledAt: null, code: '', note: '' }
  const { totalAmount } = await send('/v1/order/check-price', order, { locationId })
  const guestInfo = { firstName: 'Lea', lastName: 'Layout', email: 'lea@example.com', phone: '+12125550100' }
  const payment = { guestInfo, cart: [], isCash: true, tip: 0, expectedTotal: totalAmount }
  const { token } = await send(
    '/v1/order/cash/',
    { ...order, ...payment, idempotencyKey: randomUUID() },
    { locationId },
  )
  return token
}

test('SHELL-09, CHK-05, CONF-01 no two types of a layout have the same arrangement of parts at 390 or 1280 pixels', {
  tag: ['@brand2', '@longer'],
}, async ({ page, changedShop }) => {
  // Starts six servers one after the other.
  test.setTimeout(900_000)
  const drawings: Drawings = new Map()
  const host = 'nocturne.localhost'
  for (const type of ['Type1', 'Type2', 'Type3', 'Type4', 'Type5', 'Type6']) {
    const banner = { Type4: 'Type1', Type5: 'Type2', Type6: 'Type3' }[type]
    const first = { location: 'Type1', header: 'Type1', banner: 'Type1' }
    const layouts =
      banner === undefined
        ? { ...first, location: type, login: type, marketplace: type, checkout: { layout: type } }
        : { ...first, banner }
    const server = await changedShop('nocturne', {
      brand: (brand) => ({ ...brand, themes: { ...Object(brand['themes']), ...layouts, confirmation: type } }),
    })
    await page.goto(server.at('/', host))
    await draw(drawings, page, banner === undefined ? 'location' : 'banner', banner ?? type, home)
    await page.goto(server.at(`/order/${await placedOrder(page, server)}`, host))
    await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible()
    await draw(drawings, page, 'confirmation', type, confirmation)
    if (banner !== undefined) continue
    await page.goto(server.at('/market/night-market', host))
    await draw(drawings, page, 'marketplace', type, home)
    await page.goto(server.at('/profile', host))
    await expect(page.getByLabel('Email')).toBeVisible()
    await draw(drawings, page, 'login', type, logIn)
    await page.goto(server.at('/location/alberta-street/pickup', host))
    await (await shop(page).open('Espresso')).add()
    await shop(page).openCart()
    const pay = await leaveCart(page)
    if (type !== 'Type3') await pay.beGuest('Lea Layout')
    await draw(drawings, page, 'checkout', type, checkout)
  }
  for (const [kind, types] of drawings) {
    const all = [...types]
    const same = all.flatMap(([type, one], index) =>
      all.slice(index + 1).flatMap(([other, another]) => (one === another ? [`${type} = ${other}`] : [])),
    )
    expect(same, `${kind}\n${all.map(([type, one]) => `${type}\n${one}`).join('\n\n')}`).toEqual([])
  }
  const counted = [...drawings].map(([kind, types]) => `${types.size} of ${kind}`)
  expect(counted.toSorted()).toEqual(
    widths
      .flatMap((width) => [
        ...['banner', 'checkout', 'location', 'login', 'marketplace'].map((kind) => `3 of ${kind} at ${width}`),
        `6 of confirmation at ${width}`,
      ])
      .toSorted(),
  )
})
