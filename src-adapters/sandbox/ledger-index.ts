import type { Minor } from '../../src-domain/money/minor.ts'
import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { LedgerEntry, SandboxLedger } from './sandbox-ledger.ts'
import type { RefundEntry } from './sandbox-refunds.ts'
import type { KeepEntry } from './sandbox-vault.ts'

export type Authorisation = LedgerEntry & { readonly entry: 'authorise' }
export type Step = LedgerEntry & { readonly entry: 'step' }

export function ledgerIndex(ledger: SandboxLedger) {
  const byReference = new Map<string, LookupOutcome>()
  const authorisations = new Map<string, Authorisation>()
  const steps = new Map<string, Step>()
  const stepOfTransaction = new Map<string, Step>()
  const nonces = new Map<string, string>()
  const captured = new Map<string, Minor>()
  const voided = new Set<string>()
  const refunds = new Map<string, RefundEntry>()
  const cards = new Map<string, KeepEntry>()
  const cardOfReference = new Map<string, KeepEntry>()
  const forgotten = new Set<string>()
  const note = (entry: LedgerEntry) => {
    switch (entry.entry) {
      case 'authorise': {
        const { transactionId, amount, currency, card } = entry
        byReference.set(entry.reference, { _tag: 'Authorised', transactionId, amount, currency, card })
        authorisations.set(transactionId, entry)
        nonces.set(entry.instrument, entry.reference)
        return
      }
      case 'step': {
        const { transactionId, step } = entry
        byReference.set(entry.reference, { _tag: 'StepRequired', transactionId, data: step })
        steps.set(step, entry)
        stepOfTransaction.set(transactionId, entry)
        nonces.set(entry.instrument, entry.reference)
        return
      }
      case 'decline':
        byReference.set(entry.reference, entry.outcome)
        nonces.set(entry.instrument, entry.reference)
        return
      case 'capture':
        captured.set(entry.transactionId, entry.amount)
        return
      case 'refund':
        refunds.set(entry.reference, entry)
        return
      case 'void':
        voided.add(entry.transactionId)
        return
      case 'keep':
        cards.set(entry.token, entry)
        cardOfReference.set(entry.reference, entry)
        nonces.set(entry.instrument, entry.reference)
        return
      case 'forget':
        forgotten.add(entry.token)
    }
  }
  for (const entry of ledger.entries()) note(entry)
  const append = (entry: LedgerEntry) => {
    ledger.append(entry)
    note(entry)
  }
  const charges = { byReference, authorisations, steps, stepOfTransaction, nonces, captured, voided, refunds }
  return { ...charges, append, cards, cardOfReference, forgotten }
}
