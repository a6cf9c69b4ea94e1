import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withOwnDatabase } from '../../test/faults/own-database.ts'
import { plainOrder } from '../../test/faults/plain-order.ts'
import { board } from '../drivers/board.ts'
import { front } from '../drivers/front.ts'
import { type ShopServer, startShop } from '../drivers/shop-server.ts'
import { expect, test } from '../fixtures.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const rounds = 4

// biome-ignore lint/suspicious/noSkippedTests: without a PostgreSQL there is nothing to share
test.skip(url === '', 'TEST_DATABASE_URL names no PostgreSQL database')

test('two servers on one database are killed in turn, and the board loses and doubles no order and no command @longer', async ({
  page,
  guard,
}, { annotations }) => {
  // A killed server refuses calls until the next one takes over.
  guard.expectNoise(/Failed to load resource|ERR_|401 .*staff\/session/)
  const data = await mkdtemp(join(tmpdir(), 'two-servers-'))
  await withOwnDatabase(url, async (databaseUrl) => {
    const variables = { DATABASE_URL: databaseUrl, LEDGER_FILE: join(data, 'ledger.jsonl') }
    const start = () => startShop('', '', '', variables)
    const servers: ShopServer[] = [await start(), await start()]
    let alive = 0
    const portOf = (server: ShopServer | undefined) => Number(new URL(server?.at('/') ?? '').port)
    const gate = await front(() => portOf(servers[alive]))
    const origin = `http://localhost:${gate.port}`
    try {
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.goto(`${origin}/staff`)
      const orders = board(page)
      await orders.signIn('counter@ember.example')
      await orders.startShift.click()
      const live = page.getByText('Live', { exact: true })
      await expect(live).toBeVisible()
      const { locationId, order, total } = await plainOrder(origin)

      const numbers: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const key = randomUUID()
        const body = { ...order, idempotencyKey: key, cart: [], isCash: true, tip: 0, expectedTotal: total }
        const guestInfo = { firstName: 'Rosa', lastName: `Round ${round}`, email: `rosa-${key}@example.com` }
        const place = () => placed(origin, locationId, { ...body, guestInfo })
        // The order is on its way while its server dies. Whoever gets no answer sends the same order again.
        const first = place()
        const killed = servers[alive]
        await killed?.kill()
        const killedAt = Date.now()
        const dead = alive
        alive = 1 - alive
        const number = (await first) ?? (await untilPlaced(place))
        numbers.push(number)

        await expect(orders.card('New', number)).toBeVisible()
        await expect(live).toBeVisible()
        annotations.push({ type: 'live again', description: `${Date.now() - killedAt} ms after server ${dead} died` })
        await orders
          .card('New', number)
          .getByRole('button', { name: /^Accept, order/ })
          .click()
        await expect(orders.card('Preparing', number)).toBeVisible()
        servers[dead] = await start()
      }
      expect(new Set(numbers).size).toBe(rounds)
      await expect(orders.column('Preparing').getByRole('article')).toHaveCount(rounds)
      await expect(orders.column('New').getByRole('article')).toHaveCount(0)
      const seen = await page.request.get(`${origin}/v1/staff/locations/${locationId}/orders`, {
        headers: { Client: 'ember' },
      })
      const { orders: known }: { readonly orders: readonly { readonly version: number }[] } = await seen.json()
      expect(known.map(({ version }) => version)).toEqual(numbers.map(() => 1))
      await page.goto('about:blank')
    } finally {
      await gate.close()
      for (const server of servers) await server.stop()
    }
  })
  await rm(data, { recursive: true, force: true })
})

/** Number of the placed order; undefined without an answer. */
async function placed(origin: string, locationid: string, body: object): Promise<string | undefined> {
  const answer = await fetch(`${origin}/v1/order/cash/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', client: 'ember', os: 'Web', version: '2.51.5', locationid },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (answer === undefined || !answer.ok) return undefined
  const { displayNumber }: { readonly displayNumber: string } = await answer.json()
  return displayNumber
}

async function untilPlaced(place: () => Promise<string | undefined>): Promise<string> {
  let number: string | undefined
  await expect
    .poll(async () => {
      number = await place()
      return number
    })
    .toBeDefined()
  return number ?? ''
}
