import { map } from 'fp-ts/lib/Either.js'
import { availabilityReporting, sentAvailability } from '../../src-contract/staff/availability.ts'
import { staffRoutes } from '../../src-contract/staff/routes.ts'
import type { AvailabilityGateway } from '../../src-domain/availability/availability-gateway.ts'
import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function availabilityGateway(needs: OrderServerNeeds): AvailabilityGateway {
  const answer = availabilityReporting((entry) => needs.report(`left out of the availability list: ${entry}`))
  return {
    list: async (id) => map(entriesOf)(await call(needs, staffRoutes.availability, answer, { params: { id } })),
    change: async (id, sent) => {
      const body = sentAvailability.encode(sent)
      return map(entriesOf)(await call(needs, staffRoutes.changeAvailability, answer, { params: { id }, body }))
    },
  }
}

function entriesOf({ entries }: { readonly entries: readonly AvailabilityEntry[] }): readonly AvailabilityEntry[] {
  return entries
}
