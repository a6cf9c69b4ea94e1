import { keptEvent } from '../../src-contract/kept/kept-event.ts'
import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SafeStorage } from './safe-storage.ts'

/** Oldest first; drops unreadable ones. */
export function takeEvents(storage: SafeStorage, key: string): readonly AnalyticsEvent[] {
  const lines = storage.read(key)?.split('\n') ?? []
  storage.remove(key)
  return lines.flatMap((line) => {
    try {
      const event = keptEvent.decode(line === '' ? undefined : JSON.parse(line))
      return event._tag === 'Right' ? [event.right] : []
    } catch {
      return []
    }
  })
}
