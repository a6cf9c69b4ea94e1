import { isLeft } from 'fp-ts/lib/Either.js'
import {
  addressDetails,
  addressSuggestions,
  geoPoint,
  keptAddress,
  locatedPoint,
  patronAddress,
} from '../../src-contract/address/address-answers.ts'
import { addressRoutes } from '../../src-contract/address/routes.ts'
import type { Codec } from '../../src-contract/codec/codec.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { AddressGateway } from '../../src-domain/location/address-gateway.ts'
import { call, isAbsent } from './call.ts'
import { locateBySearch } from './locate-by-search.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { retryWithoutField } from './retry-without-field.ts'

export function addressGateway(needs: OrderServerNeeds): AddressGateway {
  return {
    suggestions: (address, orderType, session) =>
      retryWithoutField(needs, 'GET /address: session', (isSent) =>
        call(needs, addressRoutes.address, addressSuggestions, {
          query: { address, orderType, ...(isSent ? { session } : {}) },
        }),
      ),
    details: (id, session) => detailsOf(needs, addressDetails, id, 'delivery', session),
    // Pickup serves the kiosk's search, too (wire row 18).
    point: (id, session) => detailsOf(needs, geoPoint, id, 'pickup', session),
    locate: async (address) => {
      const { writtenAddress } = addressRoutes
      const answer = await call(needs, writtenAddress, locatedPoint, { body: patronAddress.encode(address) })
      return isLeft(answer) && isAbsent(writtenAddress, answer.left) ? locateBySearch(needs, address) : answer
    },
    keepForPatron: (address) =>
      call(needs, addressRoutes.patronAddress, keptAddress, { body: patronAddress.encode(address) }),
  }
}

function detailsOf<A>(needs: OrderServerNeeds, codec: Codec<A>, id: string, orderType: DiningOption, session: string) {
  return retryWithoutField(needs, 'GET /places/{id}: session', (isSent) =>
    call(needs, addressRoutes.place, codec, { params: { id }, query: { orderType, ...(isSent ? { session } : {}) } }),
  )
}
