import * as t from 'io-ts'
import type { BoardMemory } from '../../src-domain/kitchen/board-memory.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

const KeptBoards = t.intersection([
  t.type({ touched: t.record(t.string, t.array(t.string)) }),
  t.partial({ location: t.string }),
])

/** Without storage, a reload begins with the first location and rings again. */
export function boardMemory(storage: SafeStorage): BoardMemory {
  const { read, write, remove } = keptValue(storage, storageKeys.staffBoards, KeptBoards)
  const kept = () => read() ?? { touched: {} }
  return {
    location: () => kept().location,
    keepLocation: (location) => void write({ ...kept(), location }),
    touched: (locationId) => kept().touched[locationId] ?? [],
    keepTouched: (locationId, orderIds) => {
      const now = kept()
      write({ ...now, touched: { ...now.touched, [locationId]: [...orderIds] } })
    },
    forget: remove,
  }
}
