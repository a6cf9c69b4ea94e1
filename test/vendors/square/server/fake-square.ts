import { type HeldClock, heldClock } from '../../line/held-clock.ts'
import { type Answered, type Asked, type Line, openLine } from '../../line/line.ts'
import { type Books, openBooks, type Seller, type SquareEvent } from './books.ts'
import { elapse } from './move-payment.ts'
import type { Customer, Payment, Refund, StoredCard } from './objects.ts'
import { settle } from './refunds.ts'
import { failed, unauthorized, written } from './refusals.ts'
import { routed } from './routes.ts'
import { mint, type NewToken } from './sources.ts'

export interface FakeSquare extends Pick<Line, 'url' | 'asked' | 'breakNext' | 'holdNext' | 'stop'> {
  readonly seller: Seller
  readonly clock: HeldClock
  /** A one-time token as the card form makes it; `declines` is the error code of its charge. */
  readonly mint: (token?: NewToken) => string
  readonly payments: () => readonly Payment[]
  readonly refunds: () => readonly Refund[]
  readonly cards: () => readonly StoredCard[]
  readonly customers: () => readonly Customer[]
  /** Events, oldest first; `posted` turns them into webhooks. */
  readonly events: () => readonly SquareEvent[]
  readonly settleRefunds: (status?: 'COMPLETED' | 'REJECTED') => void
}

export async function startFakeSquare(seller: Partial<Seller> = {}): Promise<FakeSquare> {
  const clock = heldClock()
  const books = openBooks({ ...sandboxSeller, ...seller }, clock)
  const line = await openLine((asked) => answered(books, asked), written(failed))
  const now = <A>(all: Map<string, A>) => {
    elapse(books)
    return [...all.values()]
  }
  return {
    url: line.url,
    asked: line.asked,
    breakNext: line.breakNext,
    holdNext: line.holdNext,
    stop: line.stop,
    seller: books.seller,
    clock,
    mint: (token) => mint(books, token),
    payments: () => now(books.payments),
    refunds: () => now(books.refunds),
    cards: () => now(books.cards),
    customers: () => now(books.customers),
    events: () => {
      elapse(books)
      return [...books.events]
    },
    settleRefunds: (status = 'COMPLETED') => settle(books, status),
  }
}

const sandboxSeller: Seller = {
  accessToken: 'EAAA-of-the-tests',
  merchantId: 'MLOFTHETESTS',
  locationId: 'LOFTHETESTS',
  currency: 'USD',
}

/** https://developer.squareup.com/docs/build-basics/access-tokens: each call needs the seller's token. */
function answered(books: Books, asked: Asked): Answered {
  if (asked.headers.authorization !== `Bearer ${books.seller.accessToken}`) return written(unauthorized)
  elapse(books)
  return routed(books, asked)
}
