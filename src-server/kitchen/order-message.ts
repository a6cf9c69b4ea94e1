import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { SentMessage } from '../../src-domain/kitchen/order-record-gateway.ts'
import { safeLine } from '../mail/safe-text.ts'
import { type AuditEntry, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'

/** Messages about one order, so that a stolen session cannot flood a customer. */
export const mostMessages = 5

export interface TooManyMessages {
  readonly _tag: 'TooManyMessages'
}

/** The message had nothing but links and blanks. */
export interface NothingToSend {
  readonly _tag: 'NothingToSend'
}

export interface MessageToWrite {
  readonly orderId: string
  readonly locationId: string
  readonly sent: SentMessage
  readonly entry: AuditEntry
}

const mostRounds = 3

/** Writes a message with its job and audit entry, once per id. */
export async function writeMessage(
  db: Database,
  { orderId, locationId, sent, entry }: MessageToWrite,
): Promise<Either<TooManyMessages | NothingToSend, void>> {
  const text = messageText(sent.text)
  if (text === '') return left({ _tag: 'NothingToSend' })
  const at = new Date(entry.at).toISOString()
  for (let rounds = 0; rounds < mostRounds; rounds += 1) {
    const { rows } = await sql`
      with earlier as (select count(*)::integer as n from order_messages where order_id = ${orderId}),
      written as (
        insert into order_messages (order_id, n, brand_id, location_id, message_id, text, at)
        select o.id, earlier.n + 1, o.brand_id, ${locationId}, ${sent.messageId}::uuid, ${text}, ${at}::timestamptz
        from orders o, earlier
        where o.id = ${orderId} and o.nameless_at is null and earlier.n < ${mostMessages}
        on conflict do nothing
        returning order_id, n, brand_id
      ),
      staged as (
        insert into jobs (brand_id, kind, subject, payload)
        select brand_id, 'order-message', order_id, jsonb_build_object('n', n) from written
      ),
      noted as (${auditEntry(entry, sql`written`)})
      select 1 from written`.execute(db)
    if (rows.length > 0) return right(undefined)
    const written = await db
      .selectFrom('order_messages')
      .select(['n', 'message_id'])
      .where('order_id', '=', orderId)
      .execute()
    if (written.some(({ message_id }) => message_id === sent.messageId)) return right(undefined)
    if (written.length >= mostMessages) break
  }
  return left({ _tag: 'TooManyMessages' })
}

/** Plain text without links: a mail in the brand's name must not lead elsewhere. */
function messageText(typed: string): string {
  return typed
    .split('\n')
    .map(safeLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
