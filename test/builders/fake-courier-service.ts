import { left, right } from 'fp-ts/lib/Either.js'
import type {
  CourierFailure,
  CourierRequest,
  CourierService,
  CourierTrip,
} from '../../src-domain/kitchen/courier-service.ts'

/** A courier service in memory. A test moves its trips, and decides how it fails. */
export function aCourierService() {
  const trips = new Map<string, CourierTrip>()
  const requests: CourierRequest[] = []
  const state: { failure: CourierFailure | undefined } = { failure: undefined }
  const unknown = left<CourierFailure>({ _tag: 'Refused', detail: 'no such trip' })
  const service: CourierService = {
    request: async (request) => {
      requests.push(request)
      if (state.failure !== undefined) return left(state.failure)
      const trip = trips.get(request.reference) ?? { status: 'pending' }
      trips.set(request.reference, trip)
      return right(trip)
    },
    status: async (reference) => {
      if (state.failure?._tag === 'Unavailable') return left(state.failure)
      const trip = trips.get(reference)
      return trip === undefined ? unknown : right(trip)
    },
    cancel: async (reference) => {
      if (state.failure?._tag === 'Unavailable') return left(state.failure)
      const trip = trips.get(reference)
      if (trip === undefined) return unknown
      const ended: CourierTrip = trip.status === 'delivered' ? trip : { status: 'canceled' }
      trips.set(reference, ended)
      return right(ended)
    },
  }
  return {
    ...{ service, requests, state },
    trip: (reference: string) => trips.get(reference),
    move: (reference: string, trip: CourierTrip) => trips.set(reference, trip),
  }
}
