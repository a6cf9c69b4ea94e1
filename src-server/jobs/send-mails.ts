import type { Instant } from '../../src-domain/time/clock.ts'
import { isPhone, type PinCodes } from '../account/pin-codes.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import { mailedCard } from '../gift-card/mailed-card.ts'
import { kitchenMail } from '../kitchen/kitchen-mail.ts'
import { movedPromises } from '../kitchen/moved-promises.ts'
import type { Log } from '../log.ts'
import { accountNotice } from '../mail/account-notice.tsx'
import { giftCardMail } from '../mail/gift-card-mail.tsx'
import type { MailHouse } from '../mail/mail-house.ts'
import type { Mail, MailOutcome, MailSender, MailSenderOf } from '../mail/mail-sender.ts'
import { type MailedOrder, mailedOrders, selectIds } from '../mail/mailed-order.ts'
import { messageMail } from '../mail/message-mail.tsx'
import { pinMail } from '../mail/pin-mail.tsx'
import { pinText } from '../mail/pin-text.ts'
import { promiseMail } from '../mail/promise-mail.ts'
import { receiptMail } from '../mail/receipt-mail.ts'
import { refundMail } from '../mail/refund-mail.ts'
import type { TextSenderOf } from '../mail/text-sender.ts'
import { noteMessage, type WrittenMessage, writtenMessages } from '../mail/written-message.ts'
import { inTime } from '../payment/in-time.ts'
import type { Lease, LeasedJob } from '../queue/lease-jobs.ts'
import { doneOutcome, type JobOutcome, type LeasedWork } from '../queue/run-leased.ts'
import { type MailedRefund, mailedRefunds } from '../refund/mailed-refund.ts'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'

export interface SendMailsNeeds {
  readonly db: Database
  readonly log: Log
  /** Without a sender of the brand, kitchen mails wait until one is configured. */
  readonly mailOf: MailSenderOf
  readonly textsOf: TextSenderOf
  readonly houseOf: (brandId: string) => MailHouse
  readonly pins: Pick<PinCodes, 'make'>
  readonly secrets: Pick<CardSecrets, 'open'>
  readonly hasCardPages: (brandId: string) => boolean
  /** Milliseconds. */
  readonly timeout: number
  /** Milliseconds, longer than `timeout`. */
  readonly lease: number
}

/** About no order. */
const ofNoOrder: readonly JobKind[] = ['pin-mail', 'pin-text', 'email-notice', 'gift-card-mail']

/** The SMTP adapter's `maxConnections` is the sum of `atOnce`. */
export const mailLanes = {
  codes: { kinds: ['pin-mail', 'pin-text'], atOnce: 8, share: 4 },
  'kitchen mails': { kinds: ['kitchen-mail'], atOnce: 16, share: 4 },
  receipts: {
    kinds: ['receipt', 'refund-mail', 'promise-mail', 'order-message', 'email-notice', 'gift-card-mail'],
    atOnce: 8,
    share: 4,
  },
} as const satisfies Readonly<Record<string, Omit<Lease, 'time'>>>

export function mailWork(needs: SendMailsNeeds, lane: Omit<Lease, 'time'>): LeasedWork {
  const { db, log, lease } = needs
  return {
    db,
    log,
    lease: { ...lane, time: lease },
    prepare: async (jobs) => {
      const ofOrders = jobs.filter(({ kind }) => !ofNoOrder.includes(kind))
      const told =
        ofOrders.length === 0 ? [] : await mailedOrders(db, selectIds(ofOrders.map(({ subject }) => subject)))
      const orders = new Map(told.map((order) => [order.id, order]))
      const known = {
        refunds: await mailedRefunds(db, subjectsOf(jobs, 'refund-mail')),
        messages: await writtenMessages(db, subjectsOf(jobs, 'order-message')),
        promises: await movedPromises(db, subjectsOf(jobs, 'promise-mail')),
      }
      return async (job: LeasedJob): Promise<JobOutcome> => {
        if (ofNoOrder.includes(job.kind)) return toPerson(needs, job)
        const order = orders.get(job.subject)
        return order === undefined ? doneOutcome : aboutOrder(needs, job, order, known)
      }
    },
  }
}

interface KnownOfOrders {
  readonly refunds: readonly MailedRefund[]
  readonly messages: readonly WrittenMessage[]
  readonly promises: ReadonlyMap<string, Instant>
}

function aboutOrder(
  needs: SendMailsNeeds,
  job: LeasedJob,
  order: MailedOrder,
  { refunds, messages, promises }: KnownOfOrders,
): Promise<JobOutcome> {
  const { kind, subject, payload } = job
  const house = needs.houseOf(order.brandId)
  const isOf = ({ orderId, n }: { readonly orderId: string; readonly n: number }) =>
    orderId === subject && n === payload.n
  if (kind === 'kitchen-mail') return toKitchen(needs, job, kitchenMail(order, house))
  if (kind === 'receipt') return toGuest(needs, job, () => receiptMail(order, house))
  if (kind === 'promise-mail') return toGuest(needs, job, () => promiseMail(order, promises.get(subject), house))
  if (kind === 'order-message') return toCustomer(needs, messages.find(isOf), order, house)
  const refund = refunds.find(isOf)
  return toGuest(needs, job, () => refund && refundMail(order, refund, house))
}

