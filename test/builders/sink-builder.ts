import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'

/** An event sink enabled by id alone. */
export function aSink(id: string, fields: Partial<SinkSettings> = {}): SinkSettings {
  return {
    id,
    isToldWho: false,
    ...fields,
  }
}
