import { combineLatest, distinctUntilChanged, EMPTY, map, Subscription, startWith, switchMap } from 'rxjs'
import { isRinging } from '../../src-domain/kitchen/board-state.ts'
import type { Ring } from '../../src-domain/kitchen/ring.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'
import type { BoardController } from './board-controller.ts'

/** `waiting`: this device has not started the shift. `off`: the browser blocks sound. */
export type Sound = 'waiting' | 'on' | 'off'

/** Milliseconds from the start of one ring to the next. */
const ringEvery = 4_000

export interface RingPorts {
  readonly ring: Ring
  readonly pause: Pause
}

/** Rings while this device has an untouched new order, once a tap has started the shift. */
export function ringController({ ring, pause }: RingPorts) {
  const sound = cell<Sound>('waiting')
  const look = () => sound.update((now) => (now === 'waiting' ? now : ring.isAllowed() ? 'on' : 'off'))
  ring.onChange(look)
  return {
    sound,
    /**
     * Call this in a tap handler. A browser that blocks sound may never answer, so the state is `off` until it allows
     * sound.
     */
    startShift: () => {
      sound.update(() => (ring.isAllowed() ? 'on' : 'off'))
      void ring.unlock().then(look)
    },
    /** Returns an unsubscribe function. */
    follow: ({ board, now, changes }: Pick<BoardController, 'board' | 'now' | 'changes'>): (() => void) => {
      const subscriptions = new Subscription()
      const isDue = combineLatest([board.changes, now.changes, sound.changes]).pipe(
        map(([state, at, sounds]) => sounds === 'on' && isRinging(state, at)),
        distinctUntilChanged(),
      )
      subscriptions.add(
        isDue
          .pipe(switchMap((isOn) => (isOn ? every(ringEvery, pause).pipe(startWith(undefined)) : EMPTY)))
          .subscribe(() => ring.play('new-order')),
      )
      subscriptions.add(
        changes.changes.subscribe((found) => {
          if (found.some(({ _tag }) => _tag === 'Cancelled')) ring.play('cancelled-order')
        }),
      )
      return () => subscriptions.unsubscribe()
    },
  }
}
