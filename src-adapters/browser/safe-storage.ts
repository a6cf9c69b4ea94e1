/** No method throws; `write` returns whether it worked. Storage may be blocked, full or absent. */
export interface SafeStorage {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
  readonly clear: () => void
}

/** Reading `window.localStorage` itself can throw. */
export function safeStorage(open: () => Storage | null | undefined): SafeStorage {
  const attempt = <A>(use: (storage: Storage) => A): A | undefined => {
    try {
      const storage = open()
      return storage === null || storage === undefined ? undefined : use(storage)
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    clear: () => attempt((storage) => storage.clear()),
  }
}
