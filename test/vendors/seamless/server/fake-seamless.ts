import { type HeldClock, heldClock } from '../../line/held-clock.ts'
import { type Line, openLine } from '../../line/line.ts'
import { fails } from './answers.ts'
import { elapse, settle } from './batches.ts'
import type { Account, Batch, Books, Merchant, Transaction } from './books.ts'
import { routed } from './routes.ts'
import { type CardData, openVault, type Vault } from './vault.ts'

export interface FakeSeamless extends Pick<Line, 'asked' | 'breakNext' | 'holdNext' | 'stop'> {
  /** The gateway's URL: `https://<site>.cardconnect.com/cardconnect/rest`. */
  readonly url: string
  readonly merchant: Merchant
  readonly clock: HeldClock
  /** CardSecure, as called by the frame in the browser. */
  readonly tokenise: Vault['tokenise']
  /** A token as the frame makes it; defaults are a good card. */
  readonly token: (card?: Partial<CardData>) => string
  readonly transactions: () => readonly Transaction[]
  readonly accounts: () => readonly Account[]
  readonly batches: () => readonly Batch[]
  readonly settle: () => void
}

export async function startFakeSeamless(merchant: Partial<Merchant> = {}): Promise<FakeSeamless> {
  const clock = heldClock()
  const books = openBooks({ ...testMerchant, ...merchant }, clock)
  const line = await openLine(
    (asked) => {
      elapse(books)
      return routed(books, asked)
    },
    fails(500, 'Internal Server Error', '/cardconnect/rest'),
  )
  return {
    url: `${line.url}/cardconnect/rest`,
    asked: line.asked,
    breakNext: line.breakNext,
    holdNext: line.holdNext,
    stop: line.stop,
    merchant: books.merchant,
    clock,
    tokenise: books.vault.tokenise,
    token: (card = {}) => books.vault.tokenise({ ...goodCard, ...card }).token,
    transactions: () => {
      elapse(books)
      return [...books.transactions.values()]
    },
    accounts: () => [...books.accounts.values()],
    batches: () => {
      elapse(books)
      return [...books.batches.values()]
    },
    settle: () => settle(books),
  }
}

const goodCard: CardData = { account: '4788250000121443', expiry: '1230', cvv: '112' }

const testMerchant: Merchant = {
  merchid: '496160873888',
  user: 'testing',
  password: 'testing123',
  host: 'FNOR',
  currency: 'USD',
  refusedAvs: [],
  refusedCvv: [],
  needsCvv: false,
  tellsChecks: false,
  refundsUnsettled: false,
  capturesMore: false,
  perMinute: Number.POSITIVE_INFINITY,
}

function openBooks(merchant: Merchant, clock: HeldClock): Books {
  let last = 0
  return {
    merchant,
    clock,
    vault: openVault(clock),
    transactions: new Map(),
    accounts: new Map(),
    batches: new Map(),
    limited: [],
    number: () => {
      last += 1
      return last
    },
  }
}
