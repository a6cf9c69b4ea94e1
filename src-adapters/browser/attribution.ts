import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** Most reliable first (ANA-07). */
const parameters = {
  advertisingId: ['advertising_id', 'idfa', 'gaid', 'gclid', 'fbclid', 'msclkid'],
  deviceId: ['device_id'],
} as const

const id = /^[\w.:-]{1,200}$/

/** A later link replaces the stored attribution. */
export function noteAttribution(storage: SafeStorage, search: string): void {
  const said = new URLSearchParams(search)
  const found = Object.entries(parameters).flatMap(([name, keys]) => {
    const value = keys.map((key) => said.get(key)).find((one) => one !== null && id.test(one))
    return typeof value === 'string' ? [[name, value]] : []
  })
  if (found.length > 0) storage.write(sessionKeys.attribution, new URLSearchParams(found).toString())
}
