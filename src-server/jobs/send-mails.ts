import { isPhone, type PinCodes } from '../account/pin-codes.ts'
import { kitchenMail } from '../kitchen/kitchen-mail.ts'
import type { Log } from '../log.ts'
import { emailNotice } from '../mail/email-notice.ts'
import type { MailHouse } from '../mail/mail-house.ts'
import type { Mail, MailOutcome, MailSender } from '../mail/mail-sender.ts'
import { pinMail } from '../mail/pin-mail.ts'
import { receiptMail } from '../mail/receipt-mail.ts'
import { refundMail } from '../mail/refund-mail.ts'
import { theseIds, toldOrders } from '../mail/told-order.ts'
import { inTime } from '../payment/in-time.ts'
import type { LeasedJob } from '../queue/lease-jobs.ts'
import { done, type JobOutcome, runLeased } from '../queue/run-leased.ts'
import { toldRefunds } from '../refund/told-refund.ts'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'
import { pinText } from '../text-message/pin-text.ts'
import type { TextSender } from '../text-message/text-sender.ts'

export interface SendMailsNeeds {
  readonly db: Database
  readonly log: Log
  /** Without one a mail to a kitchen waits for whoever configures it, and then for a person. */
  readonly mail: MailSender | undefined
  readonly texts: TextSender | undefined
  readonly houseOf: (brandId: string) => MailHouse
  readonly pins: Pick<PinCodes, 'make'>
  /** Milliseconds. */
  readonly timeout: number
  /** Milliseconds, longer than `timeout`. */
  readonly lease: number
}

/** Few at once: a mail server is slow, and what waits in a line of ours while its lease ends would be sent twice. */
const atOnce = 8

/** What is sent because of an account, and of no order. */
const ofAccounts: readonly JobKind[] = ['pin-mail', 'pin-text', 'email-notice']
const kinds: readonly JobKind[] = ['receipt', 'refund-mail', 'kitchen-mail', ...ofAccounts]

/** One pass over the mails that are due, apart from the money's: who waits for a mail server does not wait for a capture. */
export async function sendMails(needs: SendMailsNeeds): Promise<number> {
  const { db, log, houseOf, lease } = needs
  return runLeased({
    db,
    log,
    lease: { kinds, atOnce, time: lease },
    prepare: async (jobs) => {
      const ofOrders = jobs.filter(({ kind }) => !ofAccounts.includes(kind))
      const told = ofOrders.length === 0 ? [] : await toldOrders(db, theseIds(ofOrders.map(({ subject }) => subject)))
      const orders = new Map(told.map((order) => [order.id, order]))
      const refunds = await toldRefunds(
        db,
        jobs.filter(({ kind }) => kind === 'refund-mail').map(({ subject }) => subject),
      )
      return async (job: LeasedJob): Promise<JobOutcome> => {
        if (ofAccounts.includes(job.kind)) return toPatron(needs, job)
        const { kind, subject, payload } = job
        const order = orders.get(subject)
        if (order === undefined) return done
        const house = houseOf(order.brandId)
        if (kind === 'kitchen-mail') return toKitchen(needs, kitchenMail(order, house))
        if (kind === 'receipt') return toGuest(needs, () => receiptMail(order, house))
        const refund = refunds.find(({ orderId, n }) => orderId === subject && n === payload.n)
        return toGuest(needs, () => refund && refundMail(order, refund, house))
      }
    },
  })
}

/** Where no mail can be sent nothing promised one: the job is of a time, or of a process, that could send. */
async function toGuest({ mail, timeout }: SendMailsNeeds, receiptOf: () => Mail | undefined): Promise<JobOutcome> {
  if (mail === undefined) return done
  const receipt = receiptOf()
  return receipt === undefined ? done : sent(mail, timeout, receipt)
}

/** What speaks of an account, and of no order. */
async function toPatron(
  needs: SendMailsNeeds,
  { id, brand_id, kind, subject, payload }: LeasedJob,
): Promise<JobOutcome> {
  if (kind !== 'email-notice') return toAsker(needs, subject)
  const { to, language } = payload
  return toGuest(needs, () =>
    to === undefined ? undefined : emailNotice({ id: String(id), to, language }, needs.houseOf(brand_id)),
  )
}

/**
 * The digits are made here and are nowhere but in the message; a second try makes new ones. An address that takes none is
 * the asker's mistake, and no person's of ours.
 */
async function toAsker({ mail, texts, timeout, pins, houseOf }: SendMailsNeeds, id: string): Promise<JobOutcome> {
  const pin = await pins.make(id)
  if (pin === undefined || !pin.isKnown) return done
  const house = houseOf(pin.brandId)
  const sending = isPhone(pin.to) ? texts?.send(pinText(id, pin, house)) : mail?.send(pinMail(id, pin, house))
  if (sending === undefined) return done
  const outcome = outcomeOf(await inTime(sending, timeout, 'failed'))
  return outcome._tag === 'GivenUp' ? done : outcome
}

async function toKitchen({ mail, timeout }: SendMailsNeeds, slip: Mail | undefined): Promise<JobOutcome> {
  if (slip === undefined) return { _tag: 'GivenUp', why: 'the location names no address of its kitchen' }
  if (mail === undefined) return { _tag: 'TryAgain', why: 'no mail sender is configured' }
  return sent(mail, timeout, slip)
}

async function sent(sender: MailSender, timeout: number, mail: Mail): Promise<JobOutcome> {
  return outcomeOf(await inTime(sender.send(mail), timeout, 'failed'))
}

function outcomeOf(outcome: MailOutcome): JobOutcome {
  if (outcome === 'sent') return done
  return { _tag: outcome === 'refused' ? 'GivenUp' : 'TryAgain', why: `the message was ${outcome}` }
}
