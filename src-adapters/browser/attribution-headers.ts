import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** Placing requests carry `advertisingId` and `deviceId` (API-08). */
export function attributionHeaders(storage: SafeStorage): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(storage.read(sessionKeys.attribution)))
}
