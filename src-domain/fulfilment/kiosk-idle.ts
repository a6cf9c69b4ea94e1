import type { KioskIdle } from '../brand/brand.ts'

export interface GuestActivity {
  /** Calls back on every touch, key press and pointer move. Returns an unsubscribe function. */
  readonly onSign: (told: () => void) => () => void
  /** Only a visible page shows the idle warning: a phone in a pocket is not an abandoned table. */
  readonly isInView: () => boolean
}

export type IdleState =
  | { readonly _tag: 'Active' }
  | { readonly _tag: 'Warning'; readonly secondsLeft: number }
  | { readonly _tag: 'Over' }

export const active: IdleState = { _tag: 'Active' }

/** `idleFor`: milliseconds without input. */
export function idleState({ afterSeconds, warnSeconds }: KioskIdle, idleFor: number): IdleState {
  const over = afterSeconds + warnSeconds - idleFor / 1_000
  if (over > warnSeconds) return active
  return over <= 0 ? { _tag: 'Over' } : { _tag: 'Warning', secondsLeft: Math.ceil(over) }
}
