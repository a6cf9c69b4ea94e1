// npm run bench:placement -- [--boards 0] [--rounds 7]
// Orders over HTTP on 32 connections, counted when final and their jobs drained, against a route that only inserts an
// order (floors/placement-floor.mjs). Rounds alternate; the median counts. Also prints CPU time per order (Linux).
// PostgreSQL needs TEST_DATABASE_URL. Notifications of kitchens and guests are measured apart, on a second server: how
// much they slow placing, and how many a second go out. With boards, each round also places while that many boards of
// the location are open, each of which reads its orders after every event; these figures are printed and not judged.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { databaseName } from '../../scripts/database-of-run.mjs'
import { mailSink } from '../faults/mail-sink.ts'
import { demoHeaders, orderOf, placementOf, silentBrands } from './demo-order.mjs'
import { openBoards } from './open-boards.mjs'
import { processorTime } from './processor-time.mjs'
import { compareFloor } from './recorded-floors.mjs'
import { freePort, start } from './server-process.mjs'

const connections = 32
const { values } = parseArgs({
  // Seven rounds are enough that the warm-up does not move the median.
  options: { boards: { type: 'string', default: '0' }, rounds: { type: 'string', default: '7' } },
})
const [askedBoards, rounds] = [Number(values.boards), Number(values.rounds)]
// Ratios to the floor: the goals (0.75, 0.5; 0.9, 0.6) less a tenth for cash and a twentieth for cards, the cost of
// rate limits (ADR 26). By orders per second, which needs an idle machine, and by CPU time per order.
const bounds = { postgres: { cash: 0.68, card: 0.475 }, embedded: { cash: 0.81, card: 0.57 } }
const amounts = { postgres: 2_000, embedded: 600 }
const mostTimesFloorP99 = 10

/** One customer per IP address behind a trusted proxy, so rate limits are on. */
const addresses = 500
let calls = 0
function nextAddress() {
  calls = (calls + 1) % addresses
  return `10.9.${Math.floor(calls / 250)}.${calls % 250}`
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

function post(url, more, body) {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          ...demoHeaders,
          ...more,
          'x-forwarded-for': nextAddress(),
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode))
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

