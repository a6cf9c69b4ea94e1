// npm run bench:streams -- [--pages 500] [--boards 50] [--open 2000] [--rounds 7] [--whole]
// Cash orders at a location with thousands of open orders: beside open order pages and boards, which look after each
// event as ours do, against the same without them. Rounds alternate; the median counts, by orders a second and by CPU
// time of server and database per order (Linux). Then a publish of the brand under load: it refuses no order, and for
// five seconds p99 is at most twice that of the five seconds before. With --whole, boards read all orders at each look,
// as clients do that send no mark; this is printed and not judged. PostgreSQL needs TEST_DATABASE_URL.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withOwnDatabase } from '../faults/own-database.ts'
import { demoHeaders, orderOf, placementOf, silentBrands } from './demo-order.mjs'
import { call, listen, openBoards, signIn } from './open-boards.mjs'
import { processorTime } from './processor-time.mjs'
import { freePort, start } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '500' },
    boards: { type: 'string', default: '50' },
    open: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '7' },
    whole: { type: 'boolean', default: false },
  },
})
const [pageCount, boardCount, openCount] = [Number(values.pages), Number(values.boards), Number(values.open)]
const rounds = Number(values.rounds)
const connections = 16
const amounts = { postgres: 2_000, embedded: 1_000 }
/** Orders a second beside streams, to those without; CPU time per order without, to that beside them. */
const bound = 0.9
/** Ratio of p99 after a publish to p99 before. */
const mostTimesP99 = 2
const publishWindow = 5_000

const failures = []
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let guests = 0

