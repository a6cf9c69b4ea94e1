import { credentials, locationQuery, locationsReporting } from '../../src-contract/location/location.ts'
import { locationRoutes } from '../../src-contract/location/routes.ts'
import type { LocationGateway } from '../../src-domain/location/location-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function locationGateway(needs: OrderServerNeeds): LocationGateway {
  const codec = locationsReporting((entry) => needs.report(`left out of the locations: ${entry}`))
  return {
    locations: (query) => {
      const market = 'market' in query ? query.market : undefined
      const body = locationQuery.encode(query)
      return call(needs, locationRoutes.locations, codec, market === undefined ? { body } : { body, query: { market } })
    },
    credentials: (locationId) => call(needs, locationRoutes.credentials, credentials, { locationId }),
  }
}
