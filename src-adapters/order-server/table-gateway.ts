import { fulfilmentRoutes } from '../../src-contract/fulfilment/routes.ts'
import { tableCheck, tableQuestion } from '../../src-contract/fulfilment/table-check.ts'
import type { TableGateway } from '../../src-domain/fulfilment/table-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** Checks a table number (API-40). */
export function tableGateway(needs: OrderServerNeeds): TableGateway {
  return {
    check: (locationId, number) =>
      call(needs, fulfilmentRoutes.checkTable, tableCheck, {
        locationId,
        body: tableQuestion.encode({ tableNumber: number }),
      }),
  }
}
