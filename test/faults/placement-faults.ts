import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { bundle } from '../../scripts/bundle.mjs'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { freePort } from '../builders/own-process.ts'
import { audit } from './audit.ts'
import { answeringLate, refundsBeside, within } from './beside.ts'
import { chanceFrom } from './chance.ts'
import { claimSomeRefunds } from './claim-some-refunds.ts'
import { customer, type End } from './customer.ts'
import { type Fate, fates, isOfRefund } from './fates.ts'
import type { FlawName } from './flaws.ts'
import { anIntent, type Intent, oddAmount, type Shop } from './intent.ts'
import { mailSink } from './mail-sink.ts'
import { drained, phoenix } from './phoenix.ts'
import { figuresOf, type PlacementReport } from './placement-report.ts'
import { plainOrder } from './plain-order.ts'
import type { Plant } from './plants.ts'
import { nothingPosted, postOffice } from './post-office.ts'
import { reconciled } from './reconciled.ts'
import { said, settled } from './settled.ts'
import { everyWay, type Ways } from './ways.ts'

export interface PlacementFaults {
  readonly seed: number
  /** Intents; a few more follow while crash points are left. */
  readonly placements: number
  readonly perDeath?: number
  /** Milliseconds after which no intent starts; started ones are judged. */
  readonly atMost?: number
  readonly isCalm?: boolean
  readonly databaseUrl?: string
  /** Corrupts the processor's ledger before the audit. */
  readonly plant?: Plant
  /** Bug in the order server, which the audit must find. */
  readonly flaw?: FlawName
  readonly ways?: Ways
}

const atOnce = 8
/** Milliseconds. Short, so work of a killed process is soon taken over. */
const timeout = 1_000
/** Milliseconds from the last fault until all intents must be final. */
const longestSettling = 120_000
const calmSettling = 30_000
/** Milliseconds after which a life counts as endless. */
const longestLife = 120_000
const withTwoTabs = 0.2
/** Share of orders refunded during the run. */
const share = 0.2

/**
 * Customers order, some in two tabs; some confirm at their bank, and some orders are refunded. The order server kills
 * itself at each named point in turn. The processor loses or delays responses, and repeats or omits webhooks.
 * Afterwards compares store and ledger with the customers' responses.
 */
