import type { CardOutcome } from '../../src-domain/card/cards-state.ts'
import type { Words } from '../messages/words-context.tsx'

/** Messages of a card that was not saved (PAY-42, CARD-10). */
export function cardOutcomeWords(words: Words['cards']): Readonly<Partial<Record<CardOutcome, string>>> {
  return { declined: words.declined, 'not-confirmed': words.notConfirmed, failed: words.failed }
}
