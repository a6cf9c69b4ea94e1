import { shippedCountry, shippedCurrency } from '../src-domain/brand/shipped-settings.ts'
import type { Clock, Instant } from '../src-domain/time/clock.ts'
import { forgetPastPins } from './account/forget-past-pins.ts'
import type { PinCodes } from './account/pin-codes.ts'
import { forgetEndedSessions } from './account/session-life.ts'
import type { BrandSeed } from './brand/brand-seed.ts'
import { withCustomers } from './card/forget-customer.ts'
import { forgetRemovedCards } from './card/forget-removed-cards.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { driveDemo } from './delivery/demo-courier.ts'
import { handToKitchen } from './jobs/hand-to-kitchen.ts'
import { moveMoney } from './jobs/move-money.ts'
import { postNotices } from './jobs/post-notices.ts'
import { sendMails } from './jobs/send-mails.ts'
import { forgetPastLimits } from './limits/forget-past-limits.ts'
import { type MailHouse, plainDress } from './mail/mail-house.ts'
import type { OrderServerNeeds } from './needs.ts'
import { forgetLookAlikes } from './ordering/forget-look-alikes.ts'
import { forgetPastTurns } from './ordering/forget-past-turns.ts'
import type { CompleteAttempt } from './payment/attempt.ts'
import { completeAbandoned } from './payment/complete-abandoned.ts'
import { giveBackLate } from './payment/give-back.ts'
import { startWorker, type Worker } from './queue/worker.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from './reconciliation/reconcile-timeouts.ts'
import { purge } from './retention/purge.ts'
import { forgetPastSlots } from './scheduling/forget-past-slots.ts'
import type { Database } from './store/database.ts'
import { type JobKind, jobKinds } from './store/rows/job-kind.ts'
import type { Timeouts } from './timeouts.ts'

/** Oftener than a comparison is due: another process may have died with the turn in hand. Milliseconds. */
const lookForTurn = 60_000

/**
 * What the order server does without being asked: money that is still to be taken, mails, kitchens, abandoned orders,
 * the processors' books, what is of no use any more, and the demo's courier. `notify`: there is something of these kinds to
 * do now; nobody else looks for it.
 */
export function startWorkers(
  needs: OrderServerNeeds,
  {
    db,
    catalogue,
    timeouts,
    complete,
    pins,
    clock,
    lookAtClock,
    upkeep,
  }: {
    readonly db: Database
    readonly catalogue: Catalogue
    readonly timeouts: Timeouts
    readonly complete: CompleteAttempt
    readonly pins: PinCodes
    readonly clock: Clock
    /** Follows the database's clock; absent where another one was handed in. */
    readonly lookAtClock: (() => Promise<void>) | undefined
    /** Of the database. */
    readonly upkeep: (() => Promise<void>) | undefined
  },
) {
  const { gateways, log, mail, texts, kitchenHook: hook, demoCourier: courier } = needs
  const houseOf = housesOf(needs.brands)
  const leased = { db, log, lease: timeouts.jobLease }

  const crashHook = needs.crashAt ?? (() => undefined)
  const moving = { ...leased, gateways, crashHook, timeout: timeouts.processor, authorisation: timeouts.authorisation }
  const kitchens = startWorker('kitchens', () => handToKitchen(db, houseOf), timeouts.jobs, log)
  const money = startWorker('money', () => moveMoney(moving), timeouts.jobs, log)
  const mails = startWorker(
    'mails',
    () => sendMails({ ...leased, mail, texts, houseOf, pins, timeout: timeouts.mail }),
    timeouts.jobs,
    log,
  )
  const notices = startWorker(
    'notices',
    () => postNotices({ ...leased, hook, timeout: timeouts.webhook }),
    timeouts.jobs,
    log,
  )
  const workerOf: Readonly<Record<JobKind, Worker>> = {
    kitchen: kitchens,
    capture: money,
    cancel: money,
    refund: money,
    'forget-card': money,
    'forget-customer': money,
    receipt: mails,
    'refund-mail': mails,
    'pin-mail': mails,
    'pin-text': mails,
    'email-notice': mails,
    'kitchen-mail': mails,
    'kitchen-webhook': notices,
  }
  const notify = (kinds: readonly JobKind[]) => {
    for (const kind of kinds) workerOf[kind].notify()
  }

  const { askAgain, lookAgain, step, lookAtStep, processor: processorTimeout } = timeouts
  const finishing = { db, gateways, askAgain, lookAgain, step, lookAtStep, complete, processorTimeout }
  const completer = startWorker(
    'completer',
    async () => {
      const looked = (await completeAbandoned(finishing)) + (await giveBackLate(finishing))
      if (looked > 0) notify(jobKinds)
      return looked
    },
    timeouts.completer,
    log,
  )
  const reconciler = startWorker(
    'reconciler',
    async () => {
      const reconciling = { db, log, timeouts: reconcileTimeoutsOf(timeouts) }
      for (const [processor, gateway] of gateways) await reconcile({ ...reconciling, gateway }, processor, false)
      return 0
    },
    Math.min(lookForTurn, timeouts.reconcile),
    log,
  )
  const tidier = startWorker('tidier', () => tidied(db, clock.now()), timeouts.tidy, log)
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
  const looking =
    lookAtClock === undefined
      ? []
      : [startWorker('clock', () => lookAtClock().then(() => 0), timeouts.lookAtClock, log)]
  const upkeeping = upkeep === undefined ? [] : [startWorker('upkeep', afterStart(upkeep), timeouts.upkeep, log)]
  const couriers =
    courier === undefined
      ? []
      : [startWorker('courier', () => driven(db, catalogue, courier.trip), courier.interval, log)]

  const all = [
    kitchens,
    money,
    mails,
    notices,
    completer,
    reconciler,
    tidier,
    purger,
    ...looking,
    ...upkeeping,
    ...couriers,
  ]
  return {
    notify,
    /** Charges of which nobody knows are looked at now. */
    lookAtCharges: completer.notify,
    stop: async (): Promise<void> => {
      await Promise.all(all.map((worker) => worker.stop()))
    },
  }
}

/** A brand whose folder is gone still has orders to tell of. */
function housesOf(seeds: readonly BrandSeed[]): (brandId: string) => MailHouse {
  const houses = new Map(seeds.map(({ brand, mail = plainDress }) => [brand.id, { brand, dress: mail }]))
  return (brandId) =>
    houses.get(brandId) ?? {
      brand: {
        id: brandId,
        name: brandId,
        locales: ['en'],
        defaultLocale: 'en',
        currency: shippedCurrency,
        country: shippedCountry,
      },
      dress: plainDress,
    }
}

/** What is of no use any more goes. */
async function tidied(db: Database, now: Instant): Promise<number> {
  return (
    (await forgetPastSlots(db, now)) +
    (await forgetPastLimits(db, now)) +
    (await forgetPastTurns(db, now)) +
    (await forgetEndedSessions(db, now)) +
    (await forgetPastPins(db, now)) +
    (await forgetRemovedCards(db)) +
    (await forgetLookAlikes(db, now))
  )
}

/** Not at once: a start has enough to do. */
function afterStart(upkeep: () => Promise<void>): () => Promise<number> {
  let isDue = false
  return async () => {
    if (isDue) await upkeep()
    isDue = true
    return 0
  }
}

async function driven(db: Database, catalogue: Catalogue, trip: number): Promise<number> {
  await driveDemo(db, catalogue, trip)
  return 0
}