export async function placementFaults(plan: PlacementFaults): Promise<PlacementReport> {
  const began = Date.now()
  const chance = chanceFrom(plan.seed)
  const folder = mkdtempSync(join(tmpdir(), 'tureen-placement-faults-'))
  const ledger = join(folder, 'ledger.jsonl')
  const dataDir = join(folder, 'data')
  const choice: DatabaseChoice =
    plan.databaseUrl === undefined ? { _tag: 'Embedded', dataDir } : { _tag: 'Postgres', url: plan.databaseUrl }
  // Concurrent runs have separate bundles.
  const [program = '', oddProcessor = ''] = await bundle(
    ['test/faults/mortal-server.ts', 'test/faults/odd-processor.ts'],
    `mortal-server-${process.pid}-${choice._tag}`,
  )
  const mails = await mailSink()
  const processor = phoenix(oddProcessor, await freePort(), { LEDGER_FILE: ledger }, '/')
  const server = phoenix(
    program,
    await freePort(),
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SANDBOX_URL: processor.origin,
      PROCESSOR_TIMEOUT: String(timeout),
      TRUSTED_PROXIES: '1',
      ...(plan.flaw === undefined ? {} : { FLAW: plan.flaw }),
      ...mails.variables,
      ...(plan.databaseUrl === undefined ? {} : { DATABASE_URL: plan.databaseUrl }),
    },
    '/readyz',
  )
  const isEnough = (placed: number) =>
    placed >= plan.placements || Date.now() > began + (plan.atMost ?? Number.POSITIVE_INFINITY)
  let isOver = false
  let isSettled = false
  const settling = plan.isCalm === true ? calmSettling : longestSettling
  try {
    await server.rise()
    const shop: Shop = { origin: server.origin, bank: processor.origin, ...(await plainOrder(server.origin)) }
    await processor.rise({ ODD_AMOUNT: String(oddAmount(shop)) })
    const told: string[] = []
    const seen = {
      submissions: 0,
      late: 0,
      claimed: 0,
      slowestEnd: 0,
      paid: new Set<Intent>(),
      told,
      post: nothingPosted(),
    }
    const ends = new Map<Intent, End>()
    const spent: string[] = []
    let until = Number.POSITIVE_INFINITY
    const queue = async () => {
      const order = customer(shop, chanceFrom(chance.between(0, 2 ** 31)), seen)
      while (!isOver || !isEnough(ends.size)) {
        const intent = anIntent(shop, chance, { ways: plan.ways ?? everyWay, tabs: withTwoTabs, spent })
        const end = await order(intent, () => until)
        ends.set(intent, end)
        if (end._tag === 'Placed') spent.push(...spentBy(intent))
      }
    }
    const queues = Promise.all(Array.from({ length: atOnce }, queue))
    const posting = postOffice(ledger, server.origin, chanceFrom(plan.seed + 1), seen.post, () => isSettled)
    const late = answeringLate(
      () => processor.hang(timeout * 1.5),
      chance,
      seen,
      () => isOver,
    )
    const refunding = refundsBeside(choice, chance, seen, () => isOver)
    const kills: Record<string, number> = {}
    const tooLong: string[] = []
    if (plan.isCalm !== true) {
      await server.end('SIGKILL')
      for (const [life, fate] of fates(plan.placements, chance, plan.perDeath).entries()) {
        if (isEnough(0)) break
        // PGlite belongs to one process: refunds need the server stopped.
        if (plan.databaseUrl === undefined && (isOfRefund(fate.point) || life % 4 === 0))
          seen.claimed += await within(choice, (db) =>
            claimSomeRefunds(db, chance, { most: 4, share: atLeastSome(life) }),
          )
        if (await lived(server, fate)) kills[fate.point] = (kills[fate.point] ?? 0) + 1
        else tooLong.push(fate.point)
      }
      await server.rise()
    }
    isOver = true
    await Promise.all([late, refunding])
    const lastFault = Date.now()
    // Later intents meet no fault, and must be final as soon.
    const left = await settled({
      ...{ settling, shop, ends, queues },
      setUntil: (time) => {
        until = time
      },
      isNearlyDone: () => isEnough(ends.size + atOnce),
    })
    isSettled = true
    await posting
    seen.slowestEnd = Date.now() - Math.max(lastFault, until - settling)
    const codes = [await server.end('SIGTERM')]
    // Refunds settled orders too.
    seen.claimed += await within(choice, async (db) => {
      // Makes all refund jobs due.
      await sql`update jobs set run_at = now(), tries = 0 where kind = 'refund'`.execute(db)
      return claimSomeRefunds(db, chance, { most: 20, share: 1 })
    })
    await server.rise()
    const unreturned = said(await drained(server.origin, Date.now() + settling))
    codes.push(await server.end('SIGTERM'))
    await processor.end('SIGTERM')
    plan.plant?.(ledger)
    const found = await audit(choice, ledger, { ends, paid: seen.paid }, mails.hasSlip)
    const differences = await within(choice, (db) => reconciled(db, ledger))
    return {
      ...figuresOf(plan.seed, ends, seen, found),
      kills,
      slowestStart: server.slowest(),
      seconds: Math.round((Date.now() - began) / 100) / 10,
      wrongs: [
        ...tooLong
          .filter((point) => kills[point] === undefined)
          .map((point) => `nothing reached ${point} within ${longestLife / 1_000} s`),
        ...seen.told,
        ...seen.post.answered,
        ...left,
        ...unreturned,
        ...codes.flatMap((code) => (code === 0 ? [] : [`asked to stop, the server ended with ${code}`])),
        ...found.wrongs,
        ...differences,
      ],
    }
  } finally {
    isOver = true
    isSettled = true
    await server.end('SIGKILL')
    await processor.end('SIGKILL')
    await mails.close()
    rmSync(folder, { recursive: true, force: true })
    rmSync(resolve(program, '../../..'), { recursive: true, force: true })
  }
}

/** A customer with two tabs paid with either card. */
function spentBy({ way, nonce, otherTab }: Intent): readonly string[] {
  return way === 'approved' && otherTab === undefined && nonce !== undefined ? [nonce] : []
}

/** Runs one life; false if its fate did not come. */
async function lived(server: ReturnType<typeof phoenix>, { FATE }: Fate): Promise<boolean> {
  // A crash at a capture may happen during the start.
  await server.rise({ FATE }).catch((reason: unknown) => {
    if (!server.wasKilled()) throw reason
  })
  const dead = await Promise.race([server.ended().then(() => true), sleep(longestLife, false, { ref: false })])
  if (!dead) await server.end('SIGKILL')
  return dead
}

/** Early on there are few orders, and a crash at a refund needs one. */
function atLeastSome(life: number): number {
  return life < 20 ? 0.6 : share
}