function subjectsOf(jobs: readonly LeasedJob[], wanted: JobKind): readonly string[] {
  return jobs.filter(({ kind }) => kind === wanted).map(({ subject }) => subject)
}

/** Staff see in the order's history whether their message left. */
async function toCustomer(
  { db, mailOf, timeout }: SendMailsNeeds,
  message: WrittenMessage | undefined,
  order: MailedOrder,
  house: MailHouse,
): Promise<JobOutcome> {
  if (message === undefined) return doneOutcome
  const mail = mailOf(order.brandId)
  const written = messageMail(order, message, house)
  if (mail === undefined) return { _tag: 'TryAgain', why: 'no mail sender is configured' }
  const outcome = written === undefined ? 'refused' : await inTime(mail.send(written), timeout, 'failed')
  if (outcome === 'failed') return outcomeOf(outcome)
  await noteMessage(db, message, outcome)
  return doneOutcome
}

/** Without a mail sender no receipt was promised. */
async function toGuest(
  { mailOf, timeout, log }: SendMailsNeeds,
  { kind, subject, brand_id: brandId }: Pick<LeasedJob, 'kind' | 'subject' | 'brand_id'>,
  receiptOf: () => Mail | undefined,
): Promise<JobOutcome> {
  const mail = mailOf(brandId)
  if (mail === undefined) return doneOutcome
  const receipt = receiptOf()
  if (receipt === undefined) return doneOutcome
  const outcome = await inTime(mail.send(receipt), timeout, 'failed')
  if (outcome !== 'refused') return outcomeOf(outcome)
  // The customer mistyped the address; no operator can correct it.
  log.warn({ kind, subject, brandId }, 'mail bounced')
  return doneOutcome
}

async function toRecipient(needs: SendMailsNeeds, job: LeasedJob): Promise<JobOutcome> {
  const { brand_id: brandId, subject, payload } = job
  const { to } = payload
  const card = to === undefined ? undefined : await mailedCard(needs.db, needs.secrets, brandId, subject)
  return toGuest(needs, job, () =>
    card === undefined || to === undefined
      ? undefined
      : giftCardMail({ ...card, hasPage: needs.hasCardPages(brandId) }, to, needs.houseOf(brandId)),
  )
}

async function toPerson(needs: SendMailsNeeds, job: LeasedJob): Promise<JobOutcome> {
  const { id, brand_id, kind, subject, payload } = job
  if (kind === 'gift-card-mail') return toRecipient(needs, job)
  if (kind !== 'email-notice') return toAsker(needs, subject)
  const { to, language, what = 'email' } = payload
  return toGuest(needs, job, () =>
    to === undefined ? undefined : accountNotice({ id: String(id), to, language, what }, needs.houseOf(brand_id)),
  )
}

/** The digits exist only in the message; a retry makes new ones. A rejected address needs no operator. */
async function toAsker({ mailOf, textsOf, timeout, pins, houseOf }: SendMailsNeeds, id: string): Promise<JobOutcome> {
  const pin = await pins.make(id)
  if (pin === undefined || !pin.isKnown) return doneOutcome
  const house = houseOf(pin.brandId)
  const sending = isPhone(pin.to)
    ? textsOf(pin.brandId)?.send(pinText(id, pin, house))
    : mailOf(pin.brandId)?.send(pinMail(id, pin, house))
  if (sending === undefined) return doneOutcome
  const outcome = outcomeOf(await inTime(sending, timeout, 'failed'))
  return outcome._tag === 'GivenUp' ? doneOutcome : outcome
}

async function toKitchen(
  { mailOf, timeout }: SendMailsNeeds,
  { brand_id: brandId }: Pick<LeasedJob, 'brand_id'>,
  slip: Mail | undefined,
): Promise<JobOutcome> {
  const mail = mailOf(brandId)
  if (slip === undefined) return { _tag: 'GivenUp', why: 'the location names no address of its kitchen' }
  if (mail === undefined) return { _tag: 'TryAgain', why: 'no mail sender is configured' }
  return sendInTime(mail, timeout, slip)
}

async function sendInTime(sender: MailSender, timeout: number, mail: Mail): Promise<JobOutcome> {
  return outcomeOf(await inTime(sender.send(mail), timeout, 'failed'))
}

function outcomeOf(outcome: MailOutcome): JobOutcome {
  if (outcome === 'sent') return doneOutcome
  return { _tag: outcome === 'refused' ? 'GivenUp' : 'TryAgain', why: `the message was ${outcome}` }
}
