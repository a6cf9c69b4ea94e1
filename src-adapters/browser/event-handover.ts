import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SafeStorage } from './safe-storage.ts'

/** One event a line: to add one, the document in which cards are typed needs nothing that reads. */
export function addEvent(storage: SafeStorage, key: string, event: AnalyticsEvent): void {
  void storage.write(key, `${storage.read(key) ?? ''}${JSON.stringify(event)}\n`)
}
