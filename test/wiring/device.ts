import { CookieJar, type DOMWindow } from 'jsdom'

/** What a telephone keeps between two pages, and between two visits. */
export interface Device {
  readonly local: Map<string, string>
  /** Of the one tab. */
  readonly session: Map<string, string>
  readonly cookies: CookieJar
  /** Of the entry that is looked at, for a reload. */
  historyState: unknown
}

/** One that was never here. */
export function aDevice(): Device {
  return {
    local: new Map(),
    session: new Map(),
    cookies: new CookieJar(),
    historyState: null,
  }
}

/** The next tab on the same telephone: what a tab keeps is its own. */
export function anotherTab(device: Device): Device {
  return { ...device, session: new Map(), historyState: null }
}

/** Fills the storage of a page that was just opened, and keeps what comes to be in it. */
export function lendStorage(window: DOMWindow, { local, session }: Device): void {
  for (const [kept, storage] of [
    [local, window.localStorage],
    [session, window.sessionStorage],
  ] as const) {
    for (const [key, value] of kept) storage.setItem(key, value)
  }
}

export function takeStorage(window: DOMWindow, { local, session }: Device): void {
  for (const [kept, storage] of [
    [local, window.localStorage],
    [session, window.sessionStorage],
  ] as const) {
    kept.clear()
    for (let n = 0; n < storage.length; n++) {
      const key = storage.key(n)
      if (key !== null) kept.set(key, storage.getItem(key) ?? '')
    }
  }
}
