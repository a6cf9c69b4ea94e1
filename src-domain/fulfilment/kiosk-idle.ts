import type { KioskIdle } from '../brand/brand.ts'

export interface GuestActivity {
  /** Calls back on every touch, key and pointer move. Returns an unsubscribe function. */
  readonly onSign: (told: () => void) => () => void
  /** The idle warning shows only on a visible page: a phone in a pocket is not an abandoned table. */
  readonly isInView: () => boolean
}

export type IdleState =
  | { readonly _tag: 'Active' }
  | { readonly _tag: 'Warning'; readonly secondsLeft: number }
  | { readonly _tag: 'Over' }

export const active: IdleState = { _tag: 'Active' }

/** `idleFor`: milliseconds. */
export function idleState({ afterSeconds, warnSeconds }: KioskIdle, idleFor: number): IdleState {
  const over = afterSeconds + warnSeconds - idleFor / 1_000
  if (over > warnSeconds) return active
  return over <= 0 ? { _tag: 'Over' } : { _tag: 'Warning', secondsLeft: Math.ceil(over) }
}
