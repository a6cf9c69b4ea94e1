import type { HeldClock } from '../../line/held-clock.ts'
import type { Answered } from '../../line/line.ts'
import type { Customer, Payment, Refund, StoredCard } from './objects.ts'
import type { Source } from './sources.ts'

/** Seller account: one currency, one main location, and perhaps more. */
export interface Seller {
  readonly accessToken: string
  readonly merchantId: string
  readonly locationId: string
  readonly otherLocationIds?: readonly string[]
  readonly currency: string
}

export interface SquareEvent {
  readonly merchant_id: string
  readonly type: 'payment.created' | 'payment.updated' | 'refund.created' | 'refund.updated'
  readonly event_id: string
  readonly created_at: string
  readonly data: { readonly type: 'payment' | 'refund'; readonly id: string; readonly object: unknown }
}

export interface Books {
  readonly seller: Seller
  readonly clock: HeldClock
  readonly payments: Map<string, Payment>
  readonly refunds: Map<string, Refund>
  readonly cards: Map<string, StoredCard>
  readonly customers: Map<string, Customer>
  readonly tokens: Map<string, Source>
  readonly kept: Map<string, Source>
  readonly keys: Map<string, { readonly print: string; readonly answer: Answered; readonly payment?: string }>
  readonly events: SquareEvent[]
  readonly name: (prefix?: string) => string
}

export function openBooks(seller: Seller, clock: HeldClock): Books {
  let names = 0
  return {
    seller,
    clock,
    payments: new Map(),
    refunds: new Map(),
    cards: new Map(),
    customers: new Map(),
    tokens: new Map(),
    kept: new Map(),
    keys: new Map(),
    events: [],
    name: (prefix = '') => {
      names += 1
      return `${prefix}fk${String(names).padStart(8, '0')}ZY`
    },
  }
}

export function timeOf(books: Books, later = 0): string {
  return new Date(books.clock.now() + later).toISOString()
}

/** https://developer.squareup.com/docs/webhooks/overview: the complete changed object. */
export function tell(books: Books, type: SquareEvent['type'], id: string, object: unknown): void {
  const kind = type.startsWith('payment') ? 'payment' : 'refund'
  books.events.push({
    merchant_id: books.seller.merchantId,
    type,
    event_id: books.name('evt-'),
    created_at: timeOf(books),
    data: { type: kind, id, object: { [kind]: object } },
  })
}

/** Stores a new version of a payment and emits its event. */
export function keep(books: Books, payment: Payment): Payment {
  const isNew = !books.payments.has(payment.id)
  const kept = { ...payment, updated_at: timeOf(books), version_token: books.name('v') }
  books.payments.set(kept.id, kept)
  tell(books, isNew ? 'payment.created' : 'payment.updated', kept.id, kept)
  return kept
}
