import { createHash } from 'node:crypto'

/**
 * Order ids are limited to fifty characters, and one that resembles a card number is masked. So this is a 120-bit hash
 * in letters.
 */
export function orderIdOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 30)].map((byte) => letters[byte % letters.length]).join('')
}

// Sixteen: four bits each. No vowels, so no words.
const letters = 'BCDFGHJKLMNPQRST'
