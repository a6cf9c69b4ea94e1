import { CookieJar, type DOMWindow } from 'jsdom'

/** What a telephone keeps between two pages, and between two visits. */
export interface Device {
  readonly local: Map<string, string>
  /** Of the one tab. */
  readonly session: Map<string, string>
  readonly cookies: CookieJar
  /** The tab's own, which its pages may read and write. */
  name: string
  /** Of the entry that is looked at, for a reload. */
  historyState: unknown
}

/** One that was never here. */
export function aDevice(): Device {
  return {
    local: new Map(),
    session: new Map(),
    cookies: new CookieJar(),
    name: '',
    historyState: null,
  }
}

/** The next tab on the same telephone: what a tab keeps is its own. */
export function anotherTab(device: Device): Device {
  return { ...device, session: new Map(), name: '', historyState: null }
}

/** Fills the storage of a page that was just opened, and keeps what comes to be in it. */
export function lendStorage(window: DOMWindow, { local, session, name }: Device): void {
  window.name = name
  for (const [kept, storage] of [
    [local, window.localStorage],
    [session, window.sessionStorage],
  ] as const) {
    for (const [key, value] of kept) storage.setItem(key, value)
  }
}

export function takeStorage(window: DOMWindow, device: Device): void {
  const { local, session } = device
  device.name = window.name
  if (refusesStorage(window)) return
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

/** As a browser does that was told to keep nothing. */
function refusesStorage(window: DOMWindow): boolean {
  try {
    return window.localStorage === null
  } catch {
    return true
  }
}
