import { createHash } from 'node:crypto'
import type { CardOwner } from './cards-facade.ts'

/** Short, unique per brand, without personal data. */
export function holderId({ brandId, patronId }: CardOwner): string {
  return createHash('sha256')
    .update(JSON.stringify([brandId, patronId]))
    .digest('base64url')
    .slice(0, 20)
}
