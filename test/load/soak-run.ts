import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { drained } from '../faults/phoenix.ts'
import { type Answered, type Crowd, crowdBefore } from './calls-of-crowd.ts'
import { metricsOfServer } from './metrics-of-server.ts'
import { percentile } from './percentile.ts'
import { shopProcesses } from './shop-processes.ts'
import { type SoakGrowth, type SoakReading, soakGrowth, soakWrongs } from './soak-judge.ts'

export interface SoakPlan {
  readonly milliseconds: number
  /** Placements a second, a quarter by card; `third`: about 30 % of measured capacity. */
  readonly rate: number | 'third'
  readonly databaseUrl?: string
  readonly leak?: string
  readonly tell?: (line: string) => void
  /** Slowdown of this machine, asked at the end. */
  readonly factor?: () => number
}

export interface SoakReport {
  readonly rate: number
  readonly orders: number
  readonly calls: number
  readonly median: number
  readonly p99: number
  readonly readings: readonly SoakReading[]
  readonly growth: readonly SoakGrowth[]
  readonly wrongs: readonly string[]
}

const connections = 16
/** Reads before each placement. */
const looks = { menu: 2, menuPage: 1, checkPrice: 2 } as const
/** Milliseconds between readings; less in a short run. */
const usualPause = 10_000
const fewestReadings = 40
const settling = 300
const capacityTime = 10_000

export async function soakRun(plan: SoakPlan): Promise<SoakReport> {
  const { databaseUrl, leak, tell = () => undefined, factor = () => 1 } = plan
  const shop = await shopProcesses({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    variables: {
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('test/load/soak-probe.mjs')).href}`,
      ...(leak === undefined ? {} : { LEAK: leak }),
    },
  })
  const database = databaseUrl === undefined ? undefined : new pg.Client({ connectionString: databaseUrl })
  const crowd = await crowdBefore(shop.origin, connections)
  try {
    await database?.connect()
    const rate = plan.rate === 'third' ? 0.3 * (await capacity(crowd)) : plan.rate
    tell(`${rate.toFixed(1)} placements a second`)
    const seen: Seen = { calls: 0, times: [], keys: [], odd: new Map() }
    const readings: SoakReading[] = []
    const began = performance.now()
    const isOver = () => performance.now() - began >= plan.milliseconds
    const read = async () => {
      const pause = Math.min(usualPause, plan.milliseconds / fewestReadings)
      while (!isOver()) {
        await sleep(pause)
        const reading = await readingOf(shop.origin, shop.server.pid() ?? 0, database)
        readings.push({ ...reading, at: performance.now() - began })
        if (readings.length % 30 === 0) tell(JSON.stringify(readings.at(-1)))
      }
    }
    await Promise.all([steadily(rate, isOver, () => visit(crowd, seen)), read()])
    const left = await drained(shop.origin, Date.now() + 60_000)
    const metrics = await metricsOfServer(shop.origin)
    const unfinished = await unfinishedOf(crowd, seen.keys)
    const code = await shop.server.end('SIGTERM')
    return {
      rate,
      orders: seen.keys.length,
      calls: seen.calls,
      median: percentile(seen.times, 0.5),
      p99: percentile(seen.times, 0.99),
      readings,
      growth: soakGrowth(readings, factor()),
      wrongs: [
        ...[...seen.odd].map(([what, times]) => `${times} times ${what}`),
        ...(left === undefined ? [] : [left]),
        ...(metrics('tureen_jobs_dead') === 0 ? [] : ['jobs were given up']),
        ...(unfinished === 0 ? [] : [`${unfinished} orders are not final`]),
        ...(code === 0 ? [] : [`asked to stop, the server ended with ${code}`]),
        ...soakWrongs(readings, factor()),
      ],
    }
  } finally {
    crowd.end()
    await database?.end()
    await shop.close()
  }
}

interface Seen {
  calls: number
  readonly times: number[]
  readonly keys: string[]
  readonly odd: Map<string, number>
}

async function visit(crowd: Crowd, seen: Seen): Promise<void> {
  const expect200 = (what: string, { status, text }: Answered) => {
    seen.calls += 1
    if (status === 200) return true
    const odd = `${what} was answered ${status} ${text.slice(0, 200)}`
    seen.odd.set(odd, (seen.odd.get(odd) ?? 0) + 1)
    return false
  }
  for (const look of ['menu', 'menuPage', 'checkPrice'] as const)
    for (let times = 0; times < looks[look]; times += 1) expect200(look, await crowd[look]())
  const key = randomUUID()
  const answered = await crowd.placing(Math.random() < 0.25 ? 'card' : 'cash', key)
  if (!expect200('placing', answered)) return
  seen.keys.push(key)
  seen.times.push(answered.milliseconds)
}

/** Starts `rate` per second, whether earlier ones are done or not. */
async function steadily(rate: number, isOver: () => boolean, one: () => Promise<void>): Promise<void> {
  const began = performance.now()
  const underWay = new Set<Promise<void>>()
  for (let begun = 0; !isOver(); ) {
    const due = ((performance.now() - began) / 1_000) * rate
    for (; begun < due; begun += 1) {
      const work = one().finally(() => underWay.delete(work))
      underWay.add(work)
    }
    await sleep(20)
  }
  await Promise.all(underWay)
}

async function capacity(crowd: Crowd): Promise<number> {
  const until = performance.now() + capacityTime
  let done = 0
  const queue = async () => {
    while (performance.now() < until) {
      await visit(crowd, { calls: 0, times: [], keys: [], odd: new Map() })
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, queue))
  return done / (capacityTime / 1_000)
}

async function readingOf(
  origin: string,
  pid: number,
  database: pg.Client | undefined,
): Promise<Omit<SoakReading, 'at'>> {
  process.kill(pid, 'SIGUSR2')
  await sleep(settling)
  const metrics = await metricsOfServer(origin)
  const clients = await database?.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return {
    resident: metrics('process_resident_memory_bytes'),
    heap: metrics('nodejs_heap_size_used_bytes'),
    outside: metrics('nodejs_external_memory_bytes'),
    handles: metrics('nodejs_active_handles_total'),
    ...openBy(pid),
    connections: clients?.rows[0]?.count ?? 0,
    late: metrics('nodejs_eventloop_lag_p99_seconds') * 1_000,
  }
}

function openBy(pid: number): Pick<SoakReading, 'sockets' | 'files'> {
  const folder = `/proc/${pid}/fd`
  if (!existsSync(folder)) return { sockets: 0, files: 0 }
  const open = readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))]
    } catch {
      return []
    }
  })
  const files = open.filter((path) => path.startsWith('/')).length
  return { files, sockets: open.length - files }
}

async function unfinishedOf(crowd: Crowd, keys: readonly string[]): Promise<number> {
  let unfinished = 0
  const left = [...keys]
  const queue = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      const { status, text } = await crowd.statusOf(key)
      if (status !== 200 || !/"statusCode":200\b/.test(text)) unfinished += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, queue))
  return unfinished
}
