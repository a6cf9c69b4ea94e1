import * as t from 'io-ts'
import type { PopupStore } from '../../src-domain/brand/show-popups.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

export function popupStore(storage: SafeStorage): PopupStore {
  const { read, write } = keptValue(storage, storageKeys.popups, t.record(t.string, t.number))
  return { read: () => read() ?? {}, write: (counts) => void write(counts) }
}
