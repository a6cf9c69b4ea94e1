import type { KioskIdle } from '../brand/brand.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Clock, Pause } from '../time/clock.ts'
import { active, type IdleState, idleState, isSameIdle } from './kiosk-idle.ts'

/** What the device knows of whoever stands before it. */
export interface GuestActivity {
  /** Told of every touch, key and move of the pointer. Answers its own undoing. */
  readonly onSign: (told: () => void) => () => void
  /** Nobody can be asked on a page that is not in view: a phone in a pocket is no abandoned table. */
  readonly isInView: () => boolean
}

export interface IdlePorts {
  readonly clock: Clock
  readonly pause: Pause
  readonly activity: GuestActivity
  /** The screens show the question from it; `Over` is also how a guest says that they are done. */
  readonly idle: StateCell<IdleState>
  /** A table's order with something of a guest in it. Without, there is nothing to forget. */
  readonly hasGuest: () => boolean
  /** An order in flight is never taken away from under its guest. */
  readonly isBusy: () => boolean
}

/** Milliseconds between two looks; the countdown shows whole seconds. */
const look = 1_000

/** Resolves when the guest has left: nobody answered the question, or somebody said so. To be called once per page. */
export const watchIdle = async (ports: IdlePorts, settings: KioskIdle): Promise<void> => {
  const { clock, pause, activity, idle } = ports
  let signAt = clock.now()
  let isAsked = false
  const sign = () => {
    // The question is answered in its own dialog: were it gone at the touch, its tap would land on what lies below.
    if (!isAsked) signAt = clock.now()
  }
  const stay = () => {
    isAsked = false
    signAt = clock.now()
    if (idle.current()._tag !== 'Active') idle.update(() => active)
  }
  const stop = activity.onSign(sign)
  const next = (): IdleState => {
    const now = idle.current()
    if (now._tag === 'Over') return now
    if (isAsked && now._tag === 'Active') stay()
    return idleState(settings, clock.now() - signAt)
  }
  for (;;) {
    await pause.wait(look)
    if (!ports.hasGuest() || ports.isBusy() || !activity.isInView()) {
      stay()
      continue
    }
    const state = next()
    isAsked = state._tag === 'Warning'
    if (!isSameIdle(state, idle.current())) idle.update(() => state)
    if (state._tag === 'Over') return stop()
  }
}
