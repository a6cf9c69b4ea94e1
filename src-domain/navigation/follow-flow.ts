import type { StateCell } from '../state/state-cell.ts'
import type { Pause } from '../time/clock.ts'
import { arrive, back, close, type Move, next, type Position, positionIn, turn } from './flow.ts'
import type { FlowHistory } from './flow-history.ts'

export interface FlowNeeds<A> {
  readonly history: FlowHistory
  readonly pause: Pause
  /** Changes with the history, never the reverse. */
  readonly shown: StateCell<A>
  /** Validates a stored step; undefined if it cannot be shown. */
  readonly read: (at: unknown) => A | undefined
  /** Position of an entry that has none. */
  readonly first: () => Position<A>
  /** The step to show instead if the given one no longer applies. */
  readonly fitting: (at: A) => A
  /** The step before a first one; undefined: Back leaves. */
  readonly behind: (at: A) => A | undefined
  readonly leave?: () => void
  /** Undefined for steps without a URL. */
  readonly addressOf?: (at: A) => string | undefined
}

export interface Flow<A> {
  readonly here: () => Position<A>
  readonly next: (at: A) => void
  /** Replaces the step, so that Back skips the old one. */
  readonly turn: (at: A) => void
  readonly back: () => void
  /**
   * Restores the entry's step after a return from another page. `loadedAt`: depth at page load, needed if the customer
   * moved before the flow began.
   */
  readonly resume: (loadedAt?: number) => void
  /** Leaves the flow, then calls `goOn`. */
  readonly close: (goOn: () => void) => void
}

/** Milliseconds until another Back is accepted. */
const timeout = 500
/**
 * Milliseconds until a closing flow stops waiting for the history. A bank's frame leaves entries behind, and going back
 * to one fires no event.
 */
const longestClose = 2_000

/** Runs a flow in this tab's history; `flow.ts` decides each move. */
export function followFlow<A>({ history, pause, shown, fitting, ...needs }: FlowNeeds<A>): Flow<A> {
  const here = () => positionIn(history.current(), needs.read) ?? needs.first()
  /** Depth of the current entry, to tell back from forward. */
  let depth = 0
  let isGoingBack = false
  let goOn = needs.leave
  let isClosing = false

  const show = (position: Position<A>) => {
    depth = position.depth
    shown.update(() => position.at)
  }
  const take = (move: Move<A>) => {
    switch (move._tag) {
      case 'Push':
        history.push(move.to, needs.addressOf?.(move.to.at))
        return show(move.to)
      case 'Replace':
        history.replace(move.to)
        return show(move.to)
      case 'GoBack':
        isGoingBack = true
        void pause.wait(timeout).then(() => {
          isGoingBack = false
        })
        return history.goBack(move.by)
      case 'Leave':
        return goOn?.()
    }
  }
  const arrived = () => {
    isGoingBack = false
    if (isClosing) return goOn?.()
    const came = here()
    take(arrive({ ...came, at: shown.current(), depth }, came, fitting(came.at)))
  }
  history.onArrival(arrived)

  return {
    here,
    next: (at) => take(next(here(), fitting(at))),
    turn: (at) => take(turn(here(), fitting(at))),
    back: () => {
      // A second press before the first arrives would leave the flow.
      if (!isGoingBack) take(back(here(), needs.behind(shown.current())))
    },
    resume: (loadedAt) => {
      const entry = here()
      const isWhereLoaded = loadedAt === undefined || loadedAt === entry.depth
      // An arrival from another page counts as one from the next step.
      depth = isWhereLoaded ? entry.depth + 1 : loadedAt
      shown.update(() => fitting(entry.at))
      arrived()
    },
    close: (then) => {
      isClosing = true
      let isOver = false
      goOn = () => {
        if (!isOver) then()
        isOver = true
      }
      take(close(here()))
      void pause.wait(longestClose).then(goOn)
    },
  }
}
