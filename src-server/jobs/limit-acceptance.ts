import { randomUUID } from 'node:crypto'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { PhoneRulesOf } from '../../src-domain/account/phone-rules.ts'
import { decideCommand } from '../../src-domain/kitchen/decide-command.ts'
import type { HandAcceptance } from '../../src-domain/kitchen/hand-acceptance.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { type AcceptanceReminder, acceptanceMail, acceptanceText } from '../kitchen/acceptance-message.ts'
import { boardOrder, type KnownBoardOrder } from '../kitchen/board-orders.ts'
import { cancelOrder } from '../kitchen/cancel-order.ts'
import { noteReminder } from '../kitchen/note-reminder.ts'
import type { Log } from '../log.ts'
import { languageFor, type MailHouse } from '../mail/mail-house.ts'
import type { MailOutcome, MailSenderOf } from '../mail/mail-sender.ts'
import { mailWordsFor } from '../mail/mail-words.ts'
import { type MailedOrder, mailedOrders, selectIds } from '../mail/mailed-order.ts'
import type { TextSenderOf } from '../mail/text-sender.ts'
import { inTime } from '../payment/in-time.ts'
import { doneOutcome, type JobOutcome, type LeasedWork } from '../queue/run-leased.ts'
import type { ClaimRefundNeeds } from '../refund/claim-refund.ts'
import { serverActor } from '../staff/write-audit.ts'
import { type JobKind, jobKinds } from '../store/rows/job-kind.ts'

export interface LimitAcceptanceNeeds extends ClaimRefundNeeds {
  readonly clock: Clock
  readonly log: Log
  readonly mailOf: MailSenderOf
  readonly textsOf: TextSenderOf
  readonly phonesOf: PhoneRulesOf
  readonly houseOf: (brandId: string) => MailHouse
  /** Milliseconds. */
  readonly timeout: number
  /** Milliseconds, longer than `timeout`. */
  readonly lease: number
  readonly notify: (kinds: readonly JobKind[]) => void
  /** Called after the commit of a change. */
  readonly changed: (orderId: string) => void
}

const lane = { kinds: ['acceptance-reminder', 'acceptance-cancel'], atOnce: 8, share: 4 } as const

/** Enforces the limits for accepting an order by hand: a reminder, then a cancellation. */
export function acceptanceWork(needs: LimitAcceptanceNeeds): LeasedWork {
  const { db, log, lease } = needs
  return {
    db,
    log,
    lease: { ...lane, time: lease },
    prepare: async () => async (job) => {
      const waiting = await waitingOrder(needs, job.subject)
      if (waiting === undefined) return doneOutcome
      return job.kind === 'acceptance-reminder' ? remind(needs, waiting) : cancelUnaccepted(needs, waiting)
    },
  }
}

interface WaitingOrder extends KnownBoardOrder {
  readonly mailed: MailedOrder
  /** Settings of the location now. */
  readonly acceptance: HandAcceptance
}

/** Undefined if the order needs no acceptance: also if its location has no board that could accept it. */
async function waitingOrder({ db, clock }: LimitAcceptanceNeeds, orderId: string): Promise<WaitingOrder | undefined> {
  const known = await boardOrder(db, orderId, clock.now())
  if (known === undefined || known.state.status !== 'new' || known.facts.boardSince === undefined) return undefined
  const [mailed] = await mailedOrders(db, selectIds([orderId]))
  const acceptance = mailed?.location?.acceptance
  return mailed === undefined || acceptance === undefined ? undefined : { ...known, mailed, acceptance }
}

async function remind(needs: LimitAcceptanceNeeds, waiting: WaitingOrder): Promise<JobOutcome> {
  const { db, clock, houseOf, changed } = needs
  const { order, brandId, locationId, mailed, acceptance } = waiting
  const at = clock.now()
  const cancelAfterMinutes = acceptance.cancelAfterReminderMinutes
  await noteReminder(db, { orderId: order.id, brandId, locationId, at, cancelAfterMinutes })
  changed(order.id)
  const cancelsAt = cancelAfterMinutes === undefined ? undefined : at + cancelAfterMinutes * 60_000
  return send(needs, { order: mailed, house: houseOf(brandId), cancelsAt })
}

/** Sends a text, or a mail if no text can be sent. */
async function send(
  { mailOf, textsOf, phonesOf, timeout }: LimitAcceptanceNeeds,
  reminder: AcceptanceReminder,
): Promise<JobOutcome> {
  const { brandId } = reminder.order
  const [mail, texts] = [mailOf(brandId), textsOf(brandId)]
  const text = texts && acceptanceText(reminder, texts, phonesOf)
  const texted = texts && text && (await inTime<MailOutcome>(texts.send(text), timeout, 'failed'))
  if (texted === 'sent') return doneOutcome
  if (texted === 'failed') return { _tag: 'TryAgain', why: 'the text was failed' }
  const letter = acceptanceMail(reminder)
  if (mail === undefined || letter === undefined) {
    return { _tag: 'GivenUp', why: 'the location has neither a phone that texts reach nor a kitchen address' }
  }
  const mailed = await inTime<MailOutcome>(mail.send(letter), timeout, 'failed')
  if (mailed === 'sent') return doneOutcome
  return { _tag: mailed === 'refused' ? 'GivenUp' : 'TryAgain', why: `the mail was ${mailed}` }
}

async function cancelUnaccepted(needs: LimitAcceptanceNeeds, waiting: WaitingOrder): Promise<JobOutcome> {
  const { clock, houseOf, notify, changed } = needs
  const { order, facts, state, brandId, locationId, mailed, acceptance } = waiting
  if (acceptance.cancelAfterReminderMinutes === undefined) return doneOutcome
  const house = houseOf(brandId)
  const reason = mailWordsFor(house, languageFor(house, mailed.language)).acceptance.cancelReason
  const event = decideCommand(
    facts,
    state,
    { command: { _tag: 'Cancel', reason }, version: state.version },
    clock.now(),
  )
  if (isLeft(event)) return doneOutcome
  const written = { actor: serverActor(brandId), order, locationId, commandId: randomUUID(), event: event.right }
  const cancelled = await cancelOrder(needs, written, reason)
  if (isLeft(cancelled)) return refusedOutcome(cancelled.left._tag)
  notify(jobKinds)
  changed(order.id)
  return doneOutcome
}

type WhyNotCancelled = Extract<Awaited<ReturnType<typeof cancelOrder>>, { readonly _tag: 'Left' }>['left']['_tag']

function refusedOutcome(why: WhyNotCancelled): JobOutcome {
  if (why === 'AlreadyCancelled') return doneOutcome
  // Another command may have accepted the order: the next try looks.
  if (why === 'Overtaken' || why === 'Busy') return { _tag: 'TryAgain', why: 'the order changed meanwhile' }
  return { _tag: 'GivenUp', why: `the order was not accepted in time, and cannot be refunded: ${why}` }
}
