import { expect } from 'chai'
import { sql } from 'kysely'
import type { HookOutcome, KitchenHook } from '../../src-server/kitchen/kitchen-hook.ts'
import type { Mail, MailOutcome } from '../../src-server/mail/mail-sender.ts'
import { type LeasedJob, leaseJobs, leaseStatement } from '../../src-server/queue/lease-jobs.ts'
import type { Database } from '../../src-server/store/database.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  engines,
  eventually,
  openWorld,
  placed,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

function twoKitchens(kitchen: { readonly email?: string; readonly webhook?: string }) {
  const other = aLocationSetting({ id: 'loc-2', slug: 'side-street', name: 'Side Street' })
  return aBrandSeed({ locations: [aLocationSetting(), other].map((location) => ({ ...location, kitchen })) })
}

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

function rowsRead(plan: Plan): number {
  const { 'Actual Rows': rows = 0, 'Actual Loops': loops = 0, 'Rows Removed by Filter': removed = 0 } = plan
  const isScan = plan['Relation Name'] === 'jobs' && plan.Plans === undefined
  return (plan.Plans ?? []).map(rowsRead).reduce((sum, one) => sum + one, isScan ? (rows + removed) * loops : 0)
}

function rowsOf(explained: unknown): number {
  const [{ Plan: plan = {} } = {}]: readonly { readonly Plan?: Plan }[] = Array.isArray(explained) ? explained : []
  return rowsRead(plan)
}

const still = { jobs: 3_600_000, completer: 3_600_000 }

