import { createHash } from 'node:crypto'

/** At most fifty characters; ids like card numbers are masked. So a 120-bit hash in letters. */
export function orderIdOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 30)].map((byte) => letters[byte % letters.length]).join('')
}

// Four bits each. No vowels, so no words.
const letters = 'BCDFGHJKLMNPQRST'
