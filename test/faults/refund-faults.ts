import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { bundle } from '../../scripts/bundle.mjs'
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { claimRefund } from '../../src-server/refund/claim-refund.ts'
import type { Database } from '../../src-server/store/database.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { freePort } from '../builders/own-process.ts'
import { cancelling, linesOff, theWhole } from '../builders/refund-builder.ts'
import { within } from './beside.ts'
import { ledgerOfFile } from './ledger-of-file.ts'
import { drained, phoenix } from './phoenix.ts'
import { plainOrder } from './plain-order.ts'

export interface RefundReport {
  readonly refunds: number
  readonly kills: number
  readonly wrongs: readonly string[]
}

const points = ['refund-asked', 'refund-answered', 'refund-finished'] as const
const timeout = 1_000
const settling = 120_000

/**
 * Cancels and refunds card orders, in full and by line, while the server kills itself at each point of a refund and the
 * processor loses responses. Then compares ledger and books.
 */
export async function refundFaults(orders: number, databaseUrl?: string): Promise<RefundReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-refund-faults-'))
  const [ledger, dataDir] = [join(folder, 'ledger.jsonl'), join(folder, 'data')]
  const choice: DatabaseChoice =
    databaseUrl === undefined ? { _tag: 'Embedded', dataDir } : { _tag: 'Postgres', url: databaseUrl }
  const [program = ''] = await bundle(['test/faults/mortal-server.ts'], 'mortal-server')
  const lossy = { LEDGER_FILE: ledger, SANDBOX_LOSES_EVERY: '5' }
  const processor = phoenix('dist/server/sandbox.js', await freePort(), lossy, '/')
  const server = phoenix(
    program,
    await freePort(),
    {
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SANDBOX_URL: processor.origin, PROCESSOR_TIMEOUT: String(timeout) },
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    '/readyz',
  )
  try {
    await processor.rise()
    await server.rise()
    await placeByCard(server.origin, orders)
    await drained(server.origin, Date.now() + settling)
    await server.end('SIGTERM')
    await within(choice, claimAll)
    let kills = 0
    for (const point of points) {
      await server.rise({ FATE: `${point}:2` }).catch((reason: unknown) => {
        if (!server.wasKilled()) throw reason
      })
      await server.ended()
      kills += 1
      // Frees the dead server's jobs at once, as an expired lease would.
      await within(choice, async (db) => void (await sql`update jobs set run_at = now(), tries = 0`.execute(db)))
    }
    await server.rise()
    const left = await drained(server.origin, Date.now() + settling)
    await server.end('SIGTERM')
    await processor.end('SIGTERM')
    const { refunds, wrongs } = await within(choice, (db) => judged(db, ledger))
    return { refunds, kills, wrongs: [...(left === undefined ? [] : [left]), ...wrongs] }
  } finally {
    await server.end('SIGKILL')
    await processor.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function placeByCard(origin: string, count: number): Promise<void> {
  const { locationId, order, total } = await plainOrder(origin)
  for (let at = 0; at < count; at += 1) {
    const name = `${randomUUID().replaceAll(/[^a-f]/g, '')}x`
    const answer = await fetch(`${origin}/v1/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', client: 'ember', locationid: locationId },
      body: JSON.stringify({
        ...{
          ...order,
          idempotencyKey: randomUUID(),
          cart: [],
          isCash: false,
          tip: 1,
          expectedTotal: (total * 100 + 100) / 100,
        },
        guestInfo: { firstName: 'Fault', lastName: name, email: `${name}@example.com` },
        cardNonce: `sbx_approved_4242_visa_${randomUUID()}`,
      }),
    })
    if (answer.status > 202) throw new Error(`placing answered ${answer.status} ${await answer.text()}`)
  }
}

/** In turn: a line then the rest, the whole, a cancellation. Each twice, like two operators. */
async function claimAll(db: Database): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`select id from orders order by id`.execute(db)
  const gateways = new Map([['sandbox', sandboxGateway()]])
  for (const [at, { id }] of rows.entries()) {
    const intents =
      [
        [linesOff(0), linesOff(0), cancelling],
        [theWhole, theWhole],
        [cancelling, cancelling],
      ][at % 3] ?? []
    for (const intent of intents) await claimRefund({ db, gateways }, id, intent)
    const all = await claimRefund({ db, gateways }, id, theWhole)
    if (!isLeft(all)) throw new Error(`${id} was not given back`)
  }
}

interface Books {
  readonly id: string
  readonly due: number
  readonly transaction_id: string
  readonly refunded: string | number
  readonly voided: string | number
}

async function judged(db: Database, ledger: string) {
  const { rows: open } = await sql<{ what: string }>`
    select reference || ' is ' || state as what from refunds where state <> 'done'
    union all select order_id || ' has entries that do not sum to zero' from refund_entries group by order_id, n having sum(amount) <> 0
    union all select kind || ' ' || subject || ' was left' from jobs`.execute(db)
  const { rows: books } = await sql<Books>`
    select o.id, o.due, o.payment ->> 'transactionId' as transaction_id,
      coalesce(sum(r.charged) filter (where r.way = 'refunded'), 0) as refunded,
      coalesce(sum(r.charged) filter (where r.way = 'voided'), 0) as voided
    from orders o join refunds r on r.order_id = o.id group by o.id, o.due, o.payment`.execute(db)
  const entries = ledgerOfFile(ledger)
  const wrongs = books.flatMap(({ id, due, transaction_id, refunded, voided }) => {
    const mine = entries.filter((one) => 'transactionId' in one && one.transactionId === transaction_id)
    const sum = (kind: 'capture' | 'refund') =>
      mine.reduce((all, one) => all + (one.entry === kind ? one.amount : 0), 0)
    const isVoided = mine.some(({ entry }) => entry === 'void')
    const isRight = isVoided
      ? Number(voided) === due && sum('capture') === 0 && sum('refund') === 0
      : Number(refunded) === due && sum('capture') === due && sum('refund') === due
    return isRight ? [] : [`${id}: due ${due}, books ${refunded} + ${voided}, ledger ${JSON.stringify(mine)}`]
  })
  return {
    refunds: entries.filter(({ entry }) => entry === 'refund').length,
    wrongs: [...open.map(({ what }) => what), ...wrongs],
  }
}
