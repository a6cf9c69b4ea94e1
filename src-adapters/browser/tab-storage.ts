import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys, storageKeys } from './storage-keys.ts'

/** These keys hold no names, cards or tokens, and nothing that could repeat an order. */
const carriedKeys: readonly string[] = [
  ...[storageKeys.order, storageKeys.items, storageKeys.packingItems, storageKeys.location],
  ...[storageKeys.dateExpiration, storageKeys.version, storageKeys.configId],
  ...[sessionKeys.visit, sessionKeys.timeDropped, sessionKeys.flow, sessionKeys.tableLink],
]

const mark = 'order '
const Texts = t.record(t.string, t.string)

/** `window.name` holds data that storage refuses. Other sites cannot read it: COOP separates our documents (ADR 93). */
export function tabStorage(storage: SafeStorage, tab: { name: string }): SafeStorage {
  const texts = (): Readonly<Record<string, string>> => {
    if (!tab.name.startsWith(mark)) return {}
    try {
      const seen = Texts.decode(JSON.parse(tab.name.slice(mark.length)))
      return isRight(seen) ? seen.right : {}
    } catch {
      return {}
    }
  }
  const forget = (key: string): void => {
    const { [key]: mine, ...others } = texts()
    if (mine !== undefined) carry(others)
  }
  const carry = (those: Readonly<Record<string, string>>): void => {
    tab.name = mark + JSON.stringify(those)
  }
  return {
    // `window.name` takes precedence: full storage may still have an older value.
    read: (key) => texts()[key] ?? storage.read(key),
    write: (key, text) => {
      if (storage.write(key, text)) {
        forget(key)
        return true
      }
      if (!carriedKeys.includes(key)) return false
      carry({ ...texts(), [key]: text })
      return true
    },
    remove: (key) => {
      forget(key)
      storage.remove(key)
    },
    clear: () => {
      if (tab.name.startsWith(mark)) tab.name = ''
      storage.clear()
    },
  }
}
