import { createHash } from 'node:crypto'

/**
 * Our reference as CardPointe's order id, which holds fifty characters and may look like no card's number: one that does
 * is kept masked, and found by nobody. So it is a hash of the reference in letters alone, a hundred and twenty bits of it.
 */
export function orderIdOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 30)].map((byte) => letters[byte % letters.length]).join('')
}

// 16 of them, so that each byte gives four whole bits; no vowels, so that no words come of it.
const letters = 'BCDFGHJKLMNPQRST'
