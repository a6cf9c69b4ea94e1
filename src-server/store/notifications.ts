/**
 * Short messages to every process of a database. They say that something changed, never what it is: one may be lost
 * while a connection is made anew, so listeners look by themselves now and then.
 */
export interface Notifications {
  /** At most `longestMessage` bytes of UTF-8. */
  readonly send: (message: string) => void
  /** `missed`: messages may have been lost. */
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
