import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { freePort } from '../builders/own-process.ts'
import { audit } from './audit.ts'
import { chanceFrom } from './chance.ts'
import { customer, type End } from './customer.ts'
import { anIntent, type Intent, type Shop } from './intent.ts'
import { mailSink } from './mail-sink.ts'
import { drained, phoenix } from './phoenix.ts'
import { plainOrder } from './plain-order.ts'
import { plainWays } from './ways.ts'

export interface FaultPlan {
  readonly seed: number
  /** Number of kills; customers keep ordering until the last. */
  readonly kills: number
  readonly leastIntents: number
  /** Milliseconds from the last kill until all keys must be final. */
  readonly settling: number
  readonly databaseUrl?: string
  readonly cut?: () => Promise<void>
}

export interface FaultReport {
  readonly seed: number
  readonly keys: number
  readonly submissions: number
  readonly kills: number
  readonly processorKills: number
  readonly processorHangs: number
  readonly cuts: number
  readonly placed: number
  readonly refused: number
  readonly voided: number
  readonly slowestStart: number
  readonly seconds: number
  readonly wrongs: readonly string[]
}

const atOnce = 8
/** Milliseconds. Short, so work of a killed process is soon taken over. */
const timeout = 1_000

/**
 * Customers order while the order server, and sometimes its processor, is killed at random. Afterwards compares store
 * and ledger with the customers' responses.
 */
export async function faultRun(plan: FaultPlan): Promise<FaultReport> {
  const began = Date.now()
  const chance = chanceFrom(plan.seed)
  const folder = mkdtempSync(join(tmpdir(), 'tureen-faults-'))
  const ledger = join(folder, 'ledger.jsonl')
  const dataDir = join(folder, 'data')
  const mails = await mailSink()
  const processor = phoenix(
    'dist/server/sandbox.js',
    await freePort(),
    { LEDGER_FILE: ledger, SANDBOX_DELAY: '40', SANDBOX_LOSES_EVERY: '20' },
    '/',
  )
  const server = phoenix(
    'dist/server/main.js',
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
    await processor.rise()
    await server.rise()
    const shop: Shop = { origin: server.origin, bank: processor.origin, ...(await plainOrder(server.origin)) }
    const seen = { submissions: 0, paid: new Set<Intent>(), told: [] }
    const ends = new Map<Intent, End>()
    let isOver = false
    let until = Number.POSITIVE_INFINITY

    const queue = async () => {
      const order = customer(shop, chanceFrom(chance.between(0, 2 ** 31)), seen)
      while (!isOver || ends.size < plan.leastIntents) {
        const intent = anIntent(shop, chance, { ways: plainWays, tabs: 0, spent: [] })
        ends.set(intent, await order(intent, () => until))
      }
    }
    const queues = Promise.all(Array.from({ length: atOnce }, queue))

    const strikes = { processorKills: 0, processorHangs: 0, cuts: 0 }
    for (let kill = 0; kill < plan.kills; kill += 1) {
      await sleep(chance.between(100, 1_200))
      if (plan.cut !== undefined && chance.next() < 0.5) {
        strikes.cuts += 1
        await plan.cut()
        await sleep(chance.between(0, 300))
      }
      if (chance.next() < 0.25) {
        strikes.processorHangs += 1
        await processor.hang(timeout * 1.5)
      }
      const takesProcessor = chance.next() < 0.34
      await Promise.all([server.end('SIGKILL'), takesProcessor ? processor.end('SIGKILL') : undefined])
      if (takesProcessor) {
        strikes.processorKills += 1
        await processor.rise()
      }
      await server.rise()
    }
    isOver = true
    until = Date.now() + plan.settling
    await queues
    const left = await drained(server.origin, until)
    const code = await server.end('SIGTERM')
    await processor.end('SIGTERM')
    const choice: DatabaseChoice =
      plan.databaseUrl === undefined ? { _tag: 'Embedded', dataDir } : { _tag: 'Postgres', url: plan.databaseUrl }
    const found = await audit(choice, ledger, { ends, paid: seen.paid }, mails.hasSlip)
    return {
      seed: plan.seed,
      keys: ends.size,
      submissions: seen.submissions,
      kills: plan.kills,
      ...strikes,
      placed: found.placed,
      refused: found.refused,
      voided: found.voided,
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
