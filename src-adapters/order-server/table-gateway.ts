import { tableCheck, tableQuestion } from '../../src-contract/fulfilment/table-check.ts'
import { routes } from '../../src-contract/routes.ts'
import type { TableGateway } from '../../src-domain/fulfilment/table-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** API-40. */
export const tableGateway = (needs: OrderServerNeeds): TableGateway => ({
  check: (locationId, number) =>
    call(needs, routes.checkTable, tableCheck, { locationId, body: tableQuestion.encode({ tableNumber: number }) }),
})
