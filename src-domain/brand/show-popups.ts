import type { StateCell } from '../state/state-cell.ts'
import type { Pause } from '../time/clock.ts'
import { mayShow, type Popup, type PopupCounts } from './popup.ts'

/** Counts outlive the visit. Never throws. */
export interface PopupStore {
  readonly read: () => PopupCounts
  readonly write: (counts: PopupCounts) => void
}

/** Popups that wait for their turn; the first is in sight. */
export interface PopupQueue {
  readonly waiting: readonly Popup[]
  /** Somebody is reading the one in sight: it does not close itself under their eyes. */
  readonly isHeld: boolean
}

export const noPopups: PopupQueue = { waiting: [], isHeld: false }

export interface PopupNeeds {
  readonly store: PopupStore
  readonly queue: StateCell<PopupQueue>
  readonly pause: Pause
}

export interface Popups {
  /** One that was shown often enough, or waits already, is left out. */
  readonly add: (popup: Popup) => void
  readonly close: (id: string) => void
  readonly hold: (isHeld: boolean) => void
}

/** One popup at a time, each counted when it comes into sight. */
export function showPopups({ store, queue, pause }: PopupNeeds): Popups {
  /** Whose time is up, while somebody reads it. */
  let overdue: string | undefined
  const close = (id: string) => {
    if (queue.current().waiting[0]?.id !== id) return
    queue.update(({ waiting }) => ({ waiting: waiting.slice(1), isHeld: false }))
    begin()
  }
  const begin = () => {
    overdue = undefined
    const [first] = queue.current().waiting
    if (first === undefined) return
    const counts = store.read()
    store.write({ ...counts, [first.id]: (counts[first.id] ?? 0) + 1 })
    const { isAutoClose, autoCloseTimer } = first.options
    if (!isAutoClose) return
    void pause.wait(autoCloseTimer * 1_000).then(() => {
      if (queue.current().isHeld) overdue = first.id
      else close(first.id)
    })
  }
  return {
    add: (popup) => {
      const { waiting } = queue.current()
      if (waiting.some(({ id }) => id === popup.id) || !mayShow(popup, store.read())) return
      queue.update((now) => ({ ...now, waiting: [...now.waiting, popup] }))
      if (waiting.length === 0) begin()
    },
    close,
    hold: (isHeld) => {
      queue.update((now) => ({ ...now, isHeld }))
      if (!isHeld && overdue !== undefined) close(overdue)
    },
  }
}
