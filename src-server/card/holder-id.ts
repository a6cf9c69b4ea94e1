import { createHash } from 'node:crypto'
import type { CardOwner } from './cards-facade.ts'

/** The patron's id at processors: short enough for each, unique per brand, and without personal data. */
export function holderId({ brandId, patronId }: CardOwner): string {
  return createHash('sha256')
    .update(JSON.stringify([brandId, patronId]))
    .digest('base64url')
    .slice(0, 20)
}
