import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'

export function aSink(id: string, fields: Partial<SinkSettings> = {}): SinkSettings {
  return {
    id,
    receivesPersonalData: false,
    ...fields,
  }
}
