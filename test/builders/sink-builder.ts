import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'

/** A sink of events as a brand enables it by its id alone. */
export const aSink = (id: string, fields: Partial<SinkSettings> = {}): SinkSettings => ({
  id,
  isToldWho: false,
  ...fields,
})
