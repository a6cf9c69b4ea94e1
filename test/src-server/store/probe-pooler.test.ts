import { expect } from 'chai'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { probePooler } from '../../../src-server/store/probe-pooler.ts'
import { CannotOpenStore, type StoreFailure } from '../../../src-server/store/store-failure.ts'
import { withOwnDatabase } from '../../faults/own-database.ts'
import { transactionPooler } from '../../faults/transaction-pooler.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

async function refusalOf(work: Promise<unknown>): Promise<StoreFailure | undefined> {
  const reason = await work.then(
    () => undefined,
    (why: unknown) => why,
  )
  if (reason === undefined) return undefined
  if (!(reason instanceof CannotOpenStore)) throw reason
  return reason.failure
}

/** A role with its own defaults, which ends with the test. */
async function withRole(
  url: string,
  statements: (role: string) => readonly string[],
  run: (url: string) => Promise<void>,
) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const role = `pooled_${process.pid}_${Date.now()}`
  try {
    await admin.query(`create role ${role} login superuser`)
    for (const statement of statements(role)) await admin.query(statement)
    const own = new URL(url)
    own.username = role
    await run(own.href)
  } finally {
    await admin.query(`drop owned by ${role} cascade`)
    await admin.query(`drop role ${role}`)
    await admin.end()
  }
}

describe('a database behind a pooler', function () {
  this.timeout(60_000)
  before(function () {
    if (postgres === '') this.skip()
  })

  it('is found where each connection keeps its session: the probe passes', async () => {
    expect(await refusalOf(probePooler({ _tag: 'Postgres', url: postgres }))).to.equal(undefined)
  })

  for (const sessions of [1, 2, 40])
    it(`is refused without a direct address, with ${sessions} sessions, and the line names the setting`, async () => {
      const pooler = await transactionPooler(postgres, sessions)
      try {
        const failure = await refusalOf(openDatabase({ _tag: 'Postgres', url: pooler.url, isProbed: true }))
        expect(failure).to.deep.equal({ _tag: 'Pooled', lost: 'settings' })
        expect(failure && new CannotOpenStore(failure).message).to.match(/pooler.*DATABASE_DIRECT_URL/)
      } finally {
        await pooler.close()
      }
    })

  it('is refused with a direct address while its role lacks our settings, and the line gives the statements', async () => {
    await withRole(
      postgres,
      () => [],
      async (url) => {
        const pooler = await transactionPooler(url, 2)
        try {
          const failure = await refusalOf(
            openDatabase({ _tag: 'Postgres', url: pooler.url, directUrl: url, isProbed: true }),
          )
          expect(failure?._tag).to.equal('UnsetRole')
          const statements = failure?._tag === 'UnsetRole' ? failure.statements : []
          expect(statements.join()).to.contain("set enable_seqscan = 'off'").and.to.contain("set lock_timeout = '1500'")
          expect(statements.length).to.equal(8)
        } finally {
          await pooler.close()
        }
      },
    )
  })

  it('works with a direct address: migrations, transactions, and messages between processes', async () => {
    await withOwnDatabase(postgres, async (base) => {
      const directUrl = base
      const admin = new pg.Client({ connectionString: base })
      await admin.connect()
      const failure = await (async () => {
        const pooler = await transactionPooler(base, 3)
        try {
          return await refusalOf(openDatabase({ _tag: 'Postgres', url: pooler.url, directUrl, isProbed: true }))
        } finally {
          await pooler.close()
        }
      })()
      // What the line says is what helps.
      for (const statement of failure?._tag === 'UnsetRole' ? failure.statements : []) await admin.query(statement)
      const pooler = await transactionPooler(base, 3)
      const both = await Promise.all(
        [1, 2].map(() => openDatabase({ _tag: 'Postgres', url: pooler.url, directUrl, isProbed: true })),
      )
      const [one, two] = both
      try {
        if (one === undefined || two === undefined) throw new Error('not opened')
        const heard = new Promise<string>((resolve) => two.notifications().listen(resolve, () => undefined))
        const notices = one.notifications()
        const told = setInterval(() => notices.send('hello'), 50)
        expect(await heard).to.equal('hello')
        clearInterval(told)
        await notices.close()
        const counts = await Promise.all(
          Array.from({ length: 40 }, (_, n) =>
            one.db.transaction().execute(async (within) => {
              const set = await sql<{ n: number }>`select ${n}::integer as n`.execute(within)
              const tables = await sql<{ many: string }>`select count(*) as many from orders`.execute(within)
              return [set.rows[0]?.n, Number(tables.rows[0]?.many)]
            }),
          ),
        )
        expect(counts).to.deep.equal(Array.from({ length: 40 }, (_, n) => [n, 0]))
      } finally {
        await Promise.all(both.map(({ close }) => close()))
        await pooler.close()
        await admin.end()
      }
    })
  })
})
