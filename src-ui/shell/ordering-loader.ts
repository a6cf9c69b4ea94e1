import type { WatchableCell } from '../state/cell.ts'
import type { IntentQueue } from './intent-queue.ts'
import type { PendingIntent } from './pending-intent.ts'

export interface OrderingLoader {
  /**
   * Loads at once and shows the progress, because the customer waits. `without` runs if the load fails, instead of a
   * notice.
   */
  readonly need: (without?: () => void) => void
  /** Loads in the background at the first touch, pointer or key, or at the latest after `milliseconds`. */
  readonly soon: (milliseconds: number) => void
}

const gestures = ['pointerdown', 'keydown'] as const

export interface OrderingLoaderPorts {
  /** Loads and starts the chunk with its styles. Rejects if one of them cannot be fetched. */
  readonly load: () => Promise<void>
  readonly intents: Pick<IntentQueue, 'isServed'>
  readonly pending: WatchableCell<PendingIntent>
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: Pick<Navigator, 'onLine'>
  }
}

/** Loads the ordering chunk once. After a failure the next call tries again. */
export function orderingLoader({ load, intents, pending, page }: OrderingLoaderPorts): OrderingLoader {
  let loading: Promise<void> | undefined
  const loadOnce = (): Promise<void> => {
    loading ??= load().then(
      // Removes the notice of a failed load, even if the customer did not press its button.
      () => pending.update(() => 'none'),
      (reason: unknown) => {
        loading = undefined
        throw reason
      },
    )
    return loading
  }
  const inBackground = () => {
    for (const gesture of gestures) page.removeEventListener(gesture, inBackground)
    // Ignores a failure, because the next tap retries and reports it.
    loadOnce().catch(() => undefined)
  }
  const need = (without?: () => void) => {
    if (intents.isServed()) return
    if (without !== undefined) return void loadOnce().catch(without)
    pending.update(() => 'on its way')
    loadOnce().catch(() => pending.update(() => (page.navigator.onLine ? 'failed' : 'offline')))
  }
  page.addEventListener('online', () => {
    if (pending.current() === 'offline') need()
  })
  return {
    need,
    soon: (milliseconds) => {
      for (const gesture of gestures) page.addEventListener(gesture, inBackground, { passive: true })
      setTimeout(inBackground, milliseconds)
    },
  }
}
