import { createHash } from 'node:crypto'

/** Hash of the stored terms: an order priced by other terms must be priced again. */
export function promotionVersion(terms: string): string {
  return createHash('sha256').update(terms).digest('base64url').slice(0, 22)
}
