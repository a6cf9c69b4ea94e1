import { createHash } from 'node:crypto'

/** At most twenty characters, so a 100-bit hash; the description has the reference. */
export function invoiceOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 20)].map((byte) => letters[byte % letters.length]).join('')
}

// 32 unambiguous letters: five bits each.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
