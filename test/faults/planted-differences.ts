import { randomUUID } from 'node:crypto'
import type { LedgerEntry } from '../../src-adapters/sandbox/sandbox-ledger.ts'
import { minor } from '../../src-domain/money/minor.ts'

// Inconsistent books, written straight into tables and ledger, independently of the reconciler.

/** The expected report of one planted difference. */
export interface PlantedDifference {
  readonly kind: string
  readonly transactionId: string
  readonly orderId?: string
  /** Expected new ledger entry; absent: none. */
  readonly mendedBy?: 'capture' | 'void'
}

export interface PlantedBooks {
  readonly differences: readonly PlantedDifference[]
  /** Correct, pending, old or foreign transactions: no report, no change. */
  readonly quiet: readonly string[]
  readonly ledger: readonly LedgerEntry[]
  readonly statements: readonly string[]
}

type AttemptState = 'started' | 'authorised' | 'declined' | 'abandoned'

interface Intent {
  /** Age in minutes. */
  readonly age: number
  readonly due: number
  readonly orderId: string
  readonly key: string
  readonly reference: string
  readonly transactionId: string
}

const brandId = 'noodle-house'
/** The reconciler compares entries between a quarter of an hour and eight days old. */
const settled = 3 * 60

/** `now`: the database's clock. */
export function plantDifferences(now: number): PlantedBooks {
  const books = emptyBooks(now)
  const { differences, quiet } = books
  const named = (kind: string, { transactionId, orderId }: Intent, more: Partial<PlantedDifference> = {}) =>
    differences.push({ kind, transactionId, orderId, ...more })
  const unnamed = ({ transactionId }: Intent) => quiet.push(transactionId)
  const times = (count: number, plant: (intent: Intent, at: number) => void, age = settled) => {
    for (let at = 0; at < count; at += 1) plant(anIntent(age + at, 1_000 + 7 * at), at)
  }

  plantMissingOrders(books, times)
  plantMissingCharges(books, times, named)
  plantWrongAmounts(books, times, named)
  plantDoubles(books, times, named)
  plantUncaptured(books, times, named)
  plantLoose(books, times, named)
  plantRight(books, times, unnamed)
  plantInFlight(books, times, unnamed)
  return books
}

type Times = (count: number, plant: (intent: Intent, at: number) => void, age?: number) => void
type Named = (kind: string, intent: Intent, more?: Partial<PlantedDifference>) => void
type Unnamed = (intent: Intent) => void

function plantMissingOrders({ attempt, authorise, capture, placement, differences }: Books, times: Times) {
  const withoutOrder = (kind: string, intent: Intent) => differences.push({ kind, transactionId: intent.transactionId })
  times(20, (intent) => {
    placement(intent, 'open')
    attempt(intent, 'abandoned')
    authorise(intent)
    capture(intent)
    withoutOrder('missing-order', intent)
  })
  times(10, (intent) => {
    authorise(intent)
    capture(intent)
    withoutOrder('missing-order', intent)
  })
  times(5, (intent) => {
    placement(intent, 'placed')
    attempt(intent, 'authorised')
    withoutOrder('missing-order', intent)
  })
}

function plantMissingCharges(books: Books, times: Times, named: Named) {
  const { order, attempt, authorise, capture, cancel, placement } = books
  times(15, (intent) => {
    placement(intent, 'placed')
    attempt(intent, 'authorised')
    order(intent)
    named('missing-charge', intent)
  })
  times(10, (intent) => {
    placement(intent, 'placed')
    attempt(intent, 'authorised')
    order(intent)
    authorise(intent)
    cancel(intent)
    named('missing-charge', intent)
  })
  times(5, (intent) => {
    order(intent)
    named('missing-charge', intent)
  })
  times(5, (first) => {
    placement(first, 'placed')
    attempt(first, 'authorised')
    order(first)
    authorise(first)
    capture(first)
    const second = { ...anIntent(first.age, first.due), transactionId: first.transactionId }
    order(second)
    named('missing-charge', second)
  })
}

function plantWrongAmounts(books: Books, times: Times, named: Named) {
  const { paid } = books
  times(12, (intent, at) => {
    paid(intent, { captured: intent.due - 1 - at })
    named('wrong-amount', intent)
  })
  times(8, (intent, at) => {
    paid(intent, { authorised: intent.due + 500, captured: intent.due + 1 + at })
    named('wrong-amount', intent)
  })
  times(5, (intent) => {
    paid(intent, { attempted: intent.due - 100 })
    named('wrong-amount', intent)
  })
  times(5, (intent) => {
    paid(intent, { attempted: intent.due - 100, authorised: intent.due - 100, captured: intent.due - 100 })
    named('wrong-amount', intent)
  })
  times(5, (intent) => {
    paid(intent, { authorised: intent.due - 1, captured: 0 })
    named('wrong-amount', intent)
  })
}

