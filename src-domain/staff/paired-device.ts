import type { Instant } from '../time/clock.ts'

/** A tablet that shows the orders of one location without a member's sign-in. */
export interface PairedDevice {
  readonly id: string
  readonly name: string
  readonly pairedAt: Instant
  /** Undefined until its first call. */
  readonly seenAt?: Instant
}

export const longestDeviceName = 60

/** Digits of the code that a tablet shows and a manager enters. */
export const pairingCodeLength = 6

/** Returns the digits of a typed code; undefined if they are not a whole code. */
export function pairingCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return digits.length === pairingCodeLength && /^\d+$/.test(digits) ? digits : undefined
}
