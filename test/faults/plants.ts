import { appendFileSync, writeFileSync } from 'node:fs'
import type { LedgerEntry } from '../../src-adapters/sandbox/sandbox-ledger.ts'
import { ledgerOfFile } from './ledger-of-file.ts'

export type Plant = (ledgerFile: string) => void

export const plants = {
  'double-charge': (file) => {
    const entries = ledgerOfFile(file)
    const first = capturedFirst(entries)
    const transactionId = `${first.transactionId}-again`
    append(file, { ...first, transactionId }, { entry: 'capture', transactionId, amount: first.amount })
  },
  'double-capture': (file) => {
    const { transactionId, amount } = capturedFirst(ledgerOfFile(file))
    append(file, { entry: 'capture', transactionId, amount })
  },
  'missing-refund': (file) => {
    const entries = ledgerOfFile(file)
    const last = entries.findLastIndex(({ entry }) => entry === 'refund')
    if (last === -1) throw new Error('nothing was given back that could be missing')
    writeFileSync(file, textOf(entries.filter((_, at) => at !== last)))
  },
  'double-refund': (file) => {
    const last = ledgerOfFile(file).findLast((one) => one.entry === 'refund')
    if (last?.entry !== 'refund') throw new Error('nothing was given back that could be doubled')
    append(file, {
      ...last,
      reference: `${last.reference}-again`,
      refundId: `${last.refundId}-again`,
      amount: last.amount,
    })
  },
} as const satisfies Readonly<Record<string, Plant>>

export type PlantName = keyof typeof plants

export function isPlant(name: string): name is PlantName {
  return Object.hasOwn(plants, name)
}

function capturedFirst(entries: readonly LedgerEntry[]): LedgerEntry & { readonly entry: 'authorise' } {
  const captured = new Set(entries.flatMap((one) => (one.entry === 'capture' ? [one.transactionId] : [])))
  const first = entries.find((one) => one.entry === 'authorise' && captured.has(one.transactionId))
  if (first?.entry !== 'authorise') throw new Error('no charge was captured that could be doubled')
  return first
}

function append(file: string, ...entries: readonly LedgerEntry[]): void {
  appendFileSync(file, textOf(entries))
}

function textOf(entries: readonly LedgerEntry[]): string {
  return entries.map((one) => `${JSON.stringify(one)}\n`).join('')
}
