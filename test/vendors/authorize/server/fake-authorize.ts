import { type HeldClock, heldClock } from '../../line/held-clock.ts'
import { type Line, openLine } from '../../line/line.ts'
import { type Books, type Card, elapse, type Merchant, openBooks, type Profile, type Transaction } from './books.ts'
import { mint, type OpaqueData } from './cards.ts'
import { answer } from './messages.ts'
import { routed } from './routes.ts'

export interface FakeAuthorize extends Pick<Line, 'asked' | 'breakNext' | 'holdNext' | 'stop'> {
  readonly url: string
  readonly merchant: Merchant
  readonly clock: HeldClock
  readonly mint: (card?: Partial<Card>) => OpaqueData
  readonly transactions: () => readonly Transaction[]
  readonly profiles: () => readonly Profile[]
  /** Settles the day's captures and refunds. */
  readonly settle: () => void
}

export async function startFakeAuthorize(merchant: Partial<Merchant> = {}): Promise<FakeAuthorize> {
  const clock = heldClock()
  const books = openBooks({ ...sandboxMerchant, ...merchant }, clock)
  const line = await openLine(
    (asked) => {
      elapse(books)
      return routed(books, asked)
    },
    { ...answer(undefined, 'E00001'), status: 500 },
  )
  return {
    url: `${line.url}/xml/v1/request.api`,
    asked: line.asked,
    breakNext: line.breakNext,
    holdNext: line.holdNext,
    stop: line.stop,
    merchant: books.merchant,
    clock,
    mint: (card) => mint(books, card),
    transactions: () => {
      elapse(books)
      return [...books.transactions.values()]
    },
    profiles: () => [...books.profiles.values()],
    settle: () => settle(books),
  }
}

const sandboxMerchant: Merchant = { name: 'testlogin', transactionKey: 'testkey', refusedAvs: [], refusedCvv: [] }

function settle(books: Books): void {
  const batchId = books.number()
  books.batches.set(batchId, books.clock.now())
  for (const one of books.transactions.values()) {
    if (one.status === 'capturedPendingSettlement')
      books.transactions.set(one.id, { ...one, batchId, status: 'settledSuccessfully' })
    if (one.status === 'refundPendingSettlement')
      books.transactions.set(one.id, { ...one, batchId, status: 'refundSettledSuccessfully' })
  }
}
