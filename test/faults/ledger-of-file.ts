import { readFileSync } from 'node:fs'
import { readEntry } from '../../src-adapters/sandbox/ledger-entry.ts'
import type { LedgerEntry } from '../../src-adapters/sandbox/sandbox-ledger.ts'

export function ledgerOfFile(file: string): readonly LedgerEntry[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : (readEntry(line) ?? [])))
}
