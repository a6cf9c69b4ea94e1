import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SafeStorage } from './safe-storage.ts'

/** One event per line: the card document appends without a parser. */
export function addEvent(storage: SafeStorage, key: string, event: AnalyticsEvent): void {
  void storage.write(key, `${storage.read(key) ?? ''}${JSON.stringify(event)}\n`)
}
