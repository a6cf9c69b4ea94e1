import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { BrandVersionGateway } from '../../src-domain/staff/brand-version-gateway.ts'
import type { BrandVersionList, VersionDifference } from '../../src-domain/staff/brand-version-list.ts'
import { cell } from '../state/cell.ts'

export type VersionProblem =
  /** Another publication came first. */
  | { readonly _tag: 'Superseded' }
  | { readonly _tag: 'Faulty'; readonly faults: readonly string[] }
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'NotAllowed' }
  | { readonly _tag: 'NoAnswer' }

export interface VersionsState {
  /** Undefined until the order server answers. */
  readonly list: BrandVersionList | undefined
  readonly isLooking: boolean
  readonly isUnreached: boolean
  /** The brand has no versions. */
  readonly isWithout: boolean
  /** What the last change did. */
  readonly done?: { readonly what: 'published' | 'rolledBack'; readonly number: number }
}

export interface VersionsPorts {
  readonly brandVersions: BrandVersionGateway
  readonly sessionEnded: () => void
}

/** The versions of the brand's files, and what an owner does with them. */
export function versionsController({ brandVersions, sessionEnded }: VersionsPorts) {
  const state = cell<VersionsState>({ list: undefined, isLooking: false, isUnreached: false, isWithout: false })

  const problemOf = (failure: CallFailure): VersionProblem => {
    if (failure._tag !== 'Refused') return { _tag: 'NoAnswer' }
    const { status, message = '' } = failure
    if (status === 401) sessionEnded()
    if (status === 422) return { _tag: 'Faulty', faults: message.split('\n') }
    return { _tag: byStatus[status] ?? 'NoAnswer' }
  }
  const look = async () => {
    state.update((now) => ({ ...now, isLooking: true }))
    const answer = await brandVersions.list()
    if (!isLeft(answer))
      return state.update((now) => ({
        ...now,
        ...{ list: answer.right, isLooking: false, isUnreached: false, isWithout: false },
      }))
    const { _tag } = problemOf(answer.left)
    state.update((now) => ({ ...now, isLooking: false, isUnreached: _tag !== 'Gone', isWithout: _tag === 'Gone' }))
  }
  /** Undefined: done. */
  const change = async (
    over: number,
    to: number | undefined,
    what: NonNullable<VersionsState['done']>['what'],
  ): Promise<VersionProblem | undefined> => {
    state.update(({ done: _, ...now }) => now)
    const answer = await brandVersions.publish({ over, ...(to === undefined ? {} : { to }) })
    if (isLeft(answer)) {
      const problem = problemOf(answer.left)
      if (problem._tag === 'Superseded' || problem._tag === 'Faulty') await look()
      return problem
    }
    const list = answer.right
    const number = list.versions.find(({ isServed }) => isServed)?.number ?? 0
    state.update((now) => ({ ...now, list, done: { what, number } }))
    return undefined
  }

  return {
    state,
    look: () => void look(),
    /** Publishes the files of the server over the version that the owner saw as served. */
    publish: (over: number) => change(over, undefined, 'published'),
    rollBack: (over: number, to: number) => change(over, to, 'rolledBack'),
    /** Undefined: no answer. `from`: the version to compare with. Absent: the one before. */
    difference: async (number: number, from?: number): Promise<VersionDifference | undefined> => {
      const answer = await brandVersions.difference(number, from)
      if (!isLeft(answer)) return answer.right
      problemOf(answer.left)
      return undefined
    },
  }
}

export type VersionsController = ReturnType<typeof versionsController>

const byStatus: Readonly<Record<number, 'Superseded' | 'Gone' | 'NotAllowed'>> = {
  403: 'NotAllowed',
  404: 'Gone',
  409: 'Superseded',
}
