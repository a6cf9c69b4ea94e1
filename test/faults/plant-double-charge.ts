import { appendFileSync, readFileSync } from 'node:fs'
import { readEntry } from '../../src-adapters/sandbox/ledger-entry.ts'

/** Charges the first captured order of a ledger once more, as a second authorisation under the same reference. */
export function plantDoubleCharge(ledgerFile: string): void {
  const entries = readFileSync(ledgerFile, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : (readEntry(line) ?? [])))
  const captured = new Set(entries.flatMap((one) => (one.entry === 'capture' ? [one.transactionId] : [])))
  const first = entries.find((one) => one.entry === 'authorise' && captured.has(one.transactionId))
  if (first?.entry !== 'authorise') throw new Error('no charge was captured that could be doubled')
  const transactionId = `${first.transactionId}-again`
  const again = [
    { ...first, transactionId },
    { entry: 'capture', transactionId, amount: first.amount },
  ]
  appendFileSync(ledgerFile, again.map((one) => `${JSON.stringify(one)}\n`).join(''))
}
