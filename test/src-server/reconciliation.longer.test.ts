import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type Sandbox, sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { ReportedDifference } from '../../src-server/reconciliation/difference.ts'
import { reconcile } from '../../src-server/reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from '../../src-server/reconciliation/reconcile-timeouts.ts'
import { reconciliationStatuses } from '../../src-server/reconciliation/reconciliation-status.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { type OpenDatabase, openDatabase } from '../../src-server/store/open-database.ts'
import { timeoutsFor } from '../../src-server/timeouts.ts'
import { engines } from '../builders/order-server-builder.ts'
import { recordingLog } from '../builders/recording-log.ts'
import { type PlantedBooks, plantDifferences } from '../faults/planted-differences.ts'

const timeouts = reconcileTimeoutsOf(timeoutsFor(2_000))

for (const engine of engines()) {
  describe(`reconciliation with a processor on ${engine.name}`, function () {
    this.timeout(120_000)
    const log = recordingLog()
    let folder: string
    let choice: DatabaseChoice
    let store: OpenDatabase
    let sandbox: Sandbox
    let told: ReportedDifference[]

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tureen-books-'))
      log.clear()
      told = []
      choice = await engine.fresh()
      store = await openDatabase(choice)
      await engine.rows("insert into brands (id, name) values ('noodle-house', 'Noodle House')")
      sandbox = sandboxGateway(join(folder, 'ledger.jsonl'))
    })
    afterEach(async () => {
      await store.close()
      engine.free?.(choice)
      sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    })
    after(() => engine.close())

    const run = (gateway: PaymentGateway = sandbox, more: Partial<typeof timeouts> = {}) => {
      told = []
      return reconcile(
        { db: store.db, gateway, log, timeouts: { ...timeouts, ...more }, tell: (one) => void told.push(one) },
        'sandbox',
        true,
      )
    }
    const planted = async (): Promise<PlantedBooks> => {
      const [row] = await engine.rows('select extract(epoch from now())::float8 * 1000 as now')
      const books = plantDifferences(Math.floor(Number(row?.['now'])))
      for (const statement of books.statements) await engine.rows(statement)
      const path = join(folder, 'ledger.jsonl')
      writeFileSync(path, books.ledger.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
      sandbox.close()
      sandbox = sandboxGateway(path)
      return books
    }
    const namesOf = (all: readonly { kind: string; transactionId: string; orderId?: string }[]) =>
      all.map(({ kind, transactionId, orderId = '' }) => `${kind} ${transactionId} ${orderId}`).sort()
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])

    it('R15 reports each of 200 planted differences, and no charge that matches or is in progress', async () => {
      const { differences, quiet, ledger } = await planted()
      expect(differences).to.have.length(200)
      const outcome = await run()
      expect(namesOf(told)).to.deep.equal(namesOf(differences))
      for (const { transactionId } of told) expect(quiet).not.to.include(transactionId)
      expect(outcome).to.deep.equal({
        _tag: 'Compared',
        seesMissingOrders: true,
        counts: {
          'missing-order': { found: 35, mended: 0 },
          'missing-charge': { found: 35, mended: 0 },
          'wrong-amount': { found: 35, mended: 0 },
          double: { found: 35, mended: 0 },
          uncaptured: { found: 30, mended: 30 },
          'loose-authorisation': { found: 30, mended: 30 },
        },
      })

      // Exactly the allowed repairs, once each.
      const done = sandbox.ledger().slice(ledger.length)
      const expected = differences.flatMap(({ mendedBy, transactionId }) =>
        mendedBy === undefined ? [] : [`${mendedBy} ${transactionId}`],
      )
      expect(done.map((one) => `${one.entry} ${'transactionId' in one ? one.transactionId : ''}`).sort()).to.deep.equal(
        expected.sort(),
      )
      expect(await engine.rows('select count(*)::integer as n from jobs where is_dead')).to.deep.equal([{ n: 0 }])

      // One line per difference, an error if an operator must act.
      const lines = [...log.lines('warn'), ...log.lines('error')].filter(
        ({ facts }) => facts['difference'] !== undefined,
      )
      expect(lines).to.have.length(200)
      expect(log.lines('error')).to.have.length(140)
      expect(JSON.stringify(lines)).not.to.match(/card|last4|visa|instrument/)

      // The run leaves no rows, and the next reports the operators' differences again.
      expect([await count('listed_charges'), await count('charges_in_work')]).to.deep.equal([0, 0])
      await run()
      expect(namesOf(told)).to.deep.equal(namesOf(differences.filter(({ mendedBy }) => mendedBy === undefined)))
      expect(sandbox.ledger()).to.have.length(ledger.length + expected.length)
      const [standing] = await reconciliationStatuses(store.db)
      expect(standing?.counts).to.deep.include({ double: { found: 35, mended: 0 } })
      expect(standing?.counts).not.to.have.property('uncaptured')
    })

    it('R15 reports nothing if the processor stops answering mid-list, and everything in the next run', async () => {
      const { differences, ledger } = await planted()
      const silent: PaymentGateway = {
        ...sandbox,
        charges: async (since, cursor) =>
          cursor === undefined ? sandbox.charges(since) : new Promise<never>(() => undefined),
      }
      expect(await run(silent, { timeout: 30 })).to.deep.equal({ _tag: 'Unanswered' })
      expect([told, sandbox.ledger().length]).to.deep.equal([[], ledger.length])
      expect((await reconciliationStatuses(store.db))[0]).not.to.have.property('succeededAt')
      await run()
      expect(told).to.have.length(differences.length)
    })

    it('R15 leaves a repair open if the processor does not confirm it, and repeats it in the next run', async () => {
      const { ledger } = await planted()
      const deaf: PaymentGateway = { ...sandbox, capture: async () => 'unknown', cancel: async () => 'refused' }
      await run(deaf)
      expect(told.filter(({ isMended }) => isMended)).to.deep.equal([])
      const open = told.filter(({ why }) => why !== undefined)
      expect(new Set(open.map(({ kind, why }) => `${kind} ${why}`))).to.deep.equal(
        new Set(['uncaptured capture: unknown', 'loose-authorisation cancel: refused']),
      )
      await run()
      expect(told.filter(({ isMended }) => isMended)).to.have.length(60)
      expect(sandbox.ledger()).to.have.length(ledger.length + 60)
    })

    it('R15 warns if a processor cannot list charges, and reports what it can find without the list', async () => {
      const { differences } = await planted()
      const { charges: _, ...withoutList } = sandbox
      const outcome = await run(withoutList)
      expect(outcome).to.deep.include({ _tag: 'Compared', seesMissingOrders: false })
      expect(log.lines('warn').map(({ sentence }) => sentence)).to.include(
        'reconciliation cannot find missing orders: the processor does not list its charges',
      )
      expect(new Set(told.map(({ kind }) => kind))).to.deep.equal(
        new Set(['missing-charge', 'double', 'uncaptured', 'loose-authorisation']),
      )
      // Without a list, cancelled charges and mismatched orders are invisible.
      const wanted = new Set(namesOf(differences))
      for (const name of namesOf(told)) if (!name.startsWith('loose')) expect(wanted).to.include(name)
      expect(told.filter(({ kind }) => kind === 'missing-charge').length).to.be.within(20, 35)
      expect((await reconciliationStatuses(store.db))[0]).to.deep.include({ seesMissingOrders: false })
    })

    it('R15 runs in one process at a time, and a process that lost its lease reports nothing', async () => {
      await planted()
      let second: unknown
      const slow: PaymentGateway = {
        ...sandbox,
        charges: async (since, cursor) => {
          second ??= await reconcile({ db: store.db, gateway: sandbox, log, timeouts }, 'sandbox', true)
          return sandbox.charges(since, cursor)
        },
      }
      expect(await run(slow)).to.have.property('_tag', 'Compared')
      expect(second).to.deep.equal({ _tag: 'NotNow' })

      const overtaken: PaymentGateway = {
        ...sandbox,
        charges: async (since, cursor) => {
          await engine.rows("update reconciliations set run = run + 1 where processor = 'sandbox'")
          return sandbox.charges(since, cursor)
        },
      }
      expect(await run(overtaken)).to.deep.equal({ _tag: 'NotNow' })
      expect(told).to.deep.equal([])
    })

    it('R15 runs after its interval, and sooner after a failure', async () => {
      const ask = (gateway: PaymentGateway) =>
        reconcile({ db: store.db, gateway, log, timeouts }, 'sandbox', false).then(({ _tag }) => _tag)
      const later = (milliseconds: number) =>
        engine.rows(`update reconciliations set due_at = due_at - ${milliseconds} * interval '1 millisecond'`)
      expect(await ask(sandbox)).to.equal('NotNow')
      await later(timeouts.interval)
      expect(await ask({ ...sandbox, charges: async () => ({ _tag: 'Unknown' }) })).to.equal('Unanswered')
      expect(await ask(sandbox)).to.equal('NotNow')
      await later(timeouts.lease)
      expect(await ask(sandbox)).to.equal('Compared')
      await later(timeouts.lease)
      expect(await ask(sandbox)).to.equal('NotNow')
    })
  })
}
