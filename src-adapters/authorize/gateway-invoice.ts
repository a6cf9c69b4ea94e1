import { createHash } from 'node:crypto'

/** A 100-bit hash, because an invoice number has at most 20 characters; the description holds the reference. */
export function invoiceOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 20)].map((byte) => letters[byte % letters.length]).join('')
}

// 32 unambiguous letters: five bits each.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
