import type { StateCell } from '../state/state-cell.ts'
import type { Pause } from '../time/clock.ts'
import { arrive, back, close, type Move, next, type Position, positionIn, turn } from './flow.ts'
import type { FlowHistory } from './flow-history.ts'

export interface FlowNeeds<A> {
  readonly history: FlowHistory
  readonly pause: Pause
  /** Told what the entry of the history has; the history is never told what this has. */
  readonly shown: StateCell<A>
  /** What can be shown, out of what an entry keeps. */
  readonly read: (at: unknown) => A | undefined
  /** Of an entry that keeps nothing of a flow. */
  readonly first: () => Position<A>
  /** What a step has become where its question is answered by now, or not answered yet. */
  readonly fitting: (at: A) => A
  /** Before a step with nothing behind it; undefined: Back leaves. */
  readonly behind: (at: A) => A | undefined
  readonly leave?: () => void
  /** Of what has an address of its own. */
  readonly addressOf?: (at: A) => string | undefined
}

export interface Flow<A> {
  readonly here: () => Position<A>
  readonly next: (at: A) => void
  /** The same step, seen otherwise: Back does not lead to what it was. */
  readonly turn: (at: A) => void
  readonly back: () => void
  /**
   * Shows what the entry has, for who comes back to it from another page; what does not fit any more is passed. `loadedAt`:
   * the depth of the entry at which this page was loaded, where its customer may have gone on before the flow began.
   */
  readonly resume: (loadedAt?: number) => void
  /** Goes back past the first step, and on to another page from there. */
  readonly close: (goOn: () => void) => void
}

/** Milliseconds after which a Back that brought nothing no longer holds the next one up. */
const timeout = 500
/**
 * Milliseconds after which a flow that is closed goes on from where it is. The pages of a bank's frame leave entries of
 * their own in the history, which outlast the frame: a Back to one of them changes nothing, and nobody is told of it.
 */
const longestClose = 2_000

/** A flow in the history of this tab: each step is decided in `flow.ts` and taken here. */
export function followFlow<A>({ history, pause, shown, fitting, ...needs }: FlowNeeds<A>): Flow<A> {
  const here = () => positionIn(history.current(), needs.read) ?? needs.first()
  /** Of the entry that is shown, to tell the way back from the way on. */
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
      // A second press before the first has arrived would lead out of the flow.
      if (!isGoingBack) take(back(here(), needs.behind(shown.current())))
    },
    resume: (loadedAt) => {
      const entry = here()
      const isWhereLoaded = loadedAt === undefined || loadedAt === entry.depth
      // From another page one comes as if from the step after it.
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
