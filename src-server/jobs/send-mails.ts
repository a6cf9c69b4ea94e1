import type { PinCodes } from '../account/pin-codes.ts'
import { kitchenMail } from '../kitchen/kitchen-mail.ts'
import type { Log } from '../log.ts'
import type { MailHouse } from '../mail/mail-house.ts'
import type { Mail, MailSender } from '../mail/mail-sender.ts'
import { pinMail } from '../mail/pin-mail.ts'
import { receiptMail } from '../mail/receipt-mail.ts'
import { refundMail } from '../mail/refund-mail.ts'
import { theseIds, toldOrders } from '../mail/told-order.ts'
import { inTime } from '../payment/in-time.ts'
import type { LeasedJob } from '../queue/lease-jobs.ts'
import { done, type JobOutcome, runLeased } from '../queue/run-leased.ts'
import { toldRefunds } from '../refund/told-refund.ts'
import type { Database } from '../store/database.ts'

export interface SendMailsNeeds {
  readonly db: Database
  readonly log: Log
  /** Without one a mail to a kitchen waits for whoever configures it, and then for a person. */
  readonly mail: MailSender | undefined
  readonly houseOf: (brandId: string) => MailHouse
  readonly pins: Pick<PinCodes, 'make'>
  /** Milliseconds. */
  readonly timeout: number
  /** Milliseconds, longer than `timeout`. */
  readonly lease: number
}

/** Few at once: a mail server is slow, and what waits in a line of ours while its lease ends would be sent twice. */
const atOnce = 8

/** One pass over the mails that are due, apart from the money's: who waits for a mail server does not wait for a capture. */
export async function sendMails(needs: SendMailsNeeds): Promise<number> {
  const { db, log, houseOf, lease } = needs
  return runLeased({
    db,
    log,
    lease: { kinds: ['receipt', 'refund-mail', 'pin-mail', 'kitchen-mail'], atOnce, time: lease },
    prepare: async (jobs) => {
      const ofOrders = jobs.filter(({ kind }) => kind !== 'pin-mail')
      const told = ofOrders.length === 0 ? [] : await toldOrders(db, theseIds(ofOrders.map(({ subject }) => subject)))
      const orders = new Map(told.map((order) => [order.id, order]))
      const refunds = await toldRefunds(
        db,
        jobs.filter(({ kind }) => kind === 'refund-mail').map(({ subject }) => subject),
      )
      return async ({ kind, subject, payload }: LeasedJob): Promise<JobOutcome> => {
        if (kind === 'pin-mail') return toAsker(needs, subject)
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

/**
 * The digits are made here and are nowhere but in the mail; a second try makes new ones. An address that takes no mail is
 * the asker's mistake, and no person's of ours.
 */
async function toAsker({ mail, timeout, pins, houseOf }: SendMailsNeeds, id: string): Promise<JobOutcome> {
  const pin = await pins.make(id)
  if (pin === undefined || !pin.isKnown || mail === undefined) return done
  const outcome = await sent(mail, timeout, pinMail(id, pin, houseOf(pin.brandId)))
  return outcome._tag === 'GivenUp' ? done : outcome
}

async function toKitchen({ mail, timeout }: SendMailsNeeds, slip: Mail | undefined): Promise<JobOutcome> {
  if (slip === undefined) return { _tag: 'GivenUp', why: 'the location names no address of its kitchen' }
  if (mail === undefined) return { _tag: 'TryAgain', why: 'no mail sender is configured' }
  return sent(mail, timeout, slip)
}

async function sent(sender: MailSender, timeout: number, mail: Mail): Promise<JobOutcome> {
  const outcome = await inTime(sender.send(mail), timeout, 'failed')
  if (outcome === 'sent') return done
  return { _tag: outcome === 'refused' ? 'GivenUp' : 'TryAgain', why: `the mail was ${outcome}` }
}
