import { isLeft } from 'fp-ts/lib/Either.js'
import type { AuditGateway, AuditLine } from '../../src-domain/staff/audit-gateway.ts'
import { cell } from '../state/cell.ts'

export interface ActivityState {
  /** Newest first; undefined until the order server answers. */
  readonly lines: readonly AuditLine[] | undefined
  readonly hasMore: boolean
  readonly isUnreached: boolean
  readonly isLoading: boolean
}

export interface ActivityPorts {
  readonly audit: AuditGateway
  readonly sessionEnded: () => void
}

/** The audit log of a location, or of all locations that the member may see. */
export function activityController({ audit, sessionEnded }: ActivityPorts, locationId: string | undefined) {
  const empty: ActivityState = { lines: undefined, hasMore: false, isUnreached: false, isLoading: false }
  const state = cell<ActivityState>(empty)

  const fetch = async (before: number | undefined) => {
    if (state.current().isLoading) return
    state.update((now) => ({ ...now, isLoading: true }))
    const page = await audit.list(locationId, before)
    if (isLeft(page)) {
      state.update((now) => ({ ...now, isLoading: false, isUnreached: true }))
      if (page.left._tag === 'Refused' && page.left.status === 401) sessionEnded()
      return
    }
    const { lines, hasMore } = page.right
    state.update((now) => ({
      ...{ hasMore, isLoading: false, isUnreached: false },
      lines: before === undefined ? lines : [...(now.lines ?? []), ...lines],
    }))
  }
  return {
    state,
    look: () => void fetch(undefined),
    more: () => void fetch(state.current().lines?.at(-1)?.id),
  }
}

export type ActivityController = ReturnType<typeof activityController>
