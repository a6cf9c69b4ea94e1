// npm run bench:pages
// Shop pages per second over 16 connections, against a Fastify route with the same bytes in memory
// (floors/pages-floor.mjs). Rounds alternate; the median counts.
import { mkdtempSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFloor } from './recorded-floors.mjs'
import { freePort, start } from './server-process.mjs'

const pages = {
  home: '/',
  menu: '/location/red-hook/pickup',
  item: '/location/red-hook/pickup/all/almond-croissant',
}
const connections = 16
const rounds = 5
const amount = 3_000
const leastOfFloor = 0.5
const mostTimesFloorP99 = 3

const agent = new Agent({ keepAlive: true, maxSockets: connections })

function get(url) {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'br', 'accept-language': 'en' } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer))
    })
      .once('error', reject)
      .end()
  })
}

/** Loads `amount` pages over all connections; returns pages per second and the 99th percentile in ms. */
async function shoot(url) {
  const times = []
  let sent = 0
  const began = performance.now()
  const visitor = async () => {
    while (sent < amount) {
      sent += 1
      const asked = performance.now()
      const { statusCode, headers } = await get(url)
      if (statusCode !== 200 || headers['content-encoding'] !== 'br') throw new Error(`${url}: ${statusCode}`)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  const rate = amount / ((performance.now() - began) / 1000)
  return { rate, p99: times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] }
}

function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
}
function middle(results) {
  return {
    rate: median(results.map(({ rate }) => rate)),
    p99: median(results.map(({ p99 }) => p99)),
  }
}

const [port, floorPort] = [await freePort(), await freePort()]
const [origin, floorOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${floorPort}`]
const shop = await start(
  'dist/server/main.js',
  [],
  {
    NODE_ENV: 'production',
    BRAND: 'ember',
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tureen-bench-')),
  },
  `${origin}/readyz`,
)
const floor = await start(
  'test/bench/floors/pages-floor.mjs',
  [String(floorPort), origin, ...Object.values(pages)],
  {},
  `${floorOrigin}/`,
)

const failures = []
try {
  for (const [name, path] of Object.entries(pages)) {
    const seen = { floor: [], product: [] }
    for (let round = 0; round <= rounds; round += 1) {
      const results = { floor: await shoot(floorOrigin + path), product: await shoot(origin + path) }
      if (round > 0) for (const [whose, result] of Object.entries(results)) seen[whose].push(result)
    }
    const [base, own] = [middle(seen.floor), middle(seen.product)]
    console.log(
      `${name.padEnd(5)} floor ${base.rate.toFixed(0).padStart(6)}/s p99 ${base.p99.toFixed(1)} ms, product ${own.rate.toFixed(0).padStart(6)}/s (${(own.rate / base.rate).toFixed(2)}x) p99 ${own.p99.toFixed(1)} ms (${(own.p99 / base.p99).toFixed(1)}x)`,
    )
    if (own.rate < leastOfFloor * base.rate) failures.push(`${name}: below ${leastOfFloor}x of the floor`)
    if (own.p99 > mostTimesFloorP99 * base.p99) failures.push(`${name}: p99 above ${mostTimesFloorP99}x of the floor's`)
    const slower = compareFloor(`pages ${name}`, base.rate)
    if (slower !== undefined) failures.push(slower)
  }
} finally {
  await shop.stop()
  await floor.stop()
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
