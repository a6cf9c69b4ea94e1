import { deviceRoutes } from '../../src-contract/staff/device-routes.ts'
import { tableSigns } from '../../src-contract/staff/table-signs.ts'
import type { TableSignsGateway } from '../../src-domain/fulfilment/table-signs.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function tableSignsGateway(needs: OrderServerNeeds): TableSignsGateway {
  return { list: (id) => call(needs, deviceRoutes.tableSigns, tableSigns, { params: { id } }) }
}
