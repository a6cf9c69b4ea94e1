import type { StateCell } from '../state/state-cell.ts'
import type { Pause } from '../time/clock.ts'
import { mayShow, type Popup, type PopupCounts } from './popup.ts'

/** Persists across visits. Never throws. */
export interface PopupStore {
  readonly read: () => PopupCounts
  readonly write: (counts: PopupCounts) => void
}

export interface PopupQueue {
  readonly waiting: readonly Popup[]
  /** Keeps the visible popup open while the customer reads it. */
  readonly isHeld: boolean
}

export const noPopups: PopupQueue = { waiting: [], isHeld: false }

export interface PopupNeeds {
  readonly store: PopupStore
  readonly queue: StateCell<PopupQueue>
  readonly pause: Pause
}

export interface Popups {
  readonly add: (popup: Popup) => void
  readonly close: (id: string) => void
  readonly hold: (isHeld: boolean) => void
}

export function showPopups({ store, queue, pause }: PopupNeeds): Popups {
  /** Id of a popup whose time ran out while held. */
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
