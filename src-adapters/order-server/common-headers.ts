import { appVersion, headerNames } from '../../src-contract/call/common-headers.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** API-05 to API-07. `locationId` overrides the current location. */
export function commonHeaders(
  needs: OrderServerNeeds,
  locationId: string | undefined,
): Readonly<Record<string, string>> {
  const location = locationId ?? needs.locationId()
  const token = needs.token()
  return {
    [headerNames.brand]: needs.brandId,
    [headerNames.os]: 'Web',
    [headerNames.session]: needs.sessionId,
    [headerNames.version]: appVersion,
    ...(needs.platform === undefined ? {} : { [headerNames.platform]: needs.platform }),
    ...(location === undefined ? {} : { [headerNames.location]: location }),
    ...(token === undefined ? {} : { [headerNames.authorization]: `Bearer ${token}` }),
  }
}
