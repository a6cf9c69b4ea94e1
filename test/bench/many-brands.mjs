// npm run bench:many-brands -- [--brands 200] [--locations 2] [--seconds 5] [--store embedded|postgres]
// One deployment with many generated brands, one of them broken, beside the same deployment with one brand: CPU time of
// the first start and of a restart with unchanged files, memory, first and kept pages, and a publication while orders of
// other brands are placed. In one process on the embedded database, and in one and two on PostgreSQL, which needs
// TEST_DATABASE_URL. CPU time includes PostgreSQL's backends (Linux).
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { machineSpeed } from '../../scripts/machine-speed.mjs'
import {
  breakMenu,
  buildOfBrands,
  cashPlacement,
  generatedOwner,
  inUnits,
  plainOrderOf,
  repricePlainDish,
  writeGeneratedBrands,
} from '../builders/generated-brands.ts'
import { withOwnDatabase } from '../faults/own-database.ts'
import { computedBy } from './processor-time.mjs'
import { freePort, start } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '200' },
    locations: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '5' },
    store: { type: 'string' },
  },
})
const [brandCount, locationCount, seconds] = [values.brands, values.locations, values.seconds].map(Number)

/** A restart with all brands, above a restart with one: milliseconds of CPU on the reference machine. */
const mostRestart = 3_000
/** A process with all brands after each page was asked for, above one with one brand: MB for each brand. */
const mostMemory = 1.5
/** Ratio to one brand's kept page. */
const mostTimesKept = 1.5
/** Ratio of orders in the seconds after a publication to those in the seconds before. */
const mostTimesP99 = 2
/** Milliseconds until the other process serves what was published. */
const soon = 2_000
/** Kept pages that each server is asked for at least. */
const keptAsked = 40
/** Milliseconds after which a page looks at the answers again. */
const freshFor = 1_050
/** Milliseconds until a start counts as failed. */
const patience = 600_000
const [restarts, publications, connections, addresses] = [3, 3, 8, 500]

const folder = mkdtempSync(join(tmpdir(), 'tureen-many-'))
const speed = machineSpeed()
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const failures = []

function gate(isMet, sentence) {
  console.log(`  ${isMet ? 'ok  ' : 'FAIL'} ${sentence}`)
  if (!isMet) failures.push(sentence)
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

function p99(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)]
}

function written(name, plan) {
  const root = join(folder, name)
  const owned = ['brand-000']
  const brands = writeGeneratedBrands(join(root, 'brands'), { locations: locationCount, owned, ...plan })
  const ids = brands.map(({ id }) => id)
  buildOfBrands('dist', join(root, 'dist'), ids)
  return { root, brands, dirs: { BRANDS_DIR: join(root, 'brands'), DIST_DIR: join(root, 'dist') } }
}

let calls = 0
/** Customers have addresses of their own, so that rate limits are on and none is reached. */
function nextAddress() {
  calls = (calls + 1) % addresses
  return `10.7.${Math.floor(calls / 250)}.${calls % 250}`
}

function ask(origin, host, method, path, { headers = {}, body } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const json =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${origin}${path}`,
      { method, agent, headers: { host, 'x-forwarded-for': nextAddress(), ...json, ...headers } },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        )
      },
    )
    request.once('error', reject)
    request.end(text)
  })
}

/** CPU milliseconds of the backends of a database since now, also of those that end meanwhile. */
async function backendTime(url) {
  if (url === undefined) return { end: async () => 0 }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const backends = new Map()
  let isOver = false
  const look = async () => {
    const { rows } = await client.query(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    for (const { pid } of rows) backends.set(pid, Math.max(backends.get(pid) ?? 0, computedBy(pid)))
  }
  const looking = (async () => {
    while (!isOver) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  })()
  return {
    end: async () => {
      isOver = true
      await looking
      await look()
      await client.end()
      return [...backends.values()].reduce((sum, one) => sum + one, 0)
    },
  }
}

/** Starts `count` servers at once. */
async function started({ root, dirs }, url, count = 1) {
  const backends = await backendTime(url)
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const variables = {
        ...{ NODE_ENV: 'production', TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal', ...dirs },
        ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(root, 'data') },
        ...(url === undefined ? {} : { DATABASE_URL: url }),
      }
      return { origin, ...(await start('dist/server/main.js', [], variables, `${origin}/readyz`, patience)) }
    }),
  )
  const own = servers.reduce((sum, { pid }) => sum + computedBy(pid), 0)
  return {
    servers,
    computed: own + (await backends.end()),
    stop: async () => {
      for (const { stop } of servers) await stop()
    },
  }
}

function memoryOf({ pid }) {
  const found = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) / 1024
}

/** Milliseconds of the pages of each brand's locations. */
async function pages({ origin }, brands) {
  const times = []
  for (const { host, name, locations } of brands) {
    for (const { slug } of locations) {
      const began = performance.now()
      const { status, text } = await ask(origin, host, 'GET', `/location/${slug}/pickup`, {
        headers: { accept: 'text/html' },
      })
      times.push(performance.now() - began)
      if (status !== 200 || !text.includes(name)) throw new Error(`${host} answered ${status} and not ${name}`)
    }
  }
  return times
}

async function place(origin, brand) {
  const location = brand.locations[0]
  const headers = { client: brand.id, locationid: location.id }
  const order = plainOrderOf(brand)
  const price = await ask(origin, brand.host, 'POST', '/v1/order/check-price', { headers, body: order })
  const total = JSON.parse(price.text).totalAmount
  const began = performance.now()
  const body = cashPlacement(brand, randomUUID(), total)
  const { status } = await ask(origin, brand.host, 'POST', '/v1/order/cash/', { headers, body })
  return { status, time: performance.now() - began }
}

/** Places orders of all brands over all connections and servers for some seconds. */
async function placing(servers, brands, lasting) {
  const seen = []
  const until = performance.now() + lasting * 1000
  let next = 0
  const caller = async (_, at) => {
    while (performance.now() < until) {
      next += 1
      seen.push(await place(servers[at % servers.length].origin, brands[next % brands.length]))
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  return { times: seen.map(({ time }) => time), refused: seen.filter(({ status }) => status !== 200).length }
}

async function ownerOf({ origin }, brand) {
  const headers = { client: brand.id, origin: `http://${brand.host}` }
  const { headers: answered, status } = await ask(origin, brand.host, 'POST', '/v1/staff/session', {
    headers,
    body: generatedOwner,
  })
  if (status !== 200) throw new Error(`the owner of ${brand.id} may not sign in: ${status}`)
  return { ...headers, cookie: String(answered['set-cookie']).split(';')[0] }
}

