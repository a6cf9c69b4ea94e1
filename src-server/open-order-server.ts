import { northAmericanPhones } from '../src-domain/account/phone-rules.ts'
import { shippedCountry } from '../src-domain/brand/shipped-settings.ts'
import { openAccounts } from './account/accounts.ts'
import { knownDevices } from './account/known-devices.ts'
import { argon2id } from './account/password.ts'
import { patronRows } from './account/patron-rows.ts'
import { pinCodes } from './account/pin-codes.ts'
import { addressLookup } from './address/address-lookup.ts'
import { openAddresses } from './address/addresses.ts'
import { openBrandPublications } from './brand/brand-publications.ts'
import { followVersions } from './brand/follow-versions.ts'
import { servedBrands } from './brand/served-brands.ts'
import { startBrands } from './brand/start-brands.ts'
import { pictureBytes } from './brand/version-pictures.ts'
import { openCards } from './card/cards.ts'
import { type Catalogue, openCatalogue } from './catalogue/catalogue.ts'
import { openTables } from './catalogue/tables.ts'
import { openDeliveries } from './delivery/deliveries.ts'
import { cardSecrets, developmentCardKey } from './gift-card/card-secrets.ts'
import { openGiftCards } from './gift-card/gift-cards.ts'
import { mailInvitation } from './jobs/mail-invitation.ts'
import { boardShelves } from './kitchen/board-shelves.ts'
import { openBoard } from './kitchen/kitchen-board.ts'
import { openOrderChanges } from './kitchen/order-changes.ts'
import { openOrderRecords } from './kitchen/order-records.ts'
import { openOrderWatch } from './kitchen/order-watch.ts'
import { embeddedHumanCheck } from './limits/embedded-human-check.ts'
import { keptLimits } from './limits/kept-limits.ts'
import { usualLimits } from './limits/limits.ts'
import { openLocations } from './location/locations.ts'
import { mailHouses } from './mail/mail-houses.ts'
import { openAvailability } from './menu/availability.ts'
import { openMenus } from './menu/menus.ts'
import { failingJobs } from './metrics/failing-jobs.ts'
import { orderActivity } from './metrics/order-activity.ts'
import { refusalCounts } from './metrics/refusal-counts.ts'
import type { OrderServerNeeds } from './needs.ts'
import { openLoyalty } from './offers/loyalty.ts'
import { openStaffOffers } from './offers/staff-offers.ts'
import { openUpsells } from './offers/upsells.ts'
import type { OrderServer } from './order-server.ts'
import { guardedOrdering } from './ordering/guarded-ordering.ts'
import { openGuesses } from './ordering/guesses.ts'
import { openOrderHistory } from './ordering/order-history.ts'
import { openOrdering } from './ordering/ordering.ts'
import { placingLanes } from './ordering/placing-lanes.ts'
import { openPromotions } from './ordering/promotions.ts'
import { accountsByProcessor } from './payment/payment-accounts.ts'
import { receiveWebhooks } from './payment/receive-webhooks.ts'
import { answerPrinter } from './printing/answer-printer.ts'
import { openPrinters } from './printing/printers.ts'
import { countWaitingJobs } from './queue/count-waiting-jobs.ts'
import { countDeadJobs } from './queue/dead-jobs.ts'
import { reconciliationStatuses } from './reconciliation/reconciliation-status.ts'
import { openReports } from './report/reports.ts'
import { openOwnData } from './retention/own-data.ts'
import { openSchedules } from './scheduling/schedules.ts'
import { openSlotLoads } from './scheduling/slot-loads.ts'
import { openSavedCarts } from './sharing/saved-carts.ts'
import { openApiKeys } from './staff/api-keys.ts'
import { attendedLocations } from './staff/attended-locations.ts'
import { openAuditLog } from './staff/audit-log.ts'
import { openPairedDevices } from './staff/paired-devices.ts'
import { openSecondFactor } from './staff/second-factor.ts'
import { secondFactorSecrets } from './staff/second-factor-row.ts'
import { openStaff } from './staff/staff.ts'
import { openTableSigns } from './staff/table-signs.ts'
import { openTeam } from './staff/team.ts'
import { startWorkers } from './start-workers.ts'
import { clockOrDatabase } from './store/database-clock.ts'
import { openDatabase } from './store/open-database.ts'
import { sealWith } from './store/seal.ts'
import { type SecretKeys, serverSecret } from './store/server-secret.ts'
import { usualTimeouts } from './timeouts.ts'
import { openToday } from './today/today.ts'

