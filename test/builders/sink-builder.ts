import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'

/** A sink of events as a brand enables it by its id alone. */
export function aSink(id: string, fields: Partial<SinkSettings> = {}): SinkSettings {
  return {
    id,
    isToldWho: false,
    ...fields,
  }
}