/** A guest with an address of its own behind the trusted proxy. Resolves with the status, the answer and how long it took. */
function place(origin, { locationId, ...order }) {
  guests += 1
  const body = JSON.stringify(placementOf(order, 'cash'))
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${origin}/v1/order/cash/`,
      {
        method: 'POST',
        agent,
        headers: {
          ...demoHeaders,
          locationid: locationId,
          'x-forwarded-for': `10.${100 + (guests >> 16)}.${(guests >> 8) & 255}.${guests & 255}`,
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(parts).toString()
          resolve({ status: answer.statusCode, text, took: performance.now() - began })
        })
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

/** Places on all connections while `isGoing`. */
async function placeWhile(origin, order, isGoing) {
  const answers = []
  const caller = async () => {
    while (isGoing()) answers.push(await place(origin, order))
  }
  await Promise.all(Array.from({ length: connections }, caller))
  return answers
}

async function placeSome(origin, order, amount) {
  let left = amount
  const answers = await placeWhile(origin, order, () => left-- > 0)
  const refused = answers.find(({ status }) => status !== 200)
  if (refused !== undefined) throw new Error(`an order was refused: ${refused.status} ${refused.text}`)
  return answers
}

function p99(answers) {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other)
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
}

/** Opens the streams of all pages and boards; returns a function that closes them. */
async function watch(origin, locationId, tokens, seen) {
  const closers = []
  const failed = (line) => failures.push(`a look failed: ${line}`)
  for (let index = 0; index < tokens.length; index += 50) {
    const some = tokens.slice(index, index + 50)
    const open = (token) => listen(origin, `/v1/order/${token}/events?client=ember`, {}, () => undefined)
    closers.push(...(await Promise.all(some.map(open))))
  }
  const listed = (_, orders) => {
    seen.looks += 1
    seen.orders += orders.length
  }
  closers.push(await openBoards(origin, locationId, boardCount, { listed, failed, isWhole: values.whole }))
  // The first look of each board reads all of it.
  while (seen.looks < boardCount && failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  return () => {
    for (const close of closers) close()
  }
}

async function round(origin, order, amount, time) {
  const [usedBefore, own, began] = [await time.used(), process.cpuUsage(), performance.now()]
  const answers = await placeSome(origin, order, amount)
  const rate = amount / ((performance.now() - began) / 1_000)
  const { user, system } = process.cpuUsage(own)
  return { rate, p99: p99(answers), computed: ((await time.used()) - usedBefore - (user + system) / 1_000) / amount }
}

function print(engine, name, results) {
  const [rate, late, computed] = ['rate', 'p99', 'computed'].map((key) => median(results.map((one) => one[key])))
  console.log(
    `${engine.padEnd(9)} ${name.padEnd(28)} ${rate.toFixed(0).padStart(5)}/s  p99 ${late.toFixed(0)} ms  ${computed.toFixed(2)} ms of processor`,
  )
  return { rate, computed }
}

async function measureStreams(engine, { origin, time }) {
  const order = await orderOf(origin)
  const filled = await placeSome(origin, order, Math.max(openCount, pageCount))
  const tokens = filled.slice(0, pageCount).map(({ text }) => JSON.parse(text).token)
  const results = { without: [], beside: [] }
  const seen = { looks: 0, orders: 0, seconds: 0 }
  const measured = {
    without: () => round(origin, order, amounts[engine], time),
    beside: async () => {
      const here = { looks: 0, orders: 0 }
      const close = await watch(origin, order.locationId, tokens, here)
      const [looksBefore, ordersBefore, began] = [here.looks, here.orders, performance.now()]
      const result = await round(origin, order, amounts[engine], time)
      seen.looks += here.looks - looksBefore
      seen.orders += here.orders - ordersBefore
      seen.seconds += (performance.now() - began) / 1_000
      close()
      return result
    },
  }
  for (let index = 0; index <= rounds; index += 1) {
    const names = index % 2 === 0 ? ['without', 'beside'] : ['beside', 'without']
    for (const name of names) {
      const result = await measured[name]()
      // The first round warms up.
      if (index > 0) results[name].push(result)
    }
  }
  const without = print(engine, 'without streams', results.without)
  const beside = print(engine, `${pageCount} pages, ${boardCount} boards`, results.beside)
  const ratios = { rate: beside.rate / without.rate, processor: without.computed / beside.computed }
  console.log(
    `${engine.padEnd(9)} ${ratios.rate.toFixed(2)}x of the orders a second, ${ratios.processor.toFixed(2)}x by processor; ${(seen.looks / seen.seconds).toFixed(0)} looks a second of ${(seen.orders / Math.max(seen.looks, 1)).toFixed(1)} orders each`,
  )
  if (values.whole) return
  for (const [name, ratio] of Object.entries(ratios))
    if (ratio < bound) failures.push(`${engine}: ${ratio.toFixed(2)}x by ${name} beside streams, below ${bound}x`)
}

async function measurePublish(engine, { origin, brandsDir }) {
  const order = await orderOf(origin)
  const body = { email: 'owner@ember.example', password: 'Demo-Ladle-1' }
  const headers = await signIn(origin, body)
  const { body: before } = await call(origin, 'GET', '/v1/staff/brand/versions', { headers })
  const served = before.versions.find(({ isServed }) => isServed)
  const file = join(brandsDir, 'ember', 'brand.json')
  const brand = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...brand, name: `${brand.name} anew` }))
  const during = async (milliseconds) => {
    const until = performance.now() + milliseconds
    return placeWhile(origin, order, () => performance.now() < until)
  }
  await during(publishWindow / 2)
  const usual = await during(publishWindow)
  const publish = call(origin, 'POST', '/v1/staff/brand/versions', { headers, body: { over: served.number } })
  const after = await during(publishWindow)
  const { body: published } = await publish
  const now = published.versions.find(({ isServed }) => isServed)
  if (now.number <= served.number) failures.push(`${engine}: the new version is not served`)
  const refused = [...usual, ...after].filter(({ status }) => status !== 200)
  console.log(
    `${engine.padEnd(9)} publish: p99 ${p99(usual).toFixed(0)} ms before, ${p99(after).toFixed(0)} ms after (${(p99(after) / p99(usual)).toFixed(2)}x), ${usual.length} and ${after.length} orders, ${refused.length} refused`,
  )
  if (refused.length > 0) failures.push(`${engine}: ${refused.length} orders were refused: ${refused[0].text}`)
  if (p99(after) > mostTimesP99 * p99(usual)) failures.push(`${engine}: p99 after a publish is above ${mostTimesP99}x`)
}

async function withServer(databaseUrl, run) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const brandsDir = silentBrands()
  const environment = {
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
    BRANDS_DIR: brandsDir,
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tureen-bench-')),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  const server = await start('dist/server/main.js', [], environment, `${origin}/readyz`)
  const time = await processorTime(server.pid, databaseUrl)
  try {
    await run({ origin, time, brandsDir })
  } finally {
    await time.end()
    await server.stop()
  }
}

async function measure(engine, databaseUrl) {
  await withServer(databaseUrl, async (server) => {
    await measureStreams(engine, server)
    await measurePublish(engine, server)
  })
}

await measure('embedded', undefined)
const url = process.env.TEST_DATABASE_URL
if (url === undefined) console.log('postgres  skipped: TEST_DATABASE_URL names no database')
else await withOwnDatabase(url, (own) => measure('postgres', own))
for (const failure of new Set(failures)) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