async function priceOf(origin, brand) {
  const headers = { client: brand.id, locationid: brand.locations[0].id }
  const { text } = await ask(origin, brand.host, 'POST', '/v1/order/check-price', {
    headers,
    body: plainOrderOf(brand),
  })
  return JSON.parse(text).preDiscountPrice
}

/** Publishes a new price at the first server, and waits until the last one sells at it. Returns milliseconds. */
async function publish(servers, owner, brand, root, version, price) {
  repricePlainDish(join(root, 'brands'), brand, price)
  const began = performance.now()
  const { status, text } = await ask(servers[0].origin, brand.host, 'POST', '/v1/staff/brand/versions', {
    headers: owner,
    body: { over: version },
  })
  if (status !== 200) throw new Error(`publishing answered ${status} ${text}`)
  const published = performance.now()
  while ((await priceOf(servers.at(-1).origin, brand)) !== price) {
    if (performance.now() - published > 30_000) throw new Error('a process does not serve what was published')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { published: published - began, served: performance.now() - published }
}

async function publishing(where, servers, { root, brands }) {
  const [brand, ...others] = brands
  const owner = await ownerOf(servers[0], brand)
  await placing(servers, others, 2)
  const rounds = []
  for (let round = 0; round < publications; round += 1) {
    speed.sample(20)
    const before = await placing(servers, others, seconds)
    const price = inUnits(brand.currency, brand.locations[0].plainPrice + 100 * (round + 1))
    const [after, took] = await Promise.all([
      placing(servers, others, seconds),
      publish(servers, owner, brand, root, round + 1, price),
    ])
    rounds.push({ before, after, ...took, ratio: p99(after.times) / p99(before.times) })
  }
  const orders = rounds.reduce((sum, { before, after }) => sum + before.times.length + after.times.length, 0)
  const refused = rounds.reduce((sum, { before, after }) => sum + before.refused + after.refused, 0)
  const ratio = median(rounds.map((one) => one.ratio))
  const served = Math.max(...rounds.map((one) => one.served))
  console.log(
    `  publishing takes ${median(rounds.map((one) => one.published)).toFixed(0)} ms; p99 of placing ${rounds
      .map(({ before, after }) => `${p99(before.times).toFixed(0)} -> ${p99(after.times).toFixed(0)}`)
      .join(', ')} ms`,
  )
  gate(refused === 0, `${where}: ${refused} of ${orders} orders around ${publications} publications were refused (0)`)
  gate(
    ratio <= mostTimesP99,
    `${where}: p99 of placing for ${seconds} s from a publication ${ratio.toFixed(2)}x (${mostTimesP99}x)`,
  )
  gate(
    served <= speed.scaled(soon),
    `${where}: served everywhere after ${served.toFixed(0)} ms (${speed.scaled(soon)} ms)`,
  )
}

async function restarted(plan, url, count) {
  const times = []
  for (let round = 0; round < restarts; round += 1) {
    speed.sample(50)
    const { computed, stop } = await started(plan, url, count)
    times.push(computed)
    await stop()
  }
  return median(times)
}

async function versionsIn(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as versions, count(distinct brand_id)::int as brands from brand_versions',
  )
  await client.end()
  return rows[0]
}

