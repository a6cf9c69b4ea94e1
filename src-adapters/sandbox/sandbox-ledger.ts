import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { ChargeOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { Instant } from '../../src-domain/time/clock.ts'

export type LedgerEntry =
  | {
      readonly entry: 'authorise'
      readonly reference: string
      readonly transactionId: string
      readonly amount: Minor
      readonly currency: Currency
      /** SHA-256 of the nonce or card token. */
      readonly instrument: string
      readonly card: { readonly brand: string; readonly last4: string }
      /** Absent in earlier ledgers. */
      readonly at?: Instant
    }
  /** The outcome is a later entry of the same reference. */
  | {
      readonly entry: 'step'
      readonly reference: string
      readonly transactionId: string
      readonly amount: Minor
      readonly currency: Currency
      readonly instrument: string
      readonly card: { readonly brand: string; readonly last4: string }
      /** Identifies the step to the customer's browser. */
      readonly step: string
      readonly at: Instant
    }
  | {
      readonly entry: 'decline'
      readonly reference: string
      readonly instrument: string
      readonly outcome: ChargeOutcome & { readonly _tag: 'Declined' }
    }
  | { readonly entry: 'capture'; readonly transactionId: string; readonly amount: Minor }
  | { readonly entry: 'void'; readonly transactionId: string }
  | {
      readonly entry: 'refund'
      readonly reference: string
      readonly refundId: string
      readonly transactionId: string
      readonly amount: Minor
      readonly currency: Currency
    }
  | {
      readonly entry: 'keep'
      readonly reference: string
      readonly token: string
      readonly instrument: string
      readonly word: string
      readonly card: { readonly brand: string; readonly last4: string }
    }
  | { readonly entry: 'forget'; readonly token: string }

export interface SandboxLedger {
  readonly entries: () => readonly LedgerEntry[]
  /** Syncs to disk before it returns, because a lost entry would lead to a second charge. */
  readonly append: (entry: LedgerEntry) => void
  readonly close: () => void
}

export function memoryLedger(): SandboxLedger {
  const entries: LedgerEntry[] = []
  return { entries: () => entries, append: (entry) => entries.push(entry), close: () => undefined }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return ''
    throw reason
  }
}

/** Drops a line that a crash cut off. */
export function fileLedger(path: string, read: (line: string) => LedgerEntry | undefined): SandboxLedger {
  const text = textOf(path)
  const entries = text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => read(line) ?? [])
  const file = openSync(path, 'a')
  if (text !== '' && !text.endsWith('\n')) writeSync(file, '\n')
  return {
    entries: () => entries,
    append: (entry) => {
      writeSync(file, `${JSON.stringify(entry)}\n`)
      entries.push(entry)
    },
    close: () => closeSync(file),
  }
}
