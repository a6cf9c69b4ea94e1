import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { machineSpeed, wallClock } from '../../scripts/machine-speed.mjs'
import { freePort, startProcess } from '../builders/own-process.ts'
import { plainOrder } from './plain-order.ts'
import { type TcpProxy, tcpProxy } from './tcp-proxy.ts'

export interface SilencePlan {
  readonly databaseUrl: string
  readonly milliseconds: number
  readonly rate: number
  readonly every: number
  readonly tell?: (line: string) => void
}

export interface SilenceReport {
  readonly orders: number
  readonly faults: number
  /** By fault: longest milliseconds from working connections until an order sent after that is placed. */
  readonly resumed: Readonly<Record<string, number>>
  /** Five seconds scaled to this machine, and the faults that exceeded them. */
  readonly bound: number
  readonly late: readonly string[]
  /** Longest time without a placement, in milliseconds. */
  readonly longestPause: number
  readonly wrongs: readonly string[]
}

/** Milliseconds that a lasting fault stays. */
const lasting = 1_500
const bound = 5_000
const settling = 40_000
/** Milliseconds of orders after the last fault. */
const lastOrders = 1_000
/** Limits the backlog, so the run does not measure its own queue. */
const mostAtOnce = 1_000

/** Each strikes, and resolves when new connections work. */
const faults: Readonly<Record<string, (wire: TcpProxy) => Promise<void>>> = {
  silence: async (wire) => wire.silence(),
  cut: async (wire) => wire.cut(),
  reset: async (wire) => wire.reset(),
  'slow close': async (wire) => wire.closeSlowly(8_000),
  'black hole': async (wire) => {
    wire.blackHole(true)
    await sleep(lasting)
    wire.blackHole(false)
  },
  latency: async (wire) => {
    wire.delay(150)
    await sleep(lasting)
    wire.delay(0)
  },
}

interface Placed {
  readonly sentAt: number
  readonly at: number
}

/** Orders arrive at a steady rate while the connection to PostgreSQL fails in different ways. */
export async function silenceRun(plan: SilencePlan): Promise<SilenceReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-silence-'))
  const target = new URL(plan.databaseUrl)
  const wire = await tcpProxy({ host: target.hostname, port: Number(target.port || 5432) })
  const url = new URL(plan.databaseUrl)
  url.host = `127.0.0.1:${wire.port}`
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = startProcess('dist/server/main.js', {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url.href,
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: '1',
  })
  // Calibrates between the orders, under the same load.
  const speed = machineSpeed(wallClock)
  const sampling = setInterval(speed.sample, 500)
  try {
    await server.answers(`${origin}/readyz`, 90_000)
    const send = await sender(origin)
    const keys: string[] = []
    const placed: Placed[] = []
    const unplaced: string[] = []
    const end = performance.now() + plan.milliseconds
    const resumed: Record<string, number> = {}
    const struck: { readonly name: string; readonly wellAt: number }[] = []

    let atOnce = 0
    let turnedAway = 0
    const customer = async () => {
      if (atOnce >= mostAtOnce) {
        turnedAway += 1
        return
      }
      atOnce += 1
      await order().finally(() => {
        atOnce -= 1
      })
    }
    const order = async () => {
      const key = randomUUID()
      keys.push(key)
      const address = `10.${key.charCodeAt(0)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
      for (let pause = 300; performance.now() < end + settling; pause = Math.min(2 * pause, 3_000)) {
        const sentAt = performance.now()
        if ((await send(key, address)) === 200) {
          placed.push({ sentAt, at: performance.now() })
          return
        }
        await sleep(pause)
      }
      unplaced.push(key)
    }

    const strikes = (async () => {
      const names = Object.keys(faults)
      for (let turn = 0; performance.now() + plan.every + lasting + lastOrders < end; turn += 1) {
        await sleep(plan.every)
        const name = names[turn % names.length] ?? ''
        plan.tell?.(`${name} after ${placed.length} of ${keys.length} orders`)
        await faults[name]?.(wire)
        struck.push({ name, wellAt: performance.now() })
      }
    })()

    const customers: Promise<void>[] = []
    const began = performance.now()
    while (performance.now() < end) {
      const due = ((performance.now() - began) / 1000) * plan.rate
      while (customers.length < due) customers.push(customer())
      await sleep(10)
    }
    await Promise.all([...customers, strikes])

    for (const { name, wellAt } of struck) {
      const first = Math.min(...placed.filter(({ sentAt }) => sentAt >= wellAt).map(({ at }) => at))
      resumed[name] = Math.round(Math.max(resumed[name] ?? 0, first - wellAt))
    }
    const times = placed.map(({ at }) => at).sort((one, other) => one - other)
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? at))
    server.child.kill('SIGTERM')
    const code = await server.ended
    return {
      orders: keys.length,
      faults: struck.length,
      resumed,
      bound: speed.scaled(bound),
      late: lateFaults(resumed, speed.scaled(bound)),
      longestPause: Math.round(Math.max(0, ...pauses)),
      wrongs: [
        ...(turnedAway === 0 ? [] : [`${turnedAway} customers found ${mostAtOnce} before them`]),
        ...unplaced.map((key) => `never placed: ${key}`),
        ...(code === 0 ? [] : [`asked to stop, the server ended with ${code}: ${server.errors()}`]),
        ...(await wrongsIn(plan.databaseUrl, keys)),
      ],
    }
  } finally {
    clearInterval(sampling)
    server.child.kill('SIGKILL')
    await server.ended
    await wire.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export function lateFaults(resumed: SilenceReport['resumed'], milliseconds: number): readonly string[] {
  // NaN and Infinity mean no placement at all.
  return Object.keys(resumed).filter((fault) => !((resumed[fault] ?? Number.NaN) < milliseconds))
}

/** Sends the same order for a key each time; returns the status, or 0 without a response. */
async function sender(origin: string): Promise<(key: string, address: string) => Promise<number>> {
  const { locationId, order, total } = await plainOrder(origin)
  return async (key, address) => {
    const name = [...key.replaceAll('-', '')]
      .map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16)))
      .join('')
    const body = {
      ...order,
      idempotencyKey: key,
      guestInfo: { firstName: 'Wire', lastName: name, email: `${name}@example.com` },
      cart: [],
      isCash: true,
      tip: 0,
      expectedTotal: total,
    }
    return fetch(`${origin}/v1/order/cash/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        client: 'ember',
        os: 'Web',
        version: '2.51.5',
        locationid: locationId,
        'x-forwarded-for': address,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
  }
}

async function wrongsIn(url: string, keys: readonly string[]): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string }>('select key::text as key from orders')
    const counts = new Map<string, number>()
    for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1)
    const known = new Set(keys)
    return [
      ...keys.filter((key) => counts.get(key) !== 1).map((key) => `${key} has ${counts.get(key) ?? 0} orders`),
      ...rows.filter(({ key }) => !known.has(key)).map(({ key }) => `an order of nobody: ${key}`),
    ]
  } finally {
    await client.end()
  }
}