function plantDoubles(books: Books, times: Times, named: Named) {
  const { attempt, authorise, capture, order, placement, paid } = books
  times(15, (first) => {
    const second = next(first)
    attempt(first, 'abandoned')
    authorise(first)
    capture(first)
    paid(second)
    named('double', first)
  })
  times(10, (intent) => {
    const again = { ...intent, transactionId: aTransaction() }
    paid(intent)
    authorise(again)
    capture(again)
    named('double', again)
  })
  times(10, (intent) => {
    placement(intent, 'placed')
    attempt(intent, 'abandoned')
    authorise(intent)
    capture(intent)
    order(intent, 'cash')
    named('double', intent)
  })
}

function plantUncaptured({ paid, job }: Books, times: Times, named: Named) {
  times(20, (intent) => {
    paid(intent, { captured: 0 })
    named('uncaptured', intent, { mendedBy: 'capture' })
  })
  times(10, (intent) => {
    paid(intent, { captured: 0 })
    job(intent, 'capture', 'dead')
    named('uncaptured', intent, { mendedBy: 'capture' })
  })
}

function plantLoose(books: Books, times: Times, named: Named) {
  const { attempt, authorise, placement, paid, job, differences } = books
  const loose = (intent: Intent, state: AttemptState = 'abandoned') => {
    placement(intent, 'open')
    attempt(intent, state)
    authorise(intent)
  }
  const withoutOrder = ({ transactionId }: Intent) =>
    differences.push({ kind: 'loose-authorisation', transactionId, mendedBy: 'void' })
  times(12, (intent) => {
    loose(intent)
    withoutOrder(intent)
  })
  times(3, (intent) => {
    loose(intent, 'declined')
    withoutOrder(intent)
  })
  times(10, (first) => {
    attempt(first, 'abandoned')
    authorise(first)
    paid(next(first))
    named('loose-authorisation', first, { mendedBy: 'void' })
  })
  times(5, (intent) => {
    loose(intent)
    job(intent, 'cancel', 'dead')
    withoutOrder(intent)
  })
}

/** Correct, foreign and old entries. */
function plantRight(books: Books, times: Times, unnamed: Unnamed) {
  const { attempt, authorise, cancel, capture, decline, order, placement, paid } = books
  times(80, (intent) => {
    paid(intent)
    unnamed(intent)
  })
  times(15, (intent) => {
    placement(intent, 'placed')
    order(intent, 'cash')
    unnamed(intent)
  })
  times(15, (intent) => {
    placement(intent, 'open')
    attempt(intent, 'abandoned')
    authorise(intent)
    cancel(intent)
    unnamed(intent)
  })
  times(15, (first) => {
    attempt(first, 'declined')
    decline(first)
    paid(next(first))
    unnamed(first)
  })
  times(10, (intent, at) => {
    const foreign = { ...intent, reference: `till ${at}` }
    authorise(foreign)
    capture(foreign)
    unnamed(foreign)
  })
  times(
    5,
    (intent) => {
      placement(intent, 'placed')
      attempt(intent, 'authorised')
      order(intent)
      unnamed(intent)
    },
    20 * 24 * 60,
  )
}

function plantInFlight(books: Books, times: Times, unnamed: Unnamed) {
  const { attempt, authorise, capture, job, placement, paid } = books
  const loose = (intent: Intent, lookAgain?: string) => {
    placement(intent, 'open')
    attempt(intent, 'abandoned', lookAgain)
    authorise(intent)
  }
  times(
    10,
    (intent) => {
      paid(intent, { captured: 0 })
      unnamed(intent)
    },
    1,
  )
  times(10, (intent) => {
    placement(intent, 'unknown')
    attempt(intent, 'started')
    authorise(intent)
    unnamed(intent)
  })
  times(
    5,
    (intent) => {
      placement(intent, 'attempting')
      attempt(intent, 'started')
      unnamed(intent)
    },
    1,
  )
  times(15, (intent) => {
    paid(intent, { captured: 0 })
    job(intent, 'capture', 'living')
    unnamed(intent)
  })
  times(10, (intent) => {
    loose(intent)
    job(intent, 'cancel', 'living')
    unnamed(intent)
  })
  times(5, (intent) => {
    loose(intent, "now() + interval '1 minute'")
    unnamed(intent)
  })
  times(
    5,
    (intent) => {
      loose(intent)
      capture(intent)
      unnamed(intent)
    },
    1,
  )
  times(
    5,
    (intent) => {
      loose(intent)
      unnamed(intent)
    },
    1,
  )
}

function aTransaction() {
  return `sbxtxn_${randomUUID()}`
}

