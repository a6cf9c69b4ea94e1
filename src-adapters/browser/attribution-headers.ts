import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** Headers of a placing request (API-08): `advertisingId` and `deviceId`, if `noteAttribution` found them. */
export function attributionHeaders(storage: SafeStorage): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(storage.read(sessionKeys.attribution)))
}
