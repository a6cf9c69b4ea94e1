import { northAmericanPhones } from '../../src-domain/account/phone-rules.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { PinCodes } from '../account/pin-codes.ts'
import type { ServedBrands } from '../brand/served-brands.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import { mailHouses } from '../mail/mail-houses.ts'
import type { OrderServerNeeds } from '../needs.ts'
import type { Lease } from '../queue/lease-jobs.ts'
import { startLeasedPool } from '../queue/leased-pool.ts'
import { startWorker, type Worker } from '../queue/worker.ts'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'
import type { Timeouts } from '../timeouts.ts'
import { handToKitchen } from './hand-to-kitchen.ts'
import { acceptanceWork } from './limit-acceptance.ts'
import { moveMoney } from './move-money.ts'
import { noticeWork } from './post-notices.ts'
import { mailLanes, mailWork } from './send-mails.ts'

export interface JobWorkers {
  readonly workers: readonly Worker[]
  readonly notify: (kinds: readonly JobKind[]) => void
}

export interface JobWorkerNeeds {
  readonly db: Database
  readonly timeouts: Timeouts
  readonly pins: PinCodes
  readonly secrets: Pick<CardSecrets, 'open'>
  readonly refunded: (orderId: string) => void
  readonly clock: Clock
  readonly seedOf: ServedBrands['seedOf']
}

/** Separate workers, so that none waits for another. */
export function startJobWorkers(
  { gateways, log, kitchenHook: hook, crashAt: crashHook = () => undefined, ...needs }: OrderServerNeeds,
  { db, timeouts, pins, secrets, refunded, clock, seedOf }: JobWorkerNeeds,
): JobWorkers {
  const houseOf = mailHouses(seedOf, needs.phones)
  const leased = { db, log, lease: timeouts.jobLease }
  const moving = {
    ...leased,
    gateways,
    crashHook,
    refunded,
    timeout: timeouts.processor,
    authorisation: timeouts.authorisation,
  }
  const hasCardPages = (brandId: string) => seedOf(brandId)?.brand.routes.giftCards === true
  const senders = { mailOf: needs.mail ?? none, textsOf: needs.texts ?? none }
  const mailing = { ...leased, ...senders, houseOf, pins, secrets, hasCardPages, timeout: timeouts.mail }
  const posting = { ...leased, hook, timeout: timeouts.webhook }
  const start = (name: string, pass: () => Promise<number>) => startWorker(name, pass, timeouts.jobs, log)

  const kitchens = start('kitchens', () => handToKitchen(db, houseOf))
  const money = start('money', () => moveMoney(moving))
  const lane = (name: string, of: Omit<Lease, 'time'>) => startLeasedPool(name, mailWork(mailing, of), timeouts.jobs)
  const codes = lane('codes', mailLanes.codes)
  const kitchenMails = lane('kitchen mails', mailLanes['kitchen mails'])
  const receipts = lane('receipts', mailLanes.receipts)
  const notices = startLeasedPool('notices', noticeWork(posting), timeouts.jobs)
  const limiting = {
    ...mailing,
    gateways,
    clock,
    phonesOf: needs.phones ?? (() => northAmericanPhones),
    notify: (kinds: readonly JobKind[]) => notify(kinds),
    changed: refunded,
  }
  const acceptances = startLeasedPool('acceptances', acceptanceWork(limiting), timeouts.jobs)
  const workerOf: Readonly<Record<JobKind, Worker>> = {
    kitchen: kitchens,
    capture: money,
    cancel: money,
    refund: money,
    'forget-card': money,
    'forget-customer': money,
    receipt: receipts,
    'refund-mail': receipts,
    'order-message': receipts,
    'promise-mail': receipts,
    'acceptance-reminder': acceptances,
    'acceptance-cancel': acceptances,
    'pin-mail': codes,
    'pin-text': codes,
    'email-notice': receipts,
    'gift-card-mail': receipts,
    'kitchen-mail': kitchenMails,
    'kitchen-webhook': notices,
  }
  const notify = (kinds: readonly JobKind[]) => {
    for (const kind of kinds) workerOf[kind].notify()
  }
  return { workers: [kitchens, money, codes, kitchenMails, receipts, notices, acceptances], notify }
}

function none() {
  return undefined
}