function anIntent(age: number, due: number): Intent {
  const orderId = randomUUID().replaceAll('-', '')
  const reference = `order:${orderId}:attempt:1`
  return { age, due, orderId, key: randomUUID(), reference, transactionId: aTransaction() }
}

/** The next attempt of the same order. */
function next(first: Intent): Intent {
  return { ...first, reference: first.reference.replace(/1$/, '2'), transactionId: aTransaction() }
}

interface PaidOtherwise {
  readonly attempted?: number
  readonly authorised?: number
  readonly captured?: number
}

type Books = ReturnType<typeof emptyBooks>

function emptyBooks(now: number) {
  const statements: string[] = []
  const ledger: LedgerEntry[] = []
  const differences: PlantedDifference[] = []
  const quiet: string[] = []
  const ago = ({ age }: Intent) => `now() - interval '${age} minutes'`

  const placement = ({ key, orderId, reference }: Intent, state: string) =>
    statements.push(`
      insert into placements (brand_id, key, state, attempt, fingerprint, order_id, changed_at)
      values ('${brandId}', '${key}', '${state}', ${reference.at(-1)}, 'planted', '${orderId}', now())
      on conflict (brand_id, key) do update set state = excluded.state, attempt = excluded.attempt`)
  const attempt = (intent: Intent, state: AttemptState, lookAgain = 'null', amount = intent.due) =>
    statements.push(`
      insert into attempts (brand_id, key, n, reference, state, processor, instrument_hash, likeness, is_single_use,
        amount, draft, transaction_id, lease_until, look_again_at, started_at)
      values ('${brandId}', '${intent.key}', ${intent.reference.at(-1)}, '${intent.reference}', '${state}', 'sandbox',
        'planted', '${randomUUID()}', true, ${amount}, ${state === 'started' ? "'{}'" : 'null'},
        ${state === 'authorised' ? `'${intent.transactionId}'` : 'null'}, now() + interval '1 hour', ${lookAgain},
        ${ago(intent)})`)
  const order = (intent: Intent, kind: 'card' | 'cash' = 'card') => {
    const payment =
      kind === 'cash' ? { kind } : { kind, processor: 'sandbox', transactionId: intent.transactionId, last4: '4242' }
    statements.push(`
      insert into orders (id, token, brand_id, key, location_id, display_number, order_type, menu_version, subtotal,
        discount, service_fee, tax, credit, gift_card, tip, due, placed_at, ticket, payment, submitted)
      values ('${intent.orderId}', '${randomUUID()}', '${brandId}', '${intent.key}', 'loc-1', 1, 'pickup', 'planted',
        ${intent.due}, 0, 0, 0, 0, 0, 0, ${intent.due}, ${ago(intent)}, '{}', '${JSON.stringify(payment)}', '{}')`)
  }
  const job = ({ orderId, transactionId, due }: Intent, kind: 'capture' | 'cancel', state: 'dead' | 'living') =>
    statements.push(`
      insert into jobs (brand_id, kind, subject, payload, run_at, tries, last_error, is_dead)
      values ('${brandId}', '${kind}', '${kind === 'capture' ? orderId : transactionId}',
        '${JSON.stringify({ processor: 'sandbox', transactionId, ...(kind === 'capture' ? { amount: due } : {}) })}',
        now() + interval '1 hour', 9, '${kind}: unknown', ${state === 'dead'})`)

  const authorise = ({ reference, transactionId, due, age }: Intent, amount = due) =>
    ledger.push({
      entry: 'authorise',
      ...{ reference, transactionId, amount: minor(amount), currency: 'USD', at: now - age * 60_000 },
      instrument: randomUUID(),
      card: { brand: 'visa', last4: '4242' },
    })
  const decline = ({ reference }: Intent) =>
    ledger.push({
      ...{ entry: 'decline', reference, instrument: randomUUID() },
      outcome: { _tag: 'Declined', reason: 'declined' },
    })
  const capture = ({ transactionId, due }: Intent, amount = due) =>
    ledger.push({ entry: 'capture', transactionId, amount: minor(amount) })
  const cancel = ({ transactionId }: Intent) => ledger.push({ entry: 'void', transactionId })

  /** An order with attempt and charge, correct except for `other`. */
  const paid = (intent: Intent, other: PaidOtherwise = {}) => {
    const { attempted = intent.due, authorised = intent.due, captured = intent.due } = other
    placement(intent, 'placed')
    attempt(intent, 'authorised', 'null', attempted)
    order(intent)
    authorise(intent, authorised)
    if (captured > 0) capture(intent, captured)
  }
  return {
    statements,
    ledger,
    differences,
    quiet,
    placement,
    attempt,
    order,
    job,
    authorise,
    decline,
    capture,
    cancel,
    paid,
  }
}
