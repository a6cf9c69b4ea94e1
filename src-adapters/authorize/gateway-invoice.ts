import { createHash } from 'node:crypto'

/**
 * Our reference as an invoice number, which is limited to twenty characters and is the only name of ours in
 * Authorize.Net's lists. It is a hash of 100 bits in unambiguous letters and digits. The reference itself is in the
 * description.
 */
export function invoiceOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 20)].map((byte) => letters[byte % letters.length]).join('')
}

// 32 letters, so that each byte gives five whole bits.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
