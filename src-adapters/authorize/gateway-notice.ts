import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { orderNamedBy } from '../../src-domain/payment/charge-difference.ts'
import type { Posted, ReadPost } from '../../src-domain/payment/vendor-post.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { AskApi } from './api.ts'
import { showTransaction } from './transaction.ts'

/** Milliseconds. The last try comes nine days after the event; anything older is a replay. */
const tenDays = 10 * 86_400_000

/** Authorize.Net signs the raw body; the key is the hexadecimal text as displayed, not its bytes. */
export function readNotice(ask: AskApi, signatureKey: string): ReadPost {
  return async ({ headers, body }, now): Promise<Posted> => {
    if (!isSigned(headers['x-anet-signature'] ?? '', body, signatureKey)) return { _tag: 'Refused', why: 'signature' }
    const said = readBody(body)
    if (said === undefined) return { _tag: 'Refused', why: 'unreadable' }
    if (now - said.at > tenDays) return { _tag: 'Refused', why: 'stale' }
    return said.transaction === undefined ? { _tag: 'Ignored' } : postedFor(ask, said.transaction)
  }
}

interface NoticeFacts {
  readonly at: Instant
  readonly transaction?: string
}

function readBody(body: string): NoticeFacts | undefined {
  const read = notice.decode(parsed(body))
  if (!isRight(read)) return undefined
  const { eventType, eventDate, payload } = read.right
  const at = Date.parse(eventDate)
  if (Number.isNaN(at)) return undefined
  const isPayment = eventType.startsWith('net.authorize.payment.') && payload?.entityName === 'transaction'
  return { at, ...(isPayment && payload.id !== undefined ? { transaction: payload.id } : {}) }
}

async function postedFor(ask: AskApi, transaction: string): Promise<Posted> {
  const shown = await showTransaction(ask, transaction)
  // Refused webhooks are sent again.
  if (shown._tag === 'Unknown') return { _tag: 'Refused', why: 'unreadable' }
  const reference = shown._tag === 'Shown' ? shown.details.order?.description : undefined
  return reference === undefined || orderNamedBy(reference) === undefined
    ? { _tag: 'Ignored' }
    : { _tag: 'Happened', reference }
}

const notice = t.intersection([
  t.type({ eventType: t.string, eventDate: t.string }),
  t.partial({ payload: t.partial({ entityName: t.string, id: t.string }) }),
])

function isSigned(header: string, body: string, key: string): boolean {
  const [, said] = /^sha512=([0-9a-f]{128})$/i.exec(header.trim()) ?? []
  if (said === undefined) return false
  return timingSafeEqual(Buffer.from(said, 'hex'), createHmac('sha512', key).update(body).digest())
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
