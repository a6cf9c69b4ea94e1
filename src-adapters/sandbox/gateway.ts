import { createHash, randomUUID } from 'node:crypto'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
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
import { type Authorisation, ledgerIndex, type Step } from './ledger-index.ts'
import type { SandboxBank, StepAnswer } from './sandbox-bank.ts'
import { readInstrument, type SandboxBehaviour } from './sandbox-instrument.ts'
import { fileLedger, type LedgerEntry, memoryLedger } from './sandbox-ledger.ts'
import { sandboxRefunds } from './sandbox-refunds.ts'
import { sandboxVault } from './sandbox-vault.ts'

const pageOfCharges = 100
/** Milliseconds. */
export const stepLife = 15 * 60_000

export interface Sandbox extends PaymentGateway, SandboxBank {
  readonly charges: NonNullable<PaymentGateway['charges']>
  readonly refunds: NonNullable<PaymentGateway['refunds']>
  readonly vault: NonNullable<PaymentGateway['vault']>
  readonly ledger: () => readonly LedgerEntry[]
  readonly close: () => void
}

/** The ledger is append-only: JSON lines in `path`, else memory. */
export function sandboxGateway(path?: string, clock: Clock = { now: () => Date.now() }): Sandbox {
  const ledger = path === undefined ? memoryLedger() : fileLedger(path, readEntry)
  const known = ledgerIndex(ledger)
  const vault = sandboxVault(known)

  const isUsed = ({ instrument, reference }: ChargeRequest, hash: string): boolean =>
    instrument._tag === 'Nonce' && known.nonces.has(hash) && known.nonces.get(hash) !== reference

  const instrumentOf = (instrument: ChargeRequest['instrument']) =>
    (instrument._tag === 'SavedCard' ? vault.instrumentOf(instrument.token) : undefined) ?? readInstrument(instrument)

  const authoriseNew = (request: ChargeRequest): ChargeOutcome => {
    const { reference, amount, currency, instrument } = request
    const hash = createHash('sha256').update(textOf(request)).digest('hex')
    const read = instrumentOf(instrument)
    const behaviour: SandboxBehaviour =
      read === undefined || isUsed(request, hash) ? { _tag: 'Declines', reason: 'bad-instrument' } : read.behaviour
    if (behaviour._tag === 'Declines' || read === undefined) {
      const reason = behaviour._tag === 'Declines' ? behaviour.reason : 'bad-instrument'
      const outcome = { _tag: 'Declined', reason } as const
      known.append({ entry: 'decline', reference, instrument: hash, outcome })
      return outcome
    }
    const transactionId = `sbxtxn_${randomUUID()}`
    const charge = { reference, transactionId, amount, currency, instrument: hash, card: read.card, at: clock.now() }
    if (behaviour._tag === 'AsksForStep') {
      const data = `${transactionId}_secret_${randomUUID()}`
      known.append({ entry: 'step', ...charge, step: data })
      return { _tag: 'StepRequired', transactionId, data }
    }
    known.append({ entry: 'authorise', ...charge })
    return behaviour._tag === 'TimesOutAfterCharging'
      ? { _tag: 'Unknown' }
      : { _tag: 'Authorised', transactionId, amount, currency, card: read.card }
  }

  const endStep = ({ reference, instrument }: Step): void =>
    known.append({
      entry: 'decline',
      reference,
      instrument,
      outcome: { _tag: 'Declined', reason: 'not-confirmed' },
    })
  const isOpen = ({ reference }: Step): boolean => known.byReference.get(reference)?._tag === 'StepRequired'

  const lookUp = (reference: string): LookupOutcome => {
    const found = known.byReference.get(reference)
    const step = found?._tag === 'StepRequired' ? known.stepOfTransaction.get(found.transactionId) : undefined
    if (step !== undefined && clock.now() >= step.at + stepLife) endStep(step)
    return known.byReference.get(reference) ?? { _tag: 'NeverArrived' }
  }

  const answerStep = (name: string, answer: StepAnswer): 'taken' | 'closed' => {
    const step = known.steps.get(name)
    if (step === undefined) return 'closed'
    const wanted = answer === 'confirm' ? 'Authorised' : 'Declined'
    if (lookUp(step.reference)._tag === 'StepRequired') {
      const { entry: _, step: __, ...charge } = step
      if (answer === 'confirm') known.append({ entry: 'authorise', ...charge, at: clock.now() })
      else endStep(step)
    }
    return lookUp(step.reference)._tag === wanted ? 'taken' : 'closed'
  }

  const capture = (transactionId: string, amount: Minor): 'captured' | 'refused' => {
    const authorisation = known.authorisations.get(transactionId)
    if (authorisation === undefined || known.voided.has(transactionId) || amount > authorisation.amount)
      return 'refused'
    if (!known.captured.has(transactionId)) known.append({ entry: 'capture', transactionId, amount })
    return 'captured'
  }

  const cancel = (transactionId: string): 'cancelled' | 'refused' => {
    const step = known.stepOfTransaction.get(transactionId)
    if (step !== undefined && isOpen(step)) endStep(step)
    if (step !== undefined && !known.authorisations.has(transactionId)) return 'cancelled'
    if (!known.authorisations.has(transactionId) || known.captured.has(transactionId)) return 'refused'
    if (!known.voided.has(transactionId)) known.append({ entry: 'void', transactionId })
    return 'cancelled'
  }

  const refunds = sandboxRefunds(known)

  const listed = ({ reference, transactionId, amount, currency, at = 0 }: Authorisation): ListedCharge => {
    const captured = known.captured.get(transactionId)
    const state = known.voided.has(transactionId) ? 'cancelled' : captured === undefined ? 'authorised' : 'captured'
    const taken = captured ?? minor(0)
    return {
      reference,
      transactionId,
      at,
      state,
      currency,
      authorised: amount,
      captured: taken,
      refunded: refunds.of(transactionId),
    }
  }

  const charges = (since: Instant, cursor = '0'): ChargePage => {
    const found: ListedCharge[] = []
    const all = [...known.authorisations.values()]
    let at = /^\d{1,9}$/.test(cursor) ? Number(cursor) : all.length
    for (; at < all.length && found.length < pageOfCharges; at += 1) {
      const one = all[at]
      // Earlier versions wrote no time.
      if (one !== undefined && (one.at === undefined || one.at >= since)) found.push(listed(one))
    }
    return { _tag: 'Page', charges: found, ...(at < all.length ? { next: String(at) } : {}) }
  }

  return {
    id: 'sandbox',
    opensIntents: true,
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
    vault: { keep: async (request) => vault.keep(request), forget: async (token) => vault.forget(token) },
    answerStep: async (step, answer) => answerStep(step, answer),
    ledger: ledger.entries,
    close: ledger.close,
  }
}

/** A wallet intent has no instrument yet. */
function textOf({ instrument, reference }: ChargeRequest): string {
  switch (instrument._tag) {
    case 'Nonce':
      return instrument.nonce
    case 'SavedCard':
      return instrument.token
    case 'Intent':
      return reference
  }
}
