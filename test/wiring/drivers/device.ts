import { CookieJar, type DOMWindow } from 'jsdom'

/** Storage of a phone between pages and visits. */
export interface Device {
  readonly local: Map<string, string>
  readonly session: Map<string, string>
  readonly cookies: CookieJar
  /** Writable by the tab's pages. */
  name: string
  /** State of the current history entry, for a reload. */
  historyState: unknown
}

export function aDevice(): Device {
  return {
    local: new Map(),
    session: new Map(),
    cookies: new CookieJar(),
    name: '',
    historyState: null,
  }
}

/** A new tab on the same phone, with its own session storage. */
export function anotherTab(device: Device): Device {
  return { ...device, session: new Map(), name: '', historyState: null }
}

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

function refusesStorage(window: DOMWindow): boolean {
  try {
    return window.localStorage === null
  } catch {
    return true
  }
}
