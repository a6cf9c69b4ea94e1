import type { AbsentCalls } from '../../src-domain/call/absent-calls.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

const separator = '\n'

/** Stored per tab, because a visit spans several documents. */
export function absentCalls(tab: SafeStorage): AbsentCalls {
  const known = () => (tab.read(sessionKeys.absentCalls) ?? '').split(separator)
  return {
    has: (call) => known().includes(call),
    add: (call) => void tab.write(sessionKeys.absentCalls, [...known(), call].join(separator)),
  }
}
