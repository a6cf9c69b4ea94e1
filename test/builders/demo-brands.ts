import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Demo brands only, without local ones beside them. */
export function copyDemoBrands(into: string): void {
  for (const id of ['ember', 'nocturne']) cpSync(join('brands', id), join(into, id), { recursive: true })
}
