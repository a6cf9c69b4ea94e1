import { keptRecovery } from '../../src-contract/kept/kept-recovery.ts'
import type { RecoveryStore } from '../../src-domain/account/kept-recovery.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

export function recoveryStore(storage: SafeStorage): RecoveryStore {
  const { read, write, remove } = keptValue(storage, sessionKeys.recovery, keptRecovery)
  return { read, write: (kept) => void write(kept), clear: remove }
}
