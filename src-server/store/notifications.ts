/**
 * Short messages to every process of a database. A message may be lost during a reconnection, so it only says that
 * something changed, and listeners also poll.
 */
export interface Notifications {
  /** At most `longestMessage` bytes of UTF-8. */
  readonly send: (message: string) => void
  /** Adds a listener, which ignores messages of others. `missed` is called when messages may have been lost. */
  readonly listen: (heard: (message: string) => void, missed: () => void) => void
  /** Whether other processes may listen. */
  readonly isShared: boolean
  readonly close: () => Promise<void>
}

/** Bytes; PostgreSQL allows 8,000. */
export const longestMessage = 7_000

/** For a database of this process alone. */
export function ownNotifications(): Notifications {
  const listeners: ((message: string) => void)[] = []
  return {
    send: (message) => {
      setImmediate(() => {
        for (const heard of listeners) heard(message)
      })
    },
    listen: (heard) => {
      listeners.push(heard)
    },
    isShared: false,
    close: async () => undefined,
  }
}
