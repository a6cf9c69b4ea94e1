import type { KioskIdle } from '../brand/brand.ts'

/** What the device knows of whoever stands before it. */
export interface GuestActivity {
  /** Told of every touch, key and move of the pointer. Answers its own undoing. */
  readonly onSign: (told: () => void) => () => void
  /** Nobody can be asked on a page that is not in view: a phone in a pocket is no abandoned table. */
  readonly isInView: () => boolean
}

/** How a device that stands on a table sees its guest. */
export type IdleState =
  | { readonly _tag: 'Active' }
  /** Somebody is asked whether they are still there. */
  | { readonly _tag: 'Warning'; readonly secondsLeft: number }
  | { readonly _tag: 'Over' }

export const active: IdleState = { _tag: 'Active' }

/** After `idleFor` milliseconds without a touch or a key. */
export function idleState({ afterSeconds, warnSeconds }: KioskIdle, idleFor: number): IdleState {
  const over = afterSeconds + warnSeconds - idleFor / 1_000
  if (over > warnSeconds) return active
  return over <= 0 ? { _tag: 'Over' } : { _tag: 'Warning', secondsLeft: Math.ceil(over) }
}
