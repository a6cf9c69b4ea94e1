import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Gateways } from '../payment/gateways.ts'
import { type AuditEntry, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { cancelByRefund } from './cancel-by-refund.ts'
import { draftRefund, type RefundDraft, type RefundIntent, type RefundRefusal } from './draft-refund.ts'
import { type RefundableOrder, refundableOrder } from './refundable-order.ts'

export interface ClaimRefundNeeds {
  readonly db: Database
  readonly gateways: Gateways
}

export interface ClaimedRefund {
  readonly order: RefundableOrder
  readonly draft: RefundDraft
}

/** A refund that staff ask for. */
export interface RefundCommand {
  /** UUID. The command is carried out once per order. */
  readonly commandId: string
  /** Number of refunds of the order that the sender saw. */
  readonly seen: number
  readonly at: Instant
  readonly entry: AuditEntry
}

/** The order has other refunds than the sender saw. */
export interface RefundsChanged {
  readonly _tag: 'RefundsChanged'
}

const mostRounds = 5

/** Records a refund with its job in one statement. Of concurrent refunds, one takes the number. */
export async function claimRefund(
  { db, gateways }: ClaimRefundNeeds,
  orderId: string,
  intent: RefundIntent,
): Promise<Either<RefundRefusal, ClaimedRefund>> {
  for (let rounds = 0; rounds < mostRounds; rounds += 1) {
    const drafted = await draftedRefund({ db, gateways }, orderId, intent)
    if (isLeft(drafted)) return drafted
    const { order, draft } = drafted.right
    if (await isClaimed(db, order, draft, undefined)) return drafted
  }
  return left({ _tag: 'Busy' })
}

/** Records a refund that staff ask for, if the order has no other refunds than they saw. */
export async function commandRefund(
  needs: ClaimRefundNeeds,
  orderId: string,
  intent: RefundIntent,
  command: RefundCommand,
): Promise<Either<RefundRefusal | RefundsChanged, ClaimedRefund>> {
  const drafted = await draftedRefund(needs, orderId, intent)
  const changed = left<RefundsChanged>({ _tag: 'RefundsChanged' })
  if (isLeft(drafted)) return drafted
  const { order, draft } = drafted.right
  if (order.refunds.length !== command.seen) return changed
  return (await isClaimed(needs.db, order, draft, command)) ? drafted : changed
}

/** Calculates a refund without recording it. */
export async function draftedRefund(
  { db, gateways }: ClaimRefundNeeds,
  orderId: string,
  intent: RefundIntent,
): Promise<Either<RefundRefusal, ClaimedRefund>> {
  const order = await refundableOrder(db, orderId)
  if (order === undefined) return left({ _tag: 'UnknownOrder' })
  const drafted = draftRefund(order, intent)
  if (isLeft(drafted)) return drafted
  const draft = drafted.right
  const { processor = '', kind } = order.payment
  if (kind === 'card' && draft.parts.charged > 0 && gateways.get(processor)?.refunds === undefined)
    return left({ _tag: 'NoRefunds', processor })
  return right({ order, draft })
}

/** Checks the amounts again, within the statement. */
async function isClaimed(
  db: Database,
  { id, brandId, payment }: RefundableOrder,
  draft: RefundDraft,
  command: RefundCommand | undefined,
): Promise<boolean> {
  const { n, isWhole, lines, parts, reason, taxes } = draft
  const { sale, serviceFee, tax, tip, credit, giftCard, charged } = parts
  const isByCard = payment.kind === 'card'
  const processor = isByCard ? (payment.processor ?? null) : null
  const transactionId = isByCard ? (payment.transactionId ?? null) : null
  const payload = JSON.stringify({ n, processor, transactionId, amount: charged })
  const claimedAt = command === undefined ? null : new Date(command.at).toISOString()
  const { rows } = await sql`
    with given as (
      select coalesce(sum(charged), 0) as charged, coalesce(sum(credit), 0) as credit, coalesce(sum(gift_card), 0) as gift_card
      from refunds where order_id = ${id} and state <> 'refused'
    ),
    claim as (
      insert into refunds (order_id, n, brand_id, reference, is_whole, lines, sale, service_fee, tax, tip, credit,
        gift_card, charged, currency, processor, transaction_id, reason, command_id, claimed_at, taxes)
      select o.id, ${n}::integer, o.brand_id, ${`order:${id}:refund:${n}`}::text, ${isWhole}::boolean,
        ${JSON.stringify(lines)}::jsonb, ${sale}::integer, ${serviceFee}::integer, ${tax}::integer, ${tip}::integer,
        ${credit}::integer, ${giftCard}::integer, ${charged}::integer, o.currency, ${processor}::text, ${transactionId}::text,
        ${reason}::text, ${command?.commandId ?? null}::uuid, coalesce(${claimedAt}::timestamptz, now()),
        ${taxes === undefined ? null : JSON.stringify(taxes)}::jsonb
      from orders o, given
      where o.id = ${id} and given.charged + ${charged}::integer <= o.due and given.credit + ${credit}::integer <= o.credit
        and given.gift_card + ${giftCard}::integer <= o.gift_card
      on conflict do nothing
      returning order_id, n, brand_id
    ),
    ${draft.cancels ? cancelByRefund(reason, n) : sql``}
    ${command === undefined ? sql`` : sql`noted as (${auditEntry(command.entry, sql`claim`)}),`}
    staged as (
      insert into jobs (brand_id, kind, subject, payload)
      select brand_id, 'refund', order_id, ${payload}::jsonb from claim
    )
    select 1 from claim where brand_id = ${brandId}`.execute(db)
  return rows.length > 0
}

/** Whether the order has a refund of this command. */
export async function isRefunded(db: Database, orderId: string, commandId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('n')
    .where('order_id', '=', orderId)
    .where('command_id', '=', commandId)
    .executeTakeFirst()
  return row !== undefined
}