/** Sends `amount` calls over all connections; returns the 99th percentile in ms. */
async function shoot(url, path, amount, more, body) {
  const times = []
  let sent = 0
  const caller = async () => {
    while (sent < amount) {
      sent += 1
      const began = performance.now()
      const status = await post(url + path, more, body())
      if (status < 200 || status > 299) throw new Error(`${path}: ${status}`)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  times.sort((one, other) => one - other)
  return times[Math.floor(times.length * 0.99)]
}

/** Notifications run at their receivers' pace and are drained between rounds. */
const tellings = new Set(['receipt', 'kitchen-mail', 'kitchen-webhook'])

async function jobsWaiting(origin, isCounted) {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const found = [...text.matchAll(/^tureen_jobs_waiting\{kind="(\S+)"\} (\d+)/gm)]
  if (found.length === 0) throw new Error('the server does not tell how many jobs wait')
  return found.reduce((sum, [, kind, count]) => sum + (isCounted(kind) ? Number(count) : 0), 0)
}

async function drained(origin, isCounted) {
  while ((await jobsWaiting(origin, isCounted)) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function timed(amount, time, run) {
  const [usedBefore, began] = [await time.used(), performance.now()]
  const p99 = await run()
  const rate = amount / ((performance.now() - began) / 1000)
  return { rate, p99, computed: ((await time.used()) - usedBefore) / amount }
}

function floorRound(origin, amount, time) {
  return timed(amount, time, () => shoot(origin, '/order', amount, {}, () => JSON.stringify({ at: randomUUID() })))
}

async function placementRound(origin, { locationId, order, total }, kind, amount, time) {
  const placed = await timed(amount, time, async () => {
    const body = () => JSON.stringify(placementOf({ order, total }, kind))
    const path = kind === 'cash' ? '/v1/order/cash/' : '/v1/order'
    const p99 = await shoot(origin, path, amount, { locationid: locationId }, body)
    await drained(origin, (job) => !tellings.has(job))
    return p99
  })
  const toldBy = performance.now()
  await drained(origin, () => true)
  return { ...placed, told: amount / ((performance.now() - toldBy) / 1000 + amount / placed.rate) }
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
function middle(results) {
  return {
    rate: median(results.map((one) => one.rate)),
    p99: median(results.map((one) => one.p99)),
    told: median(results.map((one) => one.told)),
    computed: median(results.map((one) => one.computed)),
  }
}

async function measure(engine, databaseUrl, variables, boards = 0) {
  const [floorPort, port] = [await freePort(), await freePort()]
  const floor = await start(
    'test/bench/floors/placement-floor.mjs',
    [String(floorPort), databaseUrl ?? 'embedded'],
    {},
    `http://127.0.0.1:${floorPort}/`,
  )
  const shop = await start(
    'dist/server/main.js',
    [],
    {
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '1',
      ...variables,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'tureen-bench-')),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    `http://127.0.0.1:${port}/readyz`,
  )
  const [floorTime, shopTime] = [
    await processorTime(floor.pid, databaseUrl),
    await processorTime(shop.pid, databaseUrl),
  ]
  try {
    const [floorOrigin, origin] = [`http://127.0.0.1:${floorPort}`, `http://127.0.0.1:${port}`]
    const order = await orderOf(origin)
    const amount = amounts[engine]
    const seen = { floor: [], cash: [], card: [], boards: { cash: [], card: [] } }
    for (let round = 0; round <= rounds; round += 1) {
      const some = round === 0 ? Math.ceil(amount / 4) : amount
      const results = {
        floor: await floorRound(floorOrigin, some, floorTime),
        cash: await placementRound(origin, order, 'cash', some, shopTime),
        card: await placementRound(origin, order, 'card', some, shopTime),
      }
      if (round > 0) for (const [name, result] of Object.entries(results)) seen[name].push(result)
      if (round === 0 || boards === 0) continue
      const failed = (line) => failures.push(`${engine} board: ${line}`)
      const close = await openBoards(origin, order.locationId, boards, { listed: () => undefined, failed })
      for (const kind of ['cash', 'card'])
        seen.boards[kind].push(await placementRound(origin, order, kind, amount, shopTime))
      close()
    }
    const watched = boards === 0 ? {} : { watched: { cash: middle(seen.boards.cash), card: middle(seen.boards.card) } }
    return { floor: middle(seen.floor), cash: middle(seen.cash), card: middle(seen.card), ...watched }
  } finally {
    await Promise.all([floorTime.end(), shopTime.end()])
    await shop.stop()
    await floor.stop()
  }
}

/** A database of its own keeps earlier runs out. */
async function withDatabase(url, run) {
  const name = databaseName(Date.now())
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    const own = new URL(url)
    own.pathname = `/${name}`
    return await run(own.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

const failures = []
function judge(engine, { floor, cash, card, watched = {} }) {
  const print = (name, { rate, p99, computed }) =>
    console.log(
      `${engine.padEnd(9)} ${name.padEnd(16)} ${rate.toFixed(0).padStart(6)}/s  ${(rate / floor.rate).toFixed(2)}x  p99 ${p99.toFixed(0)} ms (${(p99 / floor.p99).toFixed(1)}x)  ${computed.toFixed(2)} ms of processor (${(floor.computed / computed).toFixed(2)}x)`,
    )
  print('floor', floor)
  for (const [kind, result] of Object.entries({ cash, card })) {
    print(kind, result)
    if (result.rate < bounds[engine][kind] * floor.rate)
      failures.push(`${engine} ${kind}: below ${bounds[engine][kind]}x of the floor`)
    if (floor.computed < bounds[engine][kind] * result.computed)
      failures.push(`${engine} ${kind}: more of the processor's time than ${bounds[engine][kind]}x of the floor`)
    if (result.p99 > mostTimesFloorP99 * floor.p99)
      failures.push(`${engine} ${kind}: p99 above ${mostTimesFloorP99}x of the floor's`)
  }
  for (const [kind, result] of Object.entries(watched)) print(`${kind}, ${askedBoards} boards`, result)
  const slower = compareFloor(`placement ${engine}`, floor.rate)
  if (slower !== undefined) failures.push(slower)
}

/** Printed only: the mail server sets the pace. */
function tell(engine, { floor, cash }) {
  return console.log(
    `${engine.padEnd(9)} cash, each told by mail at once: ${cash.rate.toFixed(0)}/s placed (${(cash.rate / floor.rate).toFixed(2)}x), ${cash.told.toFixed(0)}/s told`,
  )
}

const mails = await mailSink()
const silent = { BRANDS_DIR: silentBrands() }
judge('embedded', await measure('embedded', undefined, silent, askedBoards))
tell('embedded', await measure('embedded', undefined, mails.variables))
const url = process.env.TEST_DATABASE_URL
if (url === undefined) console.log('postgres  skipped: TEST_DATABASE_URL names no database')
else {
  judge('postgres', await withDatabase(url, (own) => measure('postgres', own, silent, askedBoards)))
  tell('postgres', await withDatabase(url, (own) => measure('postgres', own, mails.variables)))
}
await mails.close()

for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
