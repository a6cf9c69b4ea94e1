import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { fromEventPattern, merge, startWith } from 'rxjs'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Instant, Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'

/** Milliseconds between fetches: other members change lists, too. */
const lookEvery = 30_000

export type ListProblem = 'no-answer' | 'not-allowed' | 'gone' | 'too-many-tries'

export interface ListState<A> {
  /** Undefined until the order server answers. */
  readonly entries: A | undefined
  /** When the order server last answered. */
  readonly heardAt: Instant
  readonly isUnreached: boolean
  /** The entry whose change is in flight; '' for a new one. */
  readonly pending: string | undefined
  /** Why the last change failed; the id is '' for a new entry. */
  readonly problem: { readonly id: string; readonly why: ListProblem } | undefined
  /** How many entries this page added. */
  readonly added: number
  readonly done: { readonly what: 'added' | 'removed'; readonly name: string } | undefined
}

export interface ListPorts {
  readonly clock: Clock
  readonly pause: Pause
  readonly sight: PageSight
  readonly sessionEnded: () => void
}

interface Change<A, B> {
  /** '' for a new entry. */
  readonly id: string
  readonly name: string
  readonly send: () => Promise<Either<CallFailure, B>>
  readonly entriesOf: (answer: B) => A
}

/** A list that the order server keeps. Ignores a change while another is in flight. */
export function remoteList<A>(
  { clock, pause, sight, sessionEnded }: ListPorts,
  load: () => Promise<Either<CallFailure, A>>,
) {
  const state = cell<ListState<A>>({
    ...{ entries: undefined, heardAt: clock.now(), isUnreached: false },
    ...{ pending: undefined, problem: undefined, added: 0, done: undefined },
  })
  // One call at a time, so that no answer overwrites a later one.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work)
  }
  const heard = (entries: A) => state.update((now) => ({ ...now, entries, heardAt: clock.now(), isUnreached: false }))

  const look = () =>
    inTurn(async () => {
      const answer = await load()
      if (!isLeft(answer)) return heard(answer.right)
      if (answer.left._tag === 'Refused' && answer.left.status === 401) return sessionEnded()
      state.update((now) => ({ ...now, isUnreached: true }))
    })

  return {
    state,
    look,
    open: (): (() => void) => {
      const shownAgain = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
      const looks = merge(shownAgain, every(lookEvery, pause)).pipe(startWith(undefined)).subscribe(look)
      return () => looks.unsubscribe()
    },
    change: <B>({ id, name, send, entriesOf }: Change<A, B>, then: (answer: B) => void = () => undefined) => {
      if (state.current().pending !== undefined) return
      state.update((now) => ({ ...now, pending: id, problem: undefined, done: undefined }))
      inTurn(async () => {
        const answer = await send()
        state.update((now) => ({ ...now, pending: undefined }))
        if (!isLeft(answer)) {
          heard(entriesOf(answer.right))
          const done = { what: id === '' ? 'added' : 'removed', name } as const
          state.update((now) => ({ ...now, done, added: now.added + (id === '' ? 1 : 0) }))
          return then(answer.right)
        }
        const failure = answer.left
        if (failure._tag === 'Refused' && failure.status === 401) sessionEnded()
        const why = failure._tag === 'Refused' ? problemOf(failure.status) : 'no-answer'
        state.update((now) => ({ ...now, problem: { id, why } }))
      })
    },
  }
}

function problemOf(status: number): ListProblem {
  switch (status) {
    case 403:
      return 'not-allowed'
    case 404:
      return 'gone'
    case 429:
      return 'too-many-tries'
    default:
      return 'no-answer'
  }
}
