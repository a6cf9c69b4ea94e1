import type { Address, GeoPoint } from '../../src-domain/address/address.ts'
import { pointOf } from '../../src-domain/address/distance.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import type { Seal } from '../store/seal.ts'

/** Miles: who knows an address this well knows the door. */
export const doorWithin = 0.5

type Door = Pick<Address, 'street1' | 'zip'>

/** Given with coordinates that we found ourselves, so that it need not be looked up, and billed, for every price check. */
export function addressSealOf(seal: Seal, brandId: string, door: Door, point: GeoPoint): string {
  return seal.over(...wordsOf(brandId, door, point))
}

/** The point of an address, when we said ourselves that this door is there. */
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
