import { createHash } from 'node:crypto'
import type { CardOwner } from './cards-facade.ts'

/** By which processors know a patron: short enough for each of them, of one brand only, and nobody's name. */
export function holderId({ brandId, patronId }: CardOwner): string {
  return createHash('sha256')
    .update(JSON.stringify([brandId, patronId]))
    .digest('base64url')
    .slice(0, 20)
}