for (const engine of engines()) {
  describe(`the fair share of a restaurant on ${engine.name}`, () => {
    let world: World
    afterEach(() => world.close())
    after(() => engine.close())

    const placeAt = async (locationId: string, email?: string) => {
      const guest = {
        firstName: 'Gus',
        lastName: Math.random()
          .toString(36)
          .replace(/[^a-z]/g, 'x'),
      }
      return placed(
        await world.server.ordering.place(
          aPlacement({ locationId, guest: { ...guest, ...(email === undefined ? {} : { email }) } }),
        ),
      )
    }

    it('V6 a till that hangs on every call delays no notice to another restaurant', async () => {
      const hanging: ((outcome: HookOutcome) => void)[] = []
      const told: string[] = []
      const kitchenHook: KitchenHook = {
        post: ({ locationId }) => {
          if (locationId === 'loc-1') return new Promise((answer) => void hanging.push(answer))
          told.push(locationId)
          return Promise.resolve({ _tag: 'Taken' })
        },
      }
      const brands = [twoKitchens({ webhook: 'https://pos.example/orders' })]
      world = await openWorld(engine, { kitchenHook, brands, timeouts: { jobs: 30, webhook: 60_000 } })
      for (let n = 0; n < 24; n += 1) await placeAt('loc-1')
      await eventually(
        async () => hanging.length,
        (asked) => asked === 4,
      )
      await placeAt('loc-2')
      await eventually(
        async () => told.length,
        (notices) => notices === 1,
      )
      expect(hanging).to.have.length(4)
      // Closing the server waits for running calls.
      for (const answer of hanging) answer({ _tag: 'Taken' })
      await eventually(
        async () => {
          for (const answer of hanging) answer({ _tag: 'Taken' })
          return engine.rows('select from jobs')
        },
        (jobs) => jobs.length === 0,
      )
    })

    it('V14 a code and a kitchen’s slip leave while the mail server hangs on receipts', async () => {
      const hanging: ((outcome: MailOutcome) => void)[] = []
      const sent: string[] = []
      const mail = {
        send: ({ id, to }: Mail): Promise<MailOutcome> => {
          if (id.startsWith('receipt')) return new Promise((answer) => void hanging.push(answer))
          sent.push(to)
          return Promise.resolve('sent')
        },
      }
      const brands = [twoKitchens({ email: 'kitchen@noodles.example' })]
      world = await openWorld(engine, { mail, brands, timeouts: { jobs: 30, mail: 60_000 } })
      for (let n = 0; n < 12; n += 1) await placeAt(n % 2 === 0 ? 'loc-1' : 'loc-2', 'gus@example.com')
      await eventually(
        async () => hanging.length,
        (asked) => asked === 8,
      )
      await said(
        world.server.accounts.askPin(
          { brandId: 'noodle-house', account: 'ana@example.com', purpose: 'sign-in', visit: 'visit-1' },
          'en',
        ),
      )
      await eventually(
        async () => sent,
        (to) => to.includes('ana@example.com') && to.filter((one) => one === 'kitchen@noodles.example').length === 12,
      )
      await eventually(
        async () => {
          for (const answer of hanging) answer('sent')
          return engine.rows('select from jobs')
        },
        (jobs) => jobs.length === 0,
      )
    })

    const withJobs = async (rows: string, ask: (db: Database) => Promise<void>) => {
      world = await openWorld(engine, { timeouts: still })
      await world.close()
      await engine.rows(`insert into jobs (brand_id, location_id, kind, subject, payload, tries, run_at) ${rows}`)
      const { db, close } = await openDatabase(world.choice)
      try {
        await ask(db)
      } finally {
        await close()
      }
    }
    it('V7 reads the jobs that it may take, and none of thousands that are due beside them or rest', async () => {
      const rows = `
        select 'b', 'shop-' || n % 5, 'receipt', 'r' || n, '{}'::jsonb, n % 2, now() + interval '1 hour'
        from generate_series(1, 6000) n`
      await withJobs(rows, async (db) => {
        // Gives the planner realistic statistics for jobs waiting on a retry.
        await sql`analyze jobs`.execute(db)
        await sql`update jobs set run_at = now() - interval '1 minute' where substr(subject, 2)::integer > 3000`.execute(
          db,
        )
        const lease = leaseStatement({ kinds: ['receipt', 'refund-mail'], atOnce: 8, time: 60_000, share: 4 })
        const { rows: plans } = await sql<Record<string, unknown>>`explain (analyze, format json) ${lease}`.execute(db)
        // Five locations: four first tries and four retries of each, and one step between locations.
        expect(rowsOf(plans[0]?.['QUERY PLAN'])).to.be.within(8, 100)
      })
    })

    const subjects = (jobs: readonly LeasedJob[]) => jobs.map(({ subject }) => subject).sort()

    it('V7 takes first tries before retries, and of each restaurant and kind no more than its share', async () => {
      const rows = `
        select 'b', 'one', 'receipt', 'a' || n, '{}'::jsonb, 0, now() - interval '1 hour' from generate_series(1, 9) n
        union all select 'b', 'two', 'receipt', 'b' || n, '{}', 0, now() - interval '1 minute' from generate_series(1, 3) n
        union all select 'b', 'three', 'receipt', 'c' || n, '{}', 1, now() - interval '2 hours' from generate_series(1, 3) n
        union all select 'b', 'four', 'receipt', 'd1', '{}', 0, now() + interval '1 hour'`
      await withJobs(rows, async (db) => {
        const lease = { kinds: ['receipt'], atOnce: 4, time: 60_000, share: 3 } as const
        const first = await leaseJobs(db, lease)
        expect(subjects(first).map((name) => name[0])).to.deep.equal(['a', 'a', 'b', 'b'])
        const second = await leaseJobs(db, { ...lease, atOnce: 9, inHand: first })
        expect(subjects(second).map((name) => name[0])).to.deep.equal(['a', 'b', 'c', 'c', 'c'])
        expect(await leaseJobs(db, { ...lease, inHand: [...first, ...second] })).to.deep.equal([])
        const third = await leaseJobs(db, { ...lease, atOnce: 99, inHand: second })
        expect(subjects(third).map((name) => name[0])).to.deep.equal(['a', 'a'])
      })
    })
  })
}
