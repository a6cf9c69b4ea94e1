import { OutcomeUnknown } from '../store/store-unavailable.ts'
import type { OrderingFacade } from './ordering-facade.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'

export interface GuardedOrderingNeeds {
  readonly hasTurn: () => Promise<boolean>
  /** Called with each result. Must neither wait nor throw. */
  readonly heard?: (brandId: string, locationId: string, result: PlacementResult) => void
}

/** Sheds load; running placements can be awaited. */
export function guardedOrdering(ordering: OrderingFacade, { hasTurn, heard = () => undefined }: GuardedOrderingNeeds) {
  const { within, settled } = countedWork()
  const place = async (request: PlacementRequest): Promise<PlacementResult> => {
    const result: PlacementResult = (await hasTurn())
      ? await ordering.place(request).catch(unknownIfLost)
      : { _tag: 'Unavailable' }
    heard(request.caller.brandId, request.locationId, result)
    return result
  }
  const inWork: OrderingFacade = {
    ...ordering,
    place: (request) => within(place(request)),
    settleStep: (caller, key, isGivenUp) => within(ordering.settleStep(caller, key, isGivenUp)),
  }
  return { ordering: inWork, settled }
}

function countedWork() {
  const inWork = new Set<Promise<unknown>>()
  return {
    within: <A>(work: Promise<A>): Promise<A> => {
      inWork.add(work)
      const done = () => inWork.delete(work)
      work.then(done, done)
      return work
    },
    settled: async () => {
      while (inWork.size > 0) await Promise.allSettled(inWork)
    },
  }
}

function unknownIfLost(reason: unknown): PlacementResult {
  if (reason instanceof OutcomeUnknown) return { _tag: 'Unknown' }
  throw reason
}
