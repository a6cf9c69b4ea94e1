import { brandVersionRoutes } from '../../src-contract/staff/brand-version-routes.ts'
import { brandVersionList, sentPublication, versionDifference } from '../../src-contract/staff/brand-versions.ts'
import type { BrandVersionGateway } from '../../src-domain/staff/brand-version-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function brandVersionGateway(needs: OrderServerNeeds): BrandVersionGateway {
  return {
    list: () => call(needs, brandVersionRoutes.brandVersions, brandVersionList, {}),
    difference: (number, from) =>
      call(needs, brandVersionRoutes.brandVersionDifference, versionDifference, {
        params: { number: String(number) },
        query: from === undefined ? {} : { from: String(from) },
      }),
    publish: (sent) =>
      call(needs, brandVersionRoutes.publishBrand, brandVersionList, { body: sentPublication.encode(sent) }),
  }
}
