import { createHash, randomUUID } from 'node:crypto'
import type { KeepOutcome, KeepRequest } from '../../src-domain/payment/card-vault.ts'
import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import { instrumentWith, readInstrument, type SandboxInstrument, wordIn } from './sandbox-instrument.ts'
import type { LedgerEntry } from './sandbox-ledger.ts'

export type KeepEntry = LedgerEntry & { readonly entry: 'keep' }

export interface VaultBooks {
  readonly byReference: ReadonlyMap<string, LookupOutcome>
  /** SHA-256 of a nonce to the reference that used it. */
  readonly nonces: ReadonlyMap<string, string>
  /** Including deleted ones. */
  readonly cards: ReadonlyMap<string, KeepEntry>
  /** By reference. */
  readonly cardOfReference: ReadonlyMap<string, KeepEntry>
  readonly forgotten: ReadonlySet<string>
  readonly append: (entry: LedgerEntry) => void
}

/** Saves only cards that a charge would accept, once per reference. */
export function sandboxVault({ byReference, nonces, cards, cardOfReference, forgotten, append }: VaultBooks) {
  const keepNew = ({ reference, nonce }: KeepRequest): KeepOutcome => {
    const instrument = createHash('sha256').update(nonce).digest('hex')
    const read = nonces.has(instrument) ? undefined : readInstrument({ _tag: 'Nonce', nonce })
    if (read === undefined || read.behaviour._tag === 'Declines') {
      const reason = read?.behaviour._tag === 'Declines' ? read.behaviour.reason : 'bad-instrument'
      const outcome = { _tag: 'Declined', reason } as const
      append({ entry: 'decline', reference, instrument, outcome })
      return outcome
    }
    const { card } = read
    const token = `sbxcard_${randomUUID()}`
    append({ entry: 'keep', reference, token, instrument, word: wordIn(nonce), card })
    return read.behaviour._tag === 'TimesOutAfterCharging' ? { _tag: 'Unknown' } : { _tag: 'Kept', token, card }
  }
  return {
    keep: (request: KeepRequest): KeepOutcome => {
      const before = cardOfReference.get(request.reference)
      if (before !== undefined) return { _tag: 'Kept', token: before.token, card: before.card }
      const refused = byReference.get(request.reference)
      return refused?._tag === 'Declined' ? refused : keepNew(request)
    },
    forget: (token: string): 'forgotten' | 'refused' => {
      // The demo's preset cards were never saved.
      if (!cards.has(token)) return readInstrument({ _tag: 'SavedCard', token }) === undefined ? 'refused' : 'forgotten'
      if (!forgotten.has(token)) append({ entry: 'forget', token })
      return 'forgotten'
    },
    instrumentOf: (token: string): SandboxInstrument | undefined => {
      const kept = forgotten.has(token) ? undefined : cards.get(token)
      return kept && instrumentWith(kept.word, kept.card.brand, kept.card.last4)
    },
  }
}
