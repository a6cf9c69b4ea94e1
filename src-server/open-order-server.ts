import { openAccounts } from './account/accounts.ts'
import { plantBrand } from './brand/plant-brand.ts'
import { openDeliveries } from './delivery/deliveries.ts'
import { driveDemo } from './delivery/demo-courier.ts'
import { openTables } from './fulfilment/tables.ts'
import { cardSecrets, developmentCardKey } from './gift-card/card-secrets.ts'
import { openGiftCards } from './gift-card/gift-cards.ts'
import { followUp } from './jobs/follow-up.ts'
import { jobsWaiting } from './jobs/jobs-waiting.ts'
import type { MailSender } from './jobs/mail-sender.ts'
import { startWorker } from './jobs/worker.ts'
import { openCatalogue } from './location/catalogue.ts'
import { openLocations } from './location/locations.ts'
import type { Log } from './log.ts'
import { openLoyalty } from './loyalty/loyalty.ts'
import { openMenus } from './menu/menus.ts'
import { type OrderServerNeeds, usualPace } from './needs.ts'
import type { OrderServer, PlacementRequest, PlacementResult } from './order-server.ts'
import { guessesIn } from './ordering/guesses-in.ts'
import { openOrdering } from './ordering/ordering.ts'
import { completeAbandoned } from './payment/complete-abandoned.ts'
import { attemptsCompleted } from './payment/complete-attempts.ts'
import { giveBackLate } from './payment/give-back.ts'
import { gazetteer } from './places/gazetteer.ts'
import { orOwnStreets } from './places/or-own-streets.ts'
import { openPlaces } from './places/places.ts'
import { rememberedPlaces } from './places/remembered-places.ts'
import { openPromotions } from './promo/promotions.ts'
import { forgetPastSlots } from './scheduling/forget-past-slots.ts'
import { openSchedules } from './scheduling/schedules.ts'
import { openSavedCarts } from './sharing/saved-carts.ts'
import { openDatabase } from './store/open-database.ts'
import { openUpsells } from './upsell/upsells.ts'

/** Told once: a line for each order would say nothing that its own line does not. */
const noMail = (log: Log): MailSender => {
  log.warn({}, 'no mail sender is configured: receipts are not sent')
  return { send: async () => 'sent' }
}

/** Counts what is in work, so that closing can wait for it. */
const countedWork = () => {
  const inWork = new Set<Promise<unknown>>()
  return {
    within: <A>(work: Promise<A>): Promise<A> => {
      inWork.add(work)
      const done = () => inWork.delete(work)
      work.then(done, done)
      return work
    },
    settled: async () => {
      while (inWork.size > 0) await Promise.allSettled(inWork)
    },
  }
}

/**
 * The order server on its own database: migrated, its brands planted, its jobs running. Rejects with
 * `CannotOpenStore` when there is no database to work with.
 */
export const openOrderServer = async (needs: OrderServerNeeds): Promise<OrderServer> => {
  const { gateways, clock, log } = needs
  const pace = { ...usualPace, ...needs.pace }
  const { db, unreadiness, hasRoom, close } = await openDatabase(needs.database)
  const secrets = cardSecrets(needs.giftCardKey ?? developmentCardKey)
  try {
    for (const brand of needs.brands) await plantBrand(db, brand, secrets, log)
  } catch (reason) {
    await close()
    throw reason
  }
  const catalogue = openCatalogue(db, clock)
  const mail = needs.mail ?? noMail(log)
  const following = { db, gateways, mail, patience: pace.processor, lease: pace.jobLease }
  const jobs = startWorker('jobs', () => followUp(following), pace.jobs, log)
  const finishing = {
    db,
    gateways,
    askAgain: pace.askAgain,
    lookAgain: pace.lookAgain,
    complete: attemptsCompleted(db),
    processorPatience: pace.processor,
  }
  const completer = startWorker(
    'completer',
    async () => {
      const looked = (await completeAbandoned(finishing)) + (await giveBackLate(finishing))
      if (looked > 0) jobs.wake()
      return looked
    },
    pace.completer,
    log,
  )
  const tidier = startWorker('tidier', () => forgetPastSlots(db, clock.now()), pace.tidy, log)
  const courier = needs.demoCourier
  const driver =
    courier === undefined
      ? undefined
      : startWorker(
          'courier',
          async () => {
            await driveDemo(db, catalogue, courier.trip)
            return 0
          },
          courier.interval,
          log,
        )
  const brands = new Map(needs.brands.map(({ brand }) => [brand.id, brand]))
  const streets = gazetteer(db)
  const finder = needs.places ?? streets
  const locate = rememberedPlaces(
    needs.places === undefined ? streets : orOwnStreets(needs.places, streets, log),
    clock,
    log,
  )
  const placing = {
    db,
    locate,
    brands,
    catalogue,
    gateways,
    secrets,
    clock,
    pace,
    wakeJobs: jobs.wake,
    reach: needs.crashAt ?? (() => undefined),
  }
  const ordering = openOrdering(placing)
  const place = async (request: PlacementRequest): Promise<PlacementResult> =>
    (await hasRoom()) ? ordering.place(request) : { _tag: 'Unavailable' }
  const work = countedWork()
  const locations = openLocations({ db, catalogue, clock })
  return {
    locations,
    places: openPlaces({ db, finder, locate, catalogue, clock, log }),
    menus: openMenus(catalogue, clock),
    upsells: openUpsells(catalogue, clock),
    tables: openTables(catalogue, brands),
    schedules: openSchedules({ db, brands, catalogue, clock }),
    ordering: { ...ordering, place: (request: PlacementRequest) => work.within(place(request)) },
    deliveries: openDeliveries(db, catalogue),
    accounts: openAccounts(db, clock),
    savedCarts: openSavedCarts(db, catalogue, locations, clock),
    promotions: openPromotions(placing),
    loyalty: openLoyalty({ db, brands, clock }),
    giftCards: openGiftCards(db, secrets),
    guessesIn: guessesIn(db, secrets),
    unreadiness,
    jobsWaiting: () => jobsWaiting(db),
    close: async () => {
      await work.settled()
      await Promise.all([jobs.stop(), completer.stop(), tidier.stop(), driver?.stop()])
      await close()
    },
  }
}