/** Start, memory and pages of one server with the brands of the plan. */
async function alone(plan, url) {
  const first = await started(plan, url)
  const [server] = first.servers
  const atStart = memoryOf(server)
  const served = plan.brands.filter(({ id }) => id !== plan.broken)
  const firstPages = await pages(server, served)
  const afterPages = memoryOf(server)
  const keptPages = []
  while (keptPages.length < keptAsked) {
    // Pages look at the order server's answers again after a second, and a round of many pages takes longer than that.
    await new Promise((resolve) => setTimeout(resolve, freshFor))
    keptPages.push(...(await pages(server, served)))
  }
  const leftOut = (await ask(server.origin, served[0].host, 'GET', '/metrics')).text.match(
    /^tureen_brands_left_out\{.*\} 1$/gm,
  )
  await first.stop()
  const restart = await restarted(plan, url, 1)
  return {
    ...{ first: first.computed, restart, atStart, afterPages, leftOut: leftOut?.length ?? 0 },
    ...{ firstPage: median(firstPages), firstPageP99: p99(firstPages), keptPage: median(keptPages) },
  }
}

function tell(name, seen) {
  const s = (milliseconds) => (milliseconds / 1000).toFixed(2)
  console.log(
    `  ${name.padEnd(10)} first start ${s(seen.first)} s, restart ${s(seen.restart)} s of CPU; ${seen.atStart.toFixed(0)} MB, ${seen.afterPages.toFixed(0)} MB after the pages; first page ${seen.firstPage.toFixed(1)} ms (p99 ${seen.firstPageP99.toFixed(0)}), kept ${seen.keptPage.toFixed(2)} ms`,
  )
}

function judge(where, one, many) {
  tell('one brand', one)
  tell(`${brandCount} brands`, many)
  const bound = speed.scaled(mostRestart)
  const more = many.restart - one.restart
  const memory = (many.afterPages - one.afterPages) / brandCount
  gate(
    more <= bound,
    `${where}: a restart with ${brandCount} brands takes ${more.toFixed(0)} ms of CPU more (${bound} ms)`,
  )
  gate(memory <= mostMemory, `${where}: each brand takes ${memory.toFixed(2)} MB (${mostMemory} MB)`)
  gate(
    many.keptPage <= mostTimesKept * one.keptPage,
    `${where}: a kept page ${(many.keptPage / one.keptPage).toFixed(2)}x of one brand's (${mostTimesKept}x)`,
  )
  gate(many.leftOut === 1, `${where}: ${many.leftOut} brands left out, the broken one (1)`)
}

function manyBrands(name) {
  const broken = `brand-${String(brandCount - 1).padStart(3, '0')}`
  const plan = { ...written(name, { brands: brandCount }), broken }
  breakMenu(plan.dirs.BRANDS_DIR, broken)
  return plan
}

async function overEmbedded() {
  const where = 'embedded'
  console.log(where)
  const plan = manyBrands(where)
  const one = await alone(written('embedded-one', { brands: 1 }), undefined)
  judge(where, one, await alone(plan, undefined))
  const { servers, stop } = await started(plan, undefined)
  await publishing(where, servers, { ...plan, brands: plan.brands.filter(({ id }) => id !== plan.broken) })
  await stop()
}

async function overPostgres(url, count) {
  const where = `postgres, ${count} ${count === 1 ? 'process' : 'processes'}`
  console.log(where)
  const plan = manyBrands(`postgres-${count}`)
  const brands = plan.brands.filter(({ id }) => id !== plan.broken)
  await withOwnDatabase(url, async (own) => {
    if (count === 1) {
      const onePlan = written('postgres-one', { brands: 1 })
      const one = await withOwnDatabase(url, (another) => alone(onePlan, another))
      judge(where, one, await alone(plan, own))
    } else {
      // They seed the same empty database.
      const first = await started(plan, own, count)
      for (const server of first.servers) await pages(server, brands)
      await first.stop()
      const again = await restarted(plan, own, count)
      console.log(
        `  first start of both at once ${(first.computed / 1000).toFixed(2)} s, restart ${(again / 1000).toFixed(2)} s of CPU`,
      )
      const { versions, brands: stored } = await versionsIn(own)
      gate(
        versions === stored && stored === brands.length,
        `${where}: ${versions} versions of ${stored} brands are stored, one of each (${brands.length})`,
      )
    }
    const { servers, stop } = await started(plan, own, count)
    await publishing(where, servers, { ...plan, brands })
    await stop()
  })
}

try {
  if (values.store !== 'postgres') await overEmbedded()
  const url = process.env.TEST_DATABASE_URL
  if (values.store === 'embedded') console.log('postgres skipped: --store')
  else if (url === undefined) console.log('postgres skipped: TEST_DATABASE_URL names no database')
  else for (const count of [1, 2]) await overPostgres(url, count)
  console.log(speed.told())
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
