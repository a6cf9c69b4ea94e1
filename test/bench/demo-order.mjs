import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Headers of a call to the demo brand. */
export const demoHeaders = {
  'content-type': 'application/json',
  client: 'ember',
  os: 'Web',
  sessionid: randomUUID(),
  version: '2.51.5',
}
function line(group, item, modifiers = []) {
  return { group, item, modifiers, notes: '', quantity: 1 }
}

export async function ask(origin, method, path, locationId, body) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...demoHeaders, ...(locationId === undefined ? {} : { locationId }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Three lines whose items need no choice, from the served menu. */
export async function orderOf(origin) {
  const [location] = await ask(origin, 'POST', '/v1/locations', undefined, { slugs: ['red-hook'] })
  const menu = await ask(origin, 'GET', '/v1/menus?orderType=pickup', location.id)
  const lines = Object.values(menu.menus)
    .filter((list) => list.orderType === 'pickup')
    .flatMap((list) => list.groups)
    .flatMap((id) => menu.groups[id].items.map((item) => ({ group: id, item: menu.items[item] })))
    .filter(({ item }) => item.isAvailable !== false && item.options.length === 0)
    .slice(0, 3)
    .map(({ group, item }) => line(group, item.id))
  if (lines.length < 3) throw new Error('the demo menu has no three plain items')
  const order = { code: '', items: lines, note: '', orderType: 'pickup', scheduledAt: null }
  const price = await ask(origin, 'POST', '/v1/order/check-price', location.id, order)
  if (!price.isValid) throw new Error(`the order is not valid: ${price.message}`)
  return { locationId: location.id, order, total: price.totalAmount }
}

/** The body of a placement by a guest of its own, so the duplicate check runs without refusing. */
export function placementOf({ order, total }, kind) {
  const key = randomUUID()
  const letters = [...key.replaceAll('-', '')]
    .map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16)))
    .join('')
  return {
    ...order,
    idempotencyKey: key,
    guestInfo: { firstName: 'Bench', lastName: letters, email: `${letters}@example.com` },
    cart: [],
    isCash: kind === 'cash',
    tip: 0,
    expectedTotal: total,
    ...(kind === 'card' ? { cardNonce: `sbx_approved_4242_visa_${randomUUID()}` } : {}),
  }
}

/** Demo brands without notifications and capacity limits. */
export function silentBrands() {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-brands-'))
  cpSync('brands', folder, { recursive: true })
  for (const brand of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const file = join(folder, brand.name, 'locations.json')
    const shops = JSON.parse(readFileSync(file, 'utf8'))
    for (const shop of shops) {
      delete shop.kitchen
      // Slot capacity would soon be used up.
      delete shop.schedule?.capacityPerSlot
    }
    writeFileSync(file, JSON.stringify(shops))
  }
  return folder
}
