import * as t from 'io-ts'
import { KeptAddress } from '../../src-contract/kept/kept-order.ts'
import { recentAddresses } from '../../src-domain/address/recent-addresses.ts'
import type { VisitAddresses } from '../../src-domain/location/visit-addresses.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** Per tab (LOC-35). */
export function visitAddresses(storage: SafeStorage): VisitAddresses {
  const { read, write } = keptValue(storage, sessionKeys.visitAddresses, t.readonlyArray(KeptAddress))
  return { read: () => recentAddresses(read() ?? []), keep: (latestFirst) => void write(latestFirst) }
}
