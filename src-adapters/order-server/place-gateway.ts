import { isLeft } from 'fp-ts/lib/Either.js'
import {
  geoPoint,
  keptAddress,
  locatedPoint,
  patronAddress,
  placeDetails,
  placeSuggestions,
} from '../../src-contract/address/place.ts'
import { addressRoutes } from '../../src-contract/address/routes.ts'
import type { PlaceGateway } from '../../src-domain/location/place-gateway.ts'
import { call, isAbsent } from './call.ts'
import { locateBySearch } from './locate-by-search.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export const placeGateway = (needs: OrderServerNeeds): PlaceGateway => ({
  suggestions: (address, orderType, session) =>
    call(needs, addressRoutes.address, placeSuggestions, { query: { address, orderType, session } }),
  details: (id, session) =>
    call(needs, addressRoutes.place, placeDetails, { params: { id }, query: { orderType: 'delivery', session } }),
  // Pickup serves the kiosk's search too (wire row 18).
  point: (id, session) =>
    call(needs, addressRoutes.place, geoPoint, { params: { id }, query: { orderType: 'pickup', session } }),
  locate: (address) => async () => {
    const { writtenAddress } = addressRoutes
    const answer = await call(needs, writtenAddress, locatedPoint, { body: patronAddress.encode(address) })()
    return isLeft(answer) && isAbsent(writtenAddress, answer.left) ? locateBySearch(needs, address) : answer
  },
  keepForPatron: (address) =>
    call(needs, addressRoutes.patronAddress, keptAddress, { body: patronAddress.encode(address) }),
})
