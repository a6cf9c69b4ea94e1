import type { Clock } from '../src-domain/time/clock.ts'
import type { PinCodes } from './account/pin-codes.ts'
import type { ServedBrands } from './brand/served-brands.ts'
import { withCustomers } from './card/forget-customer.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { driveDemoCouriers } from './delivery/demo-courier.ts'
import { followCouriers } from './delivery/follow-couriers.ts'
import type { CardSecrets } from './gift-card/card-secrets.ts'
import { startJobWorkers } from './jobs/start-job-workers.ts'
import type { OrderServerNeeds } from './needs.ts'
import type { CompleteAttempt } from './payment/attempt.ts'
import { completeAbandoned } from './payment/complete-abandoned.ts'
import { voidLateAuthorisation } from './payment/void-authorisation.ts'
import { startWorker } from './queue/worker.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from './reconciliation/reconcile-timeouts.ts'
import { deleteExpiredRows } from './retention/delete-expired-rows.ts'
import { purge } from './retention/purge.ts'
import type { Database } from './store/database.ts'
import { jobKinds } from './store/rows/job-kind.ts'
import type { Timeouts } from './timeouts.ts'

/** Milliseconds. Shorter than the interval of runs, because a process may have died during a run. */
const turnInterval = 60_000

export interface WorkersNeeds {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly timeouts: Timeouts
  readonly complete: CompleteAttempt
  readonly forgetSlots: (brandId: string) => void
  readonly pins: PinCodes
  readonly secrets: Pick<CardSecrets, 'open'>
  readonly clock: Clock
  readonly lookAtClock: (() => Promise<void>) | undefined
  readonly upkeep: (() => Promise<void>) | undefined
  readonly seedOf: ServedBrands['seedOf']
  readonly lookAtVersions: () => Promise<number>
  /** Called when a refund ended. */
  readonly refunded: (orderId: string) => void
}

export function startWorkers(needs: OrderServerNeeds, at: WorkersNeeds) {
  const { gateways, log, demoCourier: courier, courierService: service } = needs
  const { db, catalogue, timeouts, complete, forgetSlots, clock, lookAtClock, upkeep } = at
  const { askAgain, lookAgain, step, lookAtStep, processor: processorTimeout } = timeouts
  const { workers: jobs, notify } = startJobWorkers(needs, at)

  const finishing = { db, gateways, askAgain, lookAgain, step, lookAtStep, complete, forgetSlots, processorTimeout }
  const completer = startWorker(
    'completer',
    async () => {
      const looked = (await completeAbandoned(finishing)) + (await voidLateAuthorisation(finishing))
      if (looked > 0) notify(jobKinds)
      return looked
    },
    timeouts.completer,
    log,
  )
  const reconciling = { db, log, timeouts: reconcileTimeoutsOf(timeouts) }
  const reconciler = startWorker(
    'reconciler',
    withoutRepeat(async () => {
      for (const [processor, gateway] of gateways) await reconcile({ ...reconciling, gateway }, processor, false)
    }),
    Math.min(turnInterval, timeouts.reconcile),
    log,
  )
  const tidier = startWorker('tidier', () => deleteExpiredRows(db, clock.now()), timeouts.tidy, log)
  const processors = withCustomers(gateways)
  const purger = startWorker(
    'purger',
    async () => {
      const gone = await purge(db, clock.now(), processors)
      if (gone > 0) notify(['forget-card'])
      return gone
    },
    timeouts.tidy,
    log,
  )
  const all = [...jobs, completer, reconciler, tidier, purger]
  // A notification may be lost.
  if (needs.brandVersions !== undefined)
    all.push(startWorker('brand versions', withoutRepeat(at.lookAtVersions), timeouts.lookAtVersions, log))
  if (lookAtClock !== undefined) all.push(startWorker('clock', withoutRepeat(lookAtClock), timeouts.lookAtClock, log))
  if (upkeep !== undefined) all.push(startWorker('upkeep', withoutRepeat(afterStart(upkeep)), timeouts.upkeep, log))
  if (service !== undefined) {
    const following = { db, clock, log, service, changed: at.refunded }
    all.push(
      startWorker(
        'couriers',
        withoutRepeat(() => followCouriers(following)),
        timeouts.couriers,
        log,
      ),
    )
  } else if (courier !== undefined) {
    const drive = withoutRepeat(() => driveDemoCouriers(db, catalogue, courier.trip))
    all.push(startWorker('courier', drive, courier.interval, log))
  }
  return {
    notify,
    lookAtCharges: completer.notify,
    stop: async (): Promise<void> => {
      await Promise.all(all.map((worker) => worker.stop()))
    },
  }
}

/** Returns 0, so that the worker does not repeat the pass at once. */
function withoutRepeat(pass: () => Promise<unknown>): () => Promise<number> {
  return async () => {
    await pass()
    return 0
  }
}

/** Skips the first run, because a start is busy enough. */
function afterStart(upkeep: () => Promise<void>): () => Promise<void> {
  let isDue = false
  return async () => {
    if (isDue) await upkeep()
    isDue = true
  }
}