/** Migrates the database, seeds the brands, and starts the workers. Rejects with `CannotOpenStore`. */
export async function openOrderServer(needs: OrderServerNeeds): Promise<OrderServer> {
  const { gateways, log, passwords = argon2id } = needs
  const timeouts = { ...usualTimeouts, ...needs.timeouts }
  const { db, looks, reports, pages, unreadiness, hasRoom, patiently, upkeep, notifications, close } =
    await openDatabase(needs.database)
  const keys = keysOf(needs)
  const secrets = cardSecrets(...(keys ?? [developmentCardKey]))
  const seeding = { secrets, passwords, log, now: needs.clock?.now() }
  const served = servedBrands()
  const { brands, seedOf } = served
  const versioning = { seeding, served, versions: needs.brandVersions, log }
  const prepare = () =>
    patiently(async (patient) => {
      const started = await startBrands(patient, needs.brands, { ...versioning, now: needs.clock?.now ?? Date.now })
      return {
        started,
        secret: await serverSecret(patient, keys),
        ...(await clockOrDatabase(needs.clock, db)),
      }
    })
  const { started, secret, clock, lookAtClock } = await prepare().catch(async (reason: unknown) => {
    await close()
    throw reason
  })
  const [cardSeal, addressSeal] = [sealWith(...secret('gift card seals')), sealWith(...secret('place seals'))]
  const secondFactors = secondFactorSecrets(...secret('second factors'))
  const limits = keptLimits({ db, clock, limits: { ...usualLimits, ...needs.limits }, secret: secret('limits')[0] })
  const own = openCatalogue(db, clock)
  const shown = pages === looks ? own : openCatalogue(pages, clock)
  const catalogue: Catalogue = {
    ...own,
    forget: (brandId) => {
      for (const one of [own, shown]) one.forget(brandId)
    },
  }
  const { phones = () => northAmericanPhones } = needs
  const phonesOf = (brandId: string) => phones(brands.get(brandId)?.country ?? shippedCountry)
  const slotLoads = openSlotLoads(looks, clock)
  const { mail: mailOf = none, texts: textsOf = none } = needs
  const isMailed = (brandId: string) => mailOf(brandId) !== undefined
  const isTexting = (brandId: string) => textsOf(brandId) !== undefined
  const messages = notifications()
  const boards = boardShelves({ looks, clock, phonesOf })
  const changes = openOrderChanges({ looks, notifications: messages, boards, log })
  const followed = followVersions({ ...versioning, db, notifications: messages, forget: catalogue.forget })
  for (const brandId of started.published) followed.published(brandId)
  const lanes = placingLanes(db, changes.placed)
  const pins = pinCodes({ db, clock, secrets: secret('pins') })
  const workers = startWorkers(needs, {
    db,
    catalogue,
    timeouts,
    complete: lanes.complete,
    forgetSlots: slotLoads.forget,
    pins,
    secrets,
    clock,
    lookAtClock,
    upkeep,
    refunded: changes.refunded,
    seedOf,
    lookAtVersions: followed.look,
  })
  const payments = needs.accounts ?? accountsByProcessor(brands, gateways)
  const { finder, locate } = addressLookup(needs.addresses ?? none, { db, clock, log, limits })
  const makes = needs.ticketPrinters ?? new Map()
  let isStopping = false
  const placing = {
    db,
    locate,
    addressSeal,
    brands,
    catalogue,
    gateways,
    accounts: payments,
    secrets,
    clock,
    log,
    timeouts,
    lanes,
    settling: {
      ...{ db, gateways, complete: lanes.complete, processorTimeout: timeouts.processor },
      ...{ forgetSlots: slotLoads.forget, ...timeouts },
    },
    isMailed,
    phonesOf,
    notifyWorkers: workers.notify,
    crashHook: needs.crashAt ?? (() => undefined),
    isStopping: () => isStopping,
  }
  const refusals = refusalCounts()
  const { ordering, settled } = guardedOrdering(openOrdering(placing), {
    hasTurn: async () => lanes.wait() < timeouts.line && (await hasRoom()),
    heard: refusals.add,
  })
  const locations = openLocations({
    db: pages,
    brands,
    catalogue: shown,
    slotLoads,
    clock,
    isMailed,
    gateways,
    accounts: payments,
    phonesOf,
  })
  const loyalty = openLoyalty({ db: looks, brands, clock })
  const accounts = openAccounts({
    db,
    clock,
    brands,
    pins,
    passwords,
    breached: needs.breached,
    phonesOf,
    social: needs.social ?? (() => undefined),
    mailsOf: (brandId) => (isMailed(brandId) ? { notify: () => workers.notify(['pin-mail']) } : undefined),
    textsOf: (brandId) => (isTexting(brandId) ? { notify: () => workers.notify(['pin-text']) } : undefined),
  })
  return {
    brands,
    picture: (brandId, hash) => pictureBytes(looks, brandId, hash),
    locations,
    addresses: openAddresses({ db: looks, finder, locate, catalogue, clock, log, seal: addressSeal }),
    menus: openMenus(shown, clock),
    upsells: openUpsells(shown, clock),
    tables: openTables(catalogue, brands),
    schedules: openSchedules({ db, brands, catalogue, clock }),
    ordering,
    history: openOrderHistory(looks),
    deliveries: openDeliveries(looks, catalogue),
    accounts,
    ownData: openOwnData({
      ...{ db, clock, gateways, passwords, pins, accounts, loyalty, secrets },
      patrons: patronRows({ db, isTexting, phonesOf }),
      notifyWorkers: workers.notify,
    }),
    cards: openCards({ ...placing, seal: sealWith(...secret('saved cards')) }),
    savedCarts: openSavedCarts(looks, catalogue, locations, clock),
    promotions: openPromotions(placing),
    loyalty,
    giftCards: openGiftCards(db, secrets, cardSeal),
    staff: openStaff({
      ...{ db, clock, brands, passwords, breached: needs.breached, catalogue, limits, secondFactors },
      isSecondFactorRequired: needs.isSecondFactorRequired ?? false,
    }),
    team: openTeam({
      ...{ db, clock, catalogue },
      mailInvitation: mailInvitation({
        ...{ mailOf, houseOf: mailHouses(seedOf, phones), timeout: timeouts.mail },
        originOf: (brandId) => seedOf(brandId)?.staffOrigin,
      }),
    }),
    brandPublications: openBrandPublications({ ...{ db, clock, seeding, followed }, versions: needs.brandVersions }),
    auditLog: openAuditLog({ db: looks, catalogue }),
    secondFactor: openSecondFactor({ db, clock, brands, passwords, secondFactors }),
    board: openBoard({
      db,
      boards,
      catalogue,
      gateways,
      clock,
      phonesOf,
      notifyWorkers: workers.notify,
      changed: changes.changed,
    }),
    watch: openOrderWatch({ looks, catalogue, changes }),
    records: openOrderRecords({
      ...{ db, looks, catalogue, gateways, clock, phonesOf, isMailed },
      ...{ notifyWorkers: workers.notify, changed: changes.changed },
    }),
    availability: openAvailability({ db, catalogue, clock }),
    reports: openReports({ looks: reports, brands, catalogue, clock }),
    today: openToday({ db, brands, catalogue, clock }),
    offers: openStaffOffers({
      ...{ db, catalogue, clock, secrets, brands, phonesOf, isMailed },
      notifyMail: () => workers.notify(['gift-card-mail']),
    }),
    pairedDevices: openPairedDevices({ db, clock, catalogue, accessChanged: changes.accessChanged }),
    apiKeys: openApiKeys({ db, clock, catalogue, accessChanged: changes.accessChanged }),
    tableSigns: openTableSigns({
      ...{ catalogue, brands },
      originOf: (brandId) => seedOf(brandId)?.mail?.origin,
    }),
    guesses: openGuesses(db, secrets, cardSeal),
    limits,
    printers: openPrinters({ db, catalogue, clock, makes }),
    answerPrinter: answerPrinter({ db, clock, limits, makes, houseOf: mailHouses(seedOf, phones) }),
    devices: knownDevices({ seal: sealWith(...secret('known devices')), clock }),
    phonesOf,
    textReach: (brandId, number) => textsOf(brandId)?.reaches(number) ?? true,
    human: needs.human ?? embeddedHumanCheck({ clock, seal: sealWith(...secret('human check')), limits }),
    hearPost: receiveWebhooks({
      db,
      gateways,
      accounts: payments,
      clock,
      notify: () => {
        workers.lookAtCharges()
        workers.notify(['refund'])
      },
    }),
    brandsLeftOut: started.leftOut,
    unreadiness: async () => (await unreadiness()) ?? lanes.unreadiness(),
    jobsWaiting: () => countWaitingJobs(db),
    deadJobs: () => countDeadJobs(db),
    failingJobs: () => failingJobs(looks),
    orderActivity: () => orderActivity(looks, clock.now()),
    refusalCounts: refusals.read,
    attendedLocations: () => attendedLocations(db),
    reconciliations: () => reconciliationStatuses(db),
    beginStop: () => {
      isStopping = true
    },
    close: async () => {
      await settled()
      await workers.stop()
      await changes.close()
      await close()
    },
  }
}

function keysOf({ giftCardKey: key, giftCardSecondKey: second }: OrderServerNeeds): SecretKeys | undefined {
  if (key === undefined) return undefined
  return second === undefined ? [key] : [key, second]
}

function none() {
  return undefined
}
