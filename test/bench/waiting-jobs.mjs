// npm run bench:waiting-jobs
// Cash orders on a server with 100,000 waiting jobs against one with none. Half of the jobs wait for a retry; half are
// due, for a silent mail server and 200 locations. Rounds alternate on PostgreSQL (TEST_DATABASE_URL); the median of
// CPU time per order counts. Exits with 1 below 0.95 of the floor.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databaseName } from '../../scripts/database-of-run.mjs'
import { processorTime } from './processor-time.mjs'
import { freePort, start } from './server-process.mjs'

const bound = 0.95
const [rounds, orders, waiting, connections] = [9, 600, 100_000, 8]
const url = process.env.TEST_DATABASE_URL
if (url === undefined) {
  console.log('skipped: TEST_DATABASE_URL names no database')
  process.exit(0)
}

const headers = { 'content-type': 'application/json', client: 'ember', os: 'Web', sessionid: randomUUID() }

async function ask(origin, path, more = {}, body = undefined) {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function plainItem(origin) {
  const [location] = await ask(origin, '/v1/locations', {}, { slugs: ['red-hook'] })
  const menu = await ask(origin, '/v1/menus?orderType=pickup', { locationId: location.id })
  const [line] = Object.values(menu.menus)
    .filter((list) => list.orderType === 'pickup')
    .flatMap((list) => list.groups)
    .flatMap((id) => menu.groups[id].items.map((item) => ({ group: id, item: menu.items[item] })))
    .filter(({ item }) => item.isAvailable !== false && item.options.length === 0)
    .map(({ group, item }) => ({ group, item: item.id, modifiers: [], notes: '', quantity: 1 }))
  return { locationId: location.id, line }
}

let guests = 0
async function place(origin, { locationId, line }) {
  const key = randomUUID()
  const lastName = [...key.replaceAll('-', '')]
    .map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16)))
    .join('')
  guests += 1
  await ask(
    origin,
    '/v1/order/cash/',
    { locationId, 'x-forwarded-for': `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}` },
    {
      ...{ code: '', items: [line], note: '', orderType: 'pickup', scheduledAt: null, cart: [], isCash: true, tip: 0 },
      ...{ idempotencyKey: key, guestInfo: { firstName: 'Bench', lastName, email: `${lastName}@example.com` } },
    },
  )
}

async function round(server) {
  const [usedBefore, began] = [await server.time.used(), performance.now()]
  let left = orders
  const caller = async () => {
    while (left-- > 0) await place(server.origin, server.item)
  }
  await Promise.all(Array.from({ length: connections }, caller))
  return {
    computed: ((await server.time.used()) - usedBefore) / orders,
    rate: orders / ((performance.now() - began) / 1000),
  }
}

/** Accepts connections and never answers, so due jobs stay leased or waiting. */
async function silentMailServer() {
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: server.address().port,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function open(name, mail) {
  const own = new URL(url)
  own.pathname = `/${name}`
  const port = await freePort()
  const { pid, stop } = await start(
    'dist/server/main.js',
    [],
    {
      ...{ NODE_ENV: 'production', TRUSTED_PROXIES: '1', PORT: String(port), DATABASE_URL: own.href },
      ...{ DATA_DIR: mkdtempSync(join(tmpdir(), 'tureen-bench-')) },
      ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'orders@shop.example' },
    },
    `http://127.0.0.1:${port}/readyz`,
  )
  const origin = `http://127.0.0.1:${port}`
  return { origin, url: own.href, time: await processorTime(pid, own.href), item: await plainItem(origin), stop }
}

async function fill(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    insert into jobs (brand_id, location_id, kind, subject, payload, tries, run_at)
    select 'ember', 'loc-' || n % 200, case n % 4 when 0 then 'kitchen-mail' else 'receipt' end, 'order-' || n, '{}',
      n % 2, now() + (n % 2) * interval '1 hour'
    from generate_series(1, ${waiting}) n`)
  // A worker would delete jobs without an order, so each names an existing one.
  await client.query(`update jobs set subject = (select id from orders limit 1)`)
  await client.query('vacuum analyze jobs')
  await client.end()
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

const admin = new pg.Client({ connectionString: url })
await admin.connect()
const names = ['a', 'b'].map((letter) => `${databaseName(Date.now())}_${letter}`)
for (const name of names) await admin.query(`create database ${name}`)
const mail = await silentMailServer()
const servers = []
try {
  for (const name of names) servers.push(await open(name, mail))
  for (const server of servers) await round(server)
  await fill(servers[1].url)
  const seen = [[], []]
  for (let at = 0; at < rounds; at += 1)
    for (const side of at % 2 === 0 ? [0, 1] : [1, 0]) seen[side].push(await round(servers[side]))
  const [floor, behind] = seen.map((all) => ({
    computed: median(all.map((one) => one.computed)),
    rate: median(all.map((one) => one.rate)),
  }))
  const times = floor.computed / behind.computed
  const print = (name, { computed, rate }) =>
    console.log(`${name.padEnd(22)} ${rate.toFixed(0).padStart(5)}/s  ${computed.toFixed(2)} ms of processor an order`)
  print('no job waits (floor)', floor)
  print(`${waiting} jobs wait`, behind)
  console.log(`${times.toFixed(2)}x by processor time, ${(behind.rate / floor.rate).toFixed(2)}x by orders a second`)
  if (times < bound) {
    console.error(`below ${bound}x of the floor`)
    process.exitCode = 1
  }
} finally {
  for (const server of servers) {
    await server.time.end()
    await server.stop()
  }
  mail.close()
  for (const name of names) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
