import type { DataCopy } from '../../src-domain/own-data/data-copy.ts'

export function aDataCopy(fields: Partial<DataCopy> = {}): DataCopy {
  return {
    madeAt: '2026-06-10T16:00:00.000Z',
    cards: [],
    platforms: [],
    sessions: [{ startedAt: '2026-06-01T09:00:00.000Z', seenAt: '2026-06-10T15:30:00.000Z' }],
    orders: [],
    messages: [],
    ...fields,
  }
}
