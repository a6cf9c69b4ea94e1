import type { PlacementResult } from '../ordering/placement-result.ts'

/** Refused placements of this process since it started. */
export interface RefusalCount {
  readonly brandId: string
  readonly locationId: string
  readonly reason: string
  readonly count: number
}

export interface RefusalCounts {
  readonly add: (brandId: string, locationId: string, result: PlacementResult) => void
  readonly read: () => readonly RefusalCount[]
}

/** Callers and processors choose locations and codes, so only this many combinations get a count of their own. */
const mostCounts = 5_000

/** Counts nothing for a placed order, for a further step and for an unknown outcome: none of them is a refusal. */
export function refusalCounts(most = mostCounts): RefusalCounts {
  const counts = new Map<string, RefusalCount>()
  const count = (brandId: string, locationId: string, reason: string) => {
    const name = JSON.stringify([brandId, locationId, reason])
    const known = counts.get(name)
    if (known === undefined && counts.size >= most && reason !== 'other') return count(brandId, 'other', 'other')
    counts.set(name, { brandId, locationId, reason, count: (known?.count ?? 0) + 1 })
  }
  return {
    add: (brandId, locationId, result) => {
      const reason = refusalOf(result)
      // An id that no location has would be a new label with each call.
      if (reason !== undefined) count(brandId, reason === 'location_not_found' ? 'unknown' : locationId, reason)
    },
    read: () => [...counts.values()],
  }
}

function refusalOf(result: PlacementResult): string | undefined {
  switch (result._tag) {
    case 'Placed':
    case 'StepRequired':
    case 'Unknown':
      return undefined
    case 'Refused':
      return result.reason ?? result.code
    case 'PriceChanged':
      return 'price_changed'
    case 'IdempotencyMismatch':
      return 'idempotency_mismatch'
    case 'DuplicateSuspected':
      return 'duplicate_suspected'
    case 'Unavailable':
      return 'unavailable_now'
  }
}
