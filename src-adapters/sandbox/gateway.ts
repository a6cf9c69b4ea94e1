import { createHash, randomUUID } from 'node:crypto'
import { type Cents, cents } from '../../src-domain/money/cents.ts'
import type {
  ChargeOutcome,
  ChargePage,
  ChargeRequest,
  ListedCharge,
  LookupOutcome,
  PaymentGateway,
} from '../../src-domain/payment/payment-gateway.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { readEntry } from './ledger-entry.ts'
import { readInstrument, type SandboxBehaviour } from './sandbox-instrument.ts'
import { fileLedger, type LedgerEntry, memoryLedger, type SandboxLedger } from './sandbox-ledger.ts'
import { type RefundEntry, sandboxRefunds } from './sandbox-refunds.ts'

type Authorisation = LedgerEntry & { readonly entry: 'authorise' }

const pageOfCharges = 100

export interface Sandbox extends PaymentGateway {
  readonly charges: NonNullable<PaymentGateway['charges']>
  readonly refunds: NonNullable<PaymentGateway['refunds']>
  /** What it did so far. */
  readonly ledger: () => readonly LedgerEntry[]
  readonly close: () => void
}

/**
 * The built-in processor of play money. The instrument's own words steer it. Its ledger is append-only: a file of JSON
 * lines when a path is given, else memory.
 */
export function sandboxGateway(path?: string, clock: Clock = { now: () => Date.now() }): Sandbox {
  const ledger = path === undefined ? memoryLedger() : fileLedger(path, readEntry)
  const known = indexed(ledger)

  const isUsed = ({ instrument, reference }: ChargeRequest, hash: string): boolean =>
    instrument._tag === 'Nonce' && known.nonces.has(hash) && known.nonces.get(hash) !== reference

  const authoriseNew = (request: ChargeRequest): ChargeOutcome => {
    const { reference, amount, instrument } = request
    const text = instrument._tag === 'Nonce' ? instrument.nonce : instrument.token
    const hash = createHash('sha256').update(text).digest('hex')
    const read = readInstrument(instrument._tag, text)
    const behaviour: SandboxBehaviour =
      read === undefined || isUsed(request, hash) ? { _tag: 'Declines', reason: 'bad-instrument' } : read.behaviour
    if (behaviour._tag === 'Declines' || read === undefined) {
      const reason = behaviour._tag === 'Declines' ? behaviour.reason : 'bad-instrument'
      const outcome = { _tag: 'Declined', reason } as const
      known.append({ entry: 'decline', reference, instrument: hash, outcome })
      return outcome
    }
    const transactionId = `sbxtxn_${randomUUID()}`
    const at = clock.now()
    known.append({ entry: 'authorise', reference, transactionId, amount, instrument: hash, card: read.card, at })
    return behaviour._tag === 'TimesOutAfterCharging'
      ? { _tag: 'Unknown' }
      : { _tag: 'Authorised', transactionId, card: read.card }
  }

  const lookUp = (reference: string): LookupOutcome => known.byReference.get(reference) ?? { _tag: 'NeverArrived' }

  const capture = (transactionId: string, amount: Cents): 'captured' | 'refused' => {
    const authorisation = known.authorisations.get(transactionId)
    if (authorisation === undefined || known.voided.has(transactionId) || amount > authorisation.amount)
      return 'refused'
    if (!known.captured.has(transactionId)) known.append({ entry: 'capture', transactionId, amount })
    return 'captured'
  }

  const cancel = (transactionId: string): 'cancelled' | 'refused' => {
    if (!known.authorisations.has(transactionId) || known.captured.has(transactionId)) return 'refused'
    if (!known.voided.has(transactionId)) known.append({ entry: 'void', transactionId })
    return 'cancelled'
  }

  const refunds = sandboxRefunds(known)

  const listed = ({ reference, transactionId, amount, at = 0 }: Authorisation): ListedCharge => {
    const captured = known.captured.get(transactionId)
    const state = known.voided.has(transactionId) ? 'cancelled' : captured === undefined ? 'authorised' : 'captured'
    const taken = captured ?? cents(0)
    return {
      reference,
      transactionId,
      at,
      state,
      authorised: amount,
      captured: taken,
      refunded: refunds.of(transactionId),
    }
  }

  /** In the order of the ledger; a page's name is where in it the page begins. */
  const charges = (since: Instant, cursor = '0'): ChargePage => {
    const found: ListedCharge[] = []
    const all = [...known.authorisations.values()]
    let at = /^\d{1,9}$/.test(cursor) ? Number(cursor) : all.length
    for (; at < all.length && found.length < pageOfCharges; at += 1) {
      const one = all[at]
      // What was written before times were kept is listed always: it might be of any time.
      if (one !== undefined && (one.at === undefined || one.at >= since)) found.push(listed(one))
    }
    return { _tag: 'Page', charges: found, ...(at < all.length ? { next: String(at) } : {}) }
  }

  return {
    id: 'sandbox',
    charges: async (since, cursor) => charges(since, cursor),
    authorise: async (request) => {
      const before = lookUp(request.reference)
      return before._tag === 'NeverArrived' ? authoriseNew(request) : before
    },
    lookUp: async (reference) => lookUp(reference),
    capture: async (transactionId, amount) => capture(transactionId, amount),
    cancel: async (transactionId) => cancel(transactionId),
    refunds: {
      refund: async (request) => refunds.refund(request),
      lookUp: async (reference) => refunds.lookUp(reference),
    },
    ledger: ledger.entries,
    close: ledger.close,
  }
}

/** The ledger by what is asked for, so that no question walks through all of it. */
function indexed(ledger: SandboxLedger) {
  const byReference = new Map<string, LookupOutcome>()
  const authorisations = new Map<string, Authorisation>()
  const nonces = new Map<string, string>()
  const captured = new Map<string, Cents>()
  const voided = new Set<string>()
  const refunds = new Map<string, RefundEntry>()
  const note = (entry: LedgerEntry) => {
    if (entry.entry === 'authorise') {
      const { transactionId, card } = entry
      byReference.set(entry.reference, { _tag: 'Authorised', transactionId, card })
      authorisations.set(transactionId, entry)
      nonces.set(entry.instrument, entry.reference)
    } else if (entry.entry === 'decline') {
      byReference.set(entry.reference, entry.outcome)
      nonces.set(entry.instrument, entry.reference)
    } else if (entry.entry === 'capture') captured.set(entry.transactionId, entry.amount)
    else if (entry.entry === 'refund') refunds.set(entry.reference, entry)
    else voided.add(entry.transactionId)
  }
  for (const entry of ledger.entries()) note(entry)
  const append = (entry: LedgerEntry) => {
    ledger.append(entry)
    note(entry)
  }
  return { append, byReference, authorisations, nonces, captured, voided, refunds }
}
