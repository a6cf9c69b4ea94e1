import { type Either, isLeft, isRight, left } from 'fp-ts/lib/Either.js'
import { addressDetails, addressSuggestions, geoPoint } from '../../src-contract/address/address-answers.ts'
import { addressRoutes } from '../../src-contract/address/routes.ts'
import type { Address, SealedPoint } from '../../src-domain/address/address.ts'
import { hasHouseNumber, mappedAddress } from '../../src-domain/address/mapped-address.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

type Located = Either<CallFailure, SealedPoint>

/** The exact door, else the centre of its ZIP code, else 404. */
export async function locateBySearch(needs: OrderServerNeeds, address: Address): Promise<Located> {
  const { street1, city, state, zip } = address
  const doors = await searched(needs, `${street1}, ${city}, ${state} ${zip}`, 'delivery')
  if (isLeft(doors)) return doors
  const [door] = doors.right
  if (door !== undefined) {
    const query = { orderType: 'delivery' }
    const found = await call(needs, addressRoutes.place, addressDetails, { params: { id: door.id }, query })
    if (isRight(found) && isDoorIn(zip, found.right.addressComponents)) return found
  }
  const areas = await searched(needs, zip, 'pickup')
  if (isLeft(areas)) return areas
  const [area] = areas.right
  if (area === undefined) return left({ _tag: 'Refused', status: 404 })
  return call(needs, addressRoutes.place, geoPoint, { params: { id: area.id }, query: { orderType: 'pickup' } })
}

function isDoorIn(zip: string, parts: Parameters<typeof mappedAddress>[0]): boolean {
  return hasHouseNumber(parts) && mappedAddress(parts).zip === zip
}

function searched(needs: OrderServerNeeds, address: string, orderType: 'delivery' | 'pickup') {
  return call(needs, addressRoutes.address, addressSuggestions, { query: { address, orderType } })
}
