import { expect } from 'chai'
import { metricsOf } from '../../src/server/metrics-of.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { listDeadJobs, retryDeadJobs } from '../../src-server/queue/dead-jobs.ts'
import { leaseJobs } from '../../src-server/queue/lease-jobs.ts'
import { rescheduleJob } from '../../src-server/queue/reschedule-job.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import {
  aCardPlacement,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { recordingLog } from '../builders/recording-log.ts'

const day = 24 * 3_600_000
/** The lease exceeds all pauses, which tells running jobs from waiting ones. */
const timeouts = { ...quick, jobs: 30, jobLease: day }

function stubborn() {
  let says: 'unknown' | 'refused' | 'answers' = 'unknown'
  const over = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    capture: (...asked) => (says === 'answers' ? gateway.capture(...asked) : Promise.resolve(says)),
  })
  return {
    over,
    say: (now: typeof says) => {
      says = now
    },
  }
}

for (const engine of engines()) {
  describe(`jobs that fail on ${engine.name}`, () => {
    const log = recordingLog()
    let world: World
    let processor: ReturnType<typeof stubborn>

    beforeEach(async () => {
      log.clear()
      processor = stubborn()
      world = await openWorld(engine, { timeouts, log }, processor.over)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const capture = async () =>
      (
        await engine.rows(`select id, tries, is_dead, since, last_error, extract(epoch from run_at - now())::float8 as pause
          from jobs where kind = 'capture'`)
      )[0]
    const captures = () => world.sandbox.ledger().filter(({ entry }) => entry === 'capture').length
    const placedByCard = async () => {
      const ticket = placed(await world.server.ordering.place(aCardPlacement()))
      await triedTimes(1)
      return ticket
    }
    const triedTimes = (times: number) =>
      eventually(capture, (job) => Number(job?.['tries']) === times && Number(job?.['pause']) < 3_600)
    const pauseOver = () => engine.rows("update jobs set run_at = now() where kind = 'capture'")
    const older = (milliseconds: number) =>
      engine.rows(`update jobs set since = since - ${milliseconds} * interval '1 millisecond' where kind = 'capture'`)

    it('V7 a capture is tried again beyond eight times, with growing pauses, and done when the processor is back', async () => {
      await placedByCard()
      const pauses: number[] = []
      for (let times = 2; times <= 12; times += 1) {
        await pauseOver()
        const job = await triedTimes(times)
        expect(job?.['is_dead']).to.equal(false)
        pauses.push(Number(job?.['pause']))
      }
      pauses.forEach((pause, at) => {
        const usual = Math.min(1_800, 5 * 2 ** (at + 1))
        expect(pause).to.be.within(usual * 0.75 - 2, usual * 1.25)
      })
      expect(await world.server.deadJobs()).to.deep.equal(new Map())
      processor.say('answers')
      await pauseOver()
      await eventually(world.server.jobsWaiting, ({ size }) => size === 0)
      expect(captures()).to.equal(1)
      expect(log.lines('error')).to.deep.equal([])
      expect(log.lines('warn').filter(({ sentence }) => sentence.includes('will be retried'))).to.have.length(12)
    })

    it('V7, V1 a capture that fails for the first time rests as after the first, however many died with it in hand', async () => {
      await placedByCard()
      await world.close()
      const { db, close } = await openDatabase(world.choice)
      try {
        await engine.rows('update jobs set run_at = now(), tries = 0')
        for (let died = 0; died < 9; died += 1) await leaseJobs(db, { kinds: ['capture'], atOnce: 1, time: 0 })
        const [job] = await leaseJobs(db, { kinds: ['capture'], atOnce: 1, time: 60_000 })
        if (job === undefined) throw new Error('no capture')
        const put = await rescheduleJob(db, job, { _tag: 'TryAgain', why: 'capture: unknown', lasts: 6 * day })
        expect(put?.tries).to.equal(1)
        expect(put?.again).to.be.within(3, 7)
      } finally {
        await close()
      }
    })

    it('V7 the last try is when the authorisation ends, and then it is said loudly and counted', async () => {
      const { id } = await placedByCard()
      await older(6 * day - 60_000)
      await pauseOver()
      const last = await triedTimes(2)
      expect(last?.['is_dead']).to.equal(false)
      expect(Number(last?.['pause'])).to.be.within(1, 60)
      await older(60_000)
      await pauseOver()
      await eventually(capture, (job) => job?.['is_dead'] === true)
      expect(await world.server.deadJobs()).to.deep.equal(new Map([['capture', 1]]))
      const [line, ...more] = await eventually(
        async () => log.lines('error'),
        (lines) => lines.length > 0,
      )
      expect(more).to.deep.equal([])
      expect(line?.sentence).to.include('job failed for good')
      expect(line?.facts).to.deep.include({
        kind: 'capture',
        subject: id,
        tries: 3,
        cents: 1350,
        reason: 'capture: unknown',
      })
    })

    it('V7 an authorisation ends as its own processor says, counted from when the charge was asked for', async () => {
      await world.close()
      world = await openWorld(engine, { timeouts, log }, (sandbox) => ({
        ...processor.over(sandbox),
        authorisationLasts: 2 * day,
      }))
      await placedByCard()
      const [attempt] = await engine.rows('select started_at from attempts')
      expect((await capture())?.['since']).to.deep.equal(attempt?.['started_at'])
      await older(2 * day)
      await pauseOver()
      await eventually(capture, (job) => job?.['is_dead'] === true)
    })

    it('V7 a plain refusal is given up after eight tries, not after six days', async () => {
      processor.say('refused')
      await placedByCard()
      for (let times = 2; times <= 7; times += 1) {
        await pauseOver()
        await triedTimes(times)
      }
      expect((await capture())?.['is_dead']).to.equal(false)
      await pauseOver()
      await eventually(capture, (job) => job?.['is_dead'] === true)
      expect((await capture())?.['tries']).to.equal(8)
    })

    it('V7 a dead job is listed, and done once it is put back', async () => {
      processor.say('refused')
      const { id } = await placedByCard()
      await engine.rows("update jobs set tries = 7 where kind = 'capture'")
      await pauseOver()
      await eventually(capture, (job) => job?.['is_dead'] === true)
      const { db, close } = await openDatabase(world.choice)
      try {
        const [dead, ...more] = await listDeadJobs(db, 10)
        expect(more).to.deep.equal([])
        expect(dead).to.deep.include({ kind: 'capture', subject: id, tries: 8, error: 'capture: refused' })
        expect(await listDeadJobs(db, 10, dead?.id)).to.deep.equal([])
        expect(await retryDeadJobs(db, ['999999'])).to.deep.equal([])
        processor.say('answers')
        expect(await retryDeadJobs(db)).to.deep.equal([dead?.id])
      } finally {
        await close()
      }
      await eventually(world.server.jobsWaiting, ({ size }) => size === 0)
      expect([captures(), await world.server.deadJobs()]).to.deep.equal([1, new Map()])
    })

    it('R15 what was given up is captured by the next comparison of the running server, and the metrics tell it', async () => {
      await world.close()
      world = await openWorld(
        engine,
        { timeouts: { ...timeouts, reconcile: 50, reconcileGrace: 0 }, log },
        processor.over,
      )
      await placedByCard()
      const told = async () => (await metricsOf({ dropped: () => 0 }, [], world.server).metrics()).split('\n')
      const { reconciliations, deadJobs } = world.server
      const [first] = await eventually(reconciliations, ([one]) => one?.succeededAt !== undefined)
      // A capture that waits for its retry is not compared.
      expect(first?.counts).to.deep.equal({})
      await engine.rows("update jobs set is_dead = true where kind = 'capture'")
      const [open] = await eventually(reconciliations, ([one]) => one?.counts.uncaptured !== undefined)
      expect(open?.counts).to.deep.equal({ uncaptured: { found: 1, mended: 0 } })
      expect(await told()).to.include.members([
        'tureen_jobs_dead{kind="capture"} 1',
        'tureen_reconciliation_differences{processor="sandbox",kind="uncaptured"} 1',
        'tureen_reconciliation_differences{processor="sandbox",kind="double"} 0',
        'tureen_reconciliation_sees_missing_orders{processor="sandbox"} 1',
      ])
      processor.say('answers')
      await eventually(deadJobs, (dead) => dead.size === 0)
      await eventually(reconciliations, ([one]) => Object.keys(one?.counts ?? {}).length === 0)
      expect(captures()).to.equal(1)
      expect(await told()).to.include.members([
        'tureen_jobs_dead{kind="capture"} 0',
        'tureen_reconciliation_differences{processor="sandbox",kind="uncaptured"} 0',
      ])
    })
  })
}
