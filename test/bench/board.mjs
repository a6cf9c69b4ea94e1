// npm run bench:board -- [--boards 50] [--pages 500] [--seconds 60]
// Open boards and open order pages while orders come in: how long until every board lists a new order, until the
// customer's page knows of a command, and how long a menu takes meanwhile (p50, p99). Boards and pages do what ours do:
// an event makes them look again, one look at a time. On PostgreSQL two servers share the database; boards listen at
// the one where no orders are placed. PostgreSQL needs TEST_DATABASE_URL.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withOwnDatabase } from '../faults/own-database.ts'
import { orderOf, placementOf, silentBrands } from './demo-order.mjs'
import { call, listen, looker, openBoards, signIn } from './open-boards.mjs'
import { freePort, start } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '50' },
    pages: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
  },
})
const [boardCount, pageCount, seconds] = [Number(values.boards), Number(values.pages), Number(values.seconds)]
/** Milliseconds. The design's promise. */
const promised = 2_000
/** Milliseconds between two orders, two commands, two menus. */
const every = { order: 1_000, command: 500, menu: 200 }

const failures = []
const failed = (line) => failures.push(line)

function figures(times) {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0) ?? '–'
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms (${sorted.length})`
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function measure(engine, origins) {
  const [placing, watching] = [origins[0], origins.at(-1)]
  const { locationId, ...order } = await orderOf(placing)
  const place = async () => {
    const { body } = await call(placing, 'POST', '/v1/order/cash/', {
      headers: { locationid: locationId },
      body: placementOf(order, 'cash'),
    })
    return body
  }
  const closers = []
  const seen = { board: [], page: [], menu: [] }

  // Pages of customers, each with an order of its own.
  const pages = []
  for (let index = 0; index < pageCount; index += 20)
    pages.push(...(await Promise.all(Array.from({ length: Math.min(20, pageCount - index) }, place))))
  const awaited = new Map()
  for (const { id, token } of pages) {
    const look = looker(async () => {
      const { body } = await call(watching, 'GET', `/v1/order/${token}`)
      const waits = awaited.get(id)
      if (waits === undefined || (body.steps ?? []).length <= waits.steps) return
      seen.page.push(performance.now() - waits.since)
      awaited.delete(id)
    }, failed)
    closers.push(await listen(watching, `/v1/order/${token}/events?client=ember`, {}, look))
  }

  const placedAt = new Map()
  const listed = new Set()
  closers.push(
    await openBoards(watching, locationId, boardCount, {
      listed: (index, orders) => {
        for (const { id } of orders) {
          const since = placedAt.get(id)
          if (since === undefined || listed.has(`${index} ${id}`)) continue
          listed.add(`${index} ${id}`)
          seen.board.push(performance.now() - since)
        }
      },
      failed,
    }),
  )

  const until = performance.now() + seconds * 1_000
  const repeatedly = async (milliseconds, work) => {
    while (performance.now() < until)
      await Promise.all([wait(milliseconds), work().catch((reason) => failures.push(String(reason)))])
  }
  let placedNow = 0
  let commanded = 0
  await Promise.all([
    repeatedly(every.order, async () => {
      const since = performance.now()
      const { id } = await place()
      placedAt.set(id, since)
      placedNow += 1
    }),
    repeatedly(every.command, async () => {
      const { id } = pages[commanded % pages.length]
      // Each round takes the orders one step further.
      const version = Math.floor(commanded / pages.length)
      commanded += 1
      const name = ['accept', 'ready', 'complete'][version]
      if (name === undefined) return
      awaited.set(id, { since: performance.now(), steps: version + 1 })
      await call(placing, 'POST', `/v1/staff/orders/${id}/commands`, {
        headers: await staffHere(),
        body: { commandId: randomUUID(), version, command: { name, ...(name === 'accept' ? { minutesMore: 0 } : {}) } },
      })
    }),
    repeatedly(every.menu, async () => {
      const since = performance.now()
      await call(watching, 'GET', '/v1/menus?orderType=pickup', { headers: { locationid: locationId } })
      seen.menu.push(performance.now() - since)
    }),
  ])
  // What is under way may arrive.
  const last = performance.now() + 10_000
  while ((awaited.size > 0 || seen.board.length < placedNow * boardCount) && performance.now() < last) await wait(50)
  for (const close of closers) close()

  console.log(`${engine}, ${boardCount} boards, ${pageCount} order pages, ${placedNow} orders, ${commanded} commands`)
  console.log(`  placed until listed by a board    ${figures(seen.board)}`)
  console.log(`  command until the customer's page ${figures(seen.page)}`)
  console.log(`  menu meanwhile                    ${figures(seen.menu)}`)
  const lost = { board: placedNow * boardCount - seen.board.length, page: awaited.size }
  if (lost.board > 0) failures.push(`${engine}: ${lost.board} new orders were not listed within 10 s`)
  if (lost.page > 0) failures.push(`${engine}: ${lost.page} pages did not know of a command within 10 s`)
  for (const kind of ['board', 'page']) {
    const late = seen[kind].filter((time) => time > promised).length
    if (late > seen[kind].length / 100) failures.push(`${engine}: ${kind}: p99 is above ${promised} ms`)
  }

  async function staffHere() {
    staffHeaders ??= await signIn(placing)
    return staffHeaders
  }
}
let staffHeaders

async function withServers(count, variables, run) {
  const servers = []
  const origins = []
  try {
    for (let index = 0; index < count; index += 1) {
      const port = await freePort()
      origins.push(`http://127.0.0.1:${port}`)
      const environment = {
        NODE_ENV: 'production',
        TRUSTED_PROXIES: '1',
        BRANDS_DIR: silentBrands(),
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'tureen-bench-')),
        ...variables,
      }
      servers.push(await start('dist/server/main.js', [], environment, `${origins[index]}/readyz`))
    }
    staffHeaders = undefined
    await run(origins)
  } finally {
    for (const server of servers) await server.stop()
  }
}

await withServers(1, {}, (origins) => measure('embedded', origins))
const url = process.env.TEST_DATABASE_URL
if (url === undefined) console.log('postgres  skipped: TEST_DATABASE_URL names no database')
else
  await withOwnDatabase(url, (databaseUrl) =>
    withServers(2, { DATABASE_URL: databaseUrl }, (origins) => measure('postgres', origins)),
  )
for (const failure of new Set(failures)) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
