import type { Address, GeoPoint } from '../../src-domain/address/address.ts'
import { pointOf } from '../../src-domain/address/distance.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import type { Seal } from '../store/seal.ts'

/** Miles: a position at least this precise counts as the door. */
export const doorPrecision = 0.5

type Door = Pick<Address, 'street1' | 'zip'>

/** Lets later price checks skip a billed look-up. */
export function addressSealOf(seal: Seal, brandId: string, door: Door, point: GeoPoint): string {
  return seal.over(...wordsOf(brandId, door, point))
}

/** undefined: our seal does not cover this door and point. */
export function sealedPoint(seal: Seal, brandId: string, address: Address): GeoPoint | undefined {
  const point = pointOf(address)
  if (point === undefined || address.seal === undefined) return undefined
  return seal.isOver(address.seal, ...wordsOf(brandId, address, point)) ? point : undefined
}

function spoken(text: string): string {
  return pastedText(text).toLowerCase()
}

function wordsOf(brandId: string, { street1, zip }: Door, { lat, long }: GeoPoint) {
  return [brandId, spoken(street1), spoken(zip), String(lat), String(long)] as const
}
