/**
 * Short messages to every process of a database. A message may be lost during a reconnection, so it only says that
 * something changed, and listeners also poll.
 */
export interface Notifications {
  /** At most `longestMessage` bytes of UTF-8. */
  readonly send: (message: string) => void
  /** `missed` is called when messages may have been lost. */
  readonly listen: (heard: (message: string) => void, missed: () => void) => void
  /** Whether other processes may listen. */
  readonly isShared: boolean
  readonly close: () => Promise<void>
}

/** Bytes; PostgreSQL allows 8,000. */
export const longestMessage = 7_000

/** For a database of this process alone. */
export function ownNotifications(): Notifications {
  let heard: (message: string) => void = () => undefined
  return {
    send: (message) => {
      setImmediate(() => heard(message))
    },
    listen: (hears) => {
      heard = hears
    },
    isShared: false,
    close: async () => undefined,
  }
}
