import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** Parameters of a link by which an advertisement or an app says who followed it (ANA-07), the surest first. */
const parameters = {
  advertisingId: ['advertising_id', 'idfa', 'gaid', 'gclid', 'fbclid', 'msclkid'],
  deviceId: ['device_id'],
} as const

const id = /^[\w.:-]{1,200}$/

/**
 * Notes for this tab's visit what the link that led here says; a later link that says something is newer. Kept as a
 * query, which is what it was.
 */
export function noteAttribution(storage: SafeStorage, search: string): void {
  const said = new URLSearchParams(search)
  const found = Object.entries(parameters).flatMap(([name, keys]) => {
    const value = keys.map((key) => said.get(key)).find((one) => one !== null && id.test(one))
    return typeof value === 'string' ? [[name, value]] : []
  })
  if (found.length > 0) storage.write(sessionKeys.attribution, new URLSearchParams(found).toString())
}
