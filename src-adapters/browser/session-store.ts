import type { SessionStore } from '../../src-domain/account/patron-gateway.ts'
import type { SafeStorage } from './safe-storage.ts'

/** Under the brand's key (SHELL-35); without storage the session ends with the page. */
export function sessionStore(storage: SafeStorage, tokenKey: string): SessionStore {
  let unkept: string | undefined
  return {
    token: () => {
      const kept = storage.read(tokenKey)
      return kept === undefined || kept === '' ? unkept : kept
    },
    keep: (token) => {
      unkept = storage.write(tokenKey, token) ? undefined : token
    },
    drop: () => {
      unkept = undefined
      storage.remove(tokenKey)
    },
  }
}
