import { createHash } from 'node:crypto'

/**
 * Our reference as CardPointe's order id, which is limited to fifty characters. An id that resembles a card number is
 * masked and cannot be found. So it is a hash of 120 bits in letters only.
 */
export function orderIdOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 30)].map((byte) => letters[byte % letters.length]).join('')
}

// 16 letters, so that each byte gives four whole bits; no vowels, so that no words result.
const letters = 'BCDFGHJKLMNPQRST'
