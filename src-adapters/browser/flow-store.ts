import { KeptFlowPosition } from '../../src-contract/kept/kept-flow.ts'
import type { FlowStore } from '../../src-domain/checkout/flow-position.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

export function flowStore(storage: SafeStorage): FlowStore {
  const { read, write, remove } = keptValue(storage, sessionKeys.flow, KeptFlowPosition)
  return { read, write: (position) => void write(position), clear: remove }
}
