import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { readEntry } from '../../src-adapters/sandbox/ledger-entry.ts'
import type { LedgerEntry } from '../../src-adapters/sandbox/sandbox-ledger.ts'

export function ledgerTail(path: string): { readonly next: () => readonly LedgerEntry[]; readonly close: () => void } {
  const buffer = Buffer.alloc(1 << 16)
  let file: number | undefined
  let at = 0
  let rest = ''
  return {
    next: () => {
      if (file === undefined && !existsSync(path)) return []
      file ??= openSync(path, 'r')
      const length = readSync(file, buffer, 0, buffer.length, at)
      at += length
      const lines = `${rest}${buffer.toString('latin1', 0, length)}`.split('\n')
      rest = lines.pop() ?? ''
      return lines.flatMap((line) => readEntry(line) ?? [])
    },
    close: () => {
      if (file !== undefined) closeSync(file)
    },
  }
}

export function references() {
  const charges = new Map<string, string>()
  return (entry: LedgerEntry): string | undefined => {
    if (entry.entry === 'authorise' || entry.entry === 'step') charges.set(entry.transactionId, entry.reference)
    if (entry.entry === 'capture' || entry.entry === 'void') return charges.get(entry.transactionId)
    return 'reference' in entry ? entry.reference : undefined
  }
}
