import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** The demo's own brands, whatever else somebody has put beside them. */
export function copyDemoBrands(into: string): void {
  for (const id of ['ember', 'nocturne']) cpSync(join('brands', id), join(into, id), { recursive: true })
}
