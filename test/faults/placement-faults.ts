import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundle } from '../../scripts/bundle.mjs'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { freePort } from '../builders/own-process.ts'
import { audit } from './audit.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { anIntent, customer, type End, type Intent, type Shop } from './customer.ts'
import { mailSink } from './mail-sink.ts'
import { drained, phoenix } from './phoenix.ts'
import { plainOrder } from './plain-order.ts'

export interface PlacementFaults {
  readonly seed: number
  /** Intents to buy; a few more come where deaths are left. */
  readonly placements: number
  /** Nothing dies: for what is planted. */
  readonly isCalm?: boolean
  /** The embedded database when absent. */
  readonly databaseUrl?: string
  /** Changes the processor's ledger before it is audited: what the audit must find. */
  readonly plant?: (ledgerFile: string) => void
}

export interface PlacementReport {
  readonly seed: number
  readonly intents: number
  readonly submissions: number
  readonly inTwoTabs: number
  readonly answersLost: number
  readonly answersLate: number
  readonly placed: number
  readonly refused: number
  readonly voided: number
  readonly kills: Readonly<Record<string, number>>
  readonly slowestStart: number
  readonly seconds: number
  /** Everything that must never be. */
  readonly wrongs: readonly string[]
}

const points = [
  'received',
  'key-claimed',
  'priced',
  'attempt-written',
  'processor-asked',
  'processor-answered',
  'order-committed',
  'captured',
  'jobs-staged',
  'answered',
] as const
const atOnce = 8
/** Milliseconds. Short, so that what a killed process left behind is taken up soon. */
const timeout = 1_000
/** Milliseconds from the last fault until every intent must be final. */
const settling = 120_000
/** Placements for one death. */
const perDeath = 50
/** Of the customers. */
const withTwoTabs = 0.2

/**
 * Customers order, each more than once and some in two tabs, from an order server that kills itself at every named point
 * in turn and from a processor whose answers are lost or late. Afterwards store and ledger are read and compared with
 * what the customers were told.
 */
export async function placementFaults(plan: PlacementFaults): Promise<PlacementReport> {
  const began = Date.now()
  const chance = chanceFrom(plan.seed)
  const folder = mkdtempSync(join(tmpdir(), 'tureen-placement-faults-'))
  const ledger = join(folder, 'ledger.jsonl')
  const dataDir = join(folder, 'data')
  const [program = ''] = await bundle(['test/faults/mortal-server.ts'], 'mortal-server')
  const mails = await mailSink()
  const processor = phoenix(
    'dist/server/sandbox.js',
    await freePort(),
    { LEDGER_FILE: ledger, SANDBOX_DELAY: '20', SANDBOX_LOSES_EVERY: '50' },
    '/',
  )
  const server = phoenix(
    program,
    await freePort(),
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SANDBOX_URL: processor.origin,
      PROCESSOR_TIMEOUT: String(timeout),
      TRUSTED_PROXIES: '1',
      ...mails.variables,
      ...(plan.databaseUrl === undefined ? {} : { DATABASE_URL: plan.databaseUrl }),
    },
    '/readyz',
  )
  try {
    const deaths = plan.isCalm === true ? [] : fates(plan.placements, chance)
    await processor.rise()
    await server.rise()
    const shop: Shop = { origin: server.origin, ...(await plainOrder(server.origin)) }
    const seen = { submissions: 0 }
    const ends = new Map<Intent, End>()
    let isOver = false
    let until = Number.POSITIVE_INFINITY
    const queue = async () => {
      const order = customer(shop, chanceFrom(chance.between(0, 2 ** 31)), seen)
      while (!isOver || ends.size < plan.placements) {
        const intent = anIntent(shop, chance, withTwoTabs)
        ends.set(intent, await order(intent, () => until))
      }
    }
    const queues = Promise.all(Array.from({ length: atOnce }, queue))
    const late = { times: 0 }
    const lateness = answeringLate(processor.hang, chance, late, () => isOver)
    const kills: Record<string, number> = {}
    await server.end('SIGKILL')
    for (const fate of deaths) {
      // Who is to die at a capture may find one to make before it serves anybody.
      await server.rise(fate).catch((reason: unknown) => {
        if (!server.wasKilled()) throw reason
      })
      await server.ended()
      const [point = ''] = fate.FATE.split(':')
      kills[point] = (kills[point] ?? 0) + 1
    }
    await server.rise()
    isOver = true
    await lateness
    // The wishes that are still to come are no fault's, but each is to be final as soon.
    const left = await settledWithin(
      queues,
      (time) => {
        until = time
      },
      () => drained(server.origin, until),
      () => ends.size >= plan.placements - atOnce,
    )
    const code = await server.end('SIGTERM')
    await processor.end('SIGTERM')
    plan.plant?.(ledger)
    const choice: DatabaseChoice =
      plan.databaseUrl === undefined ? { _tag: 'Embedded', dataDir } : { _tag: 'Postgres', url: plan.databaseUrl }
    const found = await audit(choice, ledger, ends, mails.hasSlip)
    const intents = [...ends.keys()]
    return {
      seed: plan.seed,
      intents: ends.size,
      submissions: seen.submissions,
      inTwoTabs: intents.filter(({ otherTab }) => otherTab !== undefined).length,
      answersLost: intents.filter(({ way }) => way === 'timeout_after_charging').length,
      answersLate: late.times,
      placed: found.placed,
      refused: found.refused,
      voided: found.voided,
      kills,
      slowestStart: server.slowest(),
      seconds: Math.round((Date.now() - began) / 100) / 10,
      wrongs: [
        ...(left === undefined ? [] : [left]),
        ...(code === 0 ? [] : [`asked to stop, the server ended with ${code}`]),
        ...found.wrongs,
      ],
    }
  } finally {
    await server.end('SIGKILL')
    await processor.end('SIGKILL')
    await mails.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One life each: where it ends, and after how many placements; every point at least once. */
function fates(placements: number, chance: Chance): readonly { readonly FATE: string }[] {
  const deaths = Math.max(points.length, Math.ceil(placements / perDeath / points.length) * points.length)
  const most = Math.max(2, Math.floor(placements / deaths))
  return Array.from({ length: deaths }, (_, n) => ({
    FATE: `${points[n % points.length]}:${chance.between(1, most)}`,
  }))
}

/** Now and then the processor is silent for longer than anybody waits, and answers then. */
async function answeringLate(
  hang: (milliseconds: number) => Promise<void>,
  chance: Chance,
  seen: { times: number },
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await sleep(chance.between(5_000, 10_000))
    if (isOver()) return
    seen.times += 1
    await hang(timeout * 1.5)
  }
}

/** Customers go on until they have enough; then everybody has `settling` to come to an end. */
async function settledWithin(
  queues: Promise<unknown>,
  setUntil: (time: number) => void,
  rest: () => Promise<string | undefined>,
  isNearlyDone: () => boolean,
): Promise<string | undefined> {
  let isDone = false
  const done = queues.then(() => {
    isDone = true
  })
  while (!isDone && !isNearlyDone()) await sleep(100)
  setUntil(Date.now() + settling)
  await done
  return rest()
}
