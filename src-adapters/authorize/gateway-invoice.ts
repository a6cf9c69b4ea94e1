import { createHash } from 'node:crypto'

/**
 * Our reference as an invoice number, which holds twenty characters and is all that Authorize.Net's lists show of a
 * transaction of ours. A reference is longer, so this is a hash of it: a hundred bits, in letters and digits that nobody
 * mistakes for each other. The reference itself stands in the transaction's description.
 */
export function invoiceOf(reference: string): string {
  const bytes = createHash('sha256').update(reference).digest()
  return [...bytes.subarray(0, 20)].map((byte) => letters[byte % letters.length]).join('')
}

// 32 of them, so that each byte gives five whole bits.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
