import type { KioskIdle } from '../brand/brand.ts'

/** How a device that stands on a table sees its guest. */
export type IdleState =
  | { readonly _tag: 'Active' }
  /** Somebody is asked whether they are still there. */
  | { readonly _tag: 'Warning'; readonly secondsLeft: number }
  | { readonly _tag: 'Over' }

export const active: IdleState = { _tag: 'Active' }

/** After `idleFor` milliseconds without a touch or a key. */
export const idleState = ({ afterSeconds, warnSeconds }: KioskIdle, idleFor: number): IdleState => {
  const over = afterSeconds + warnSeconds - idleFor / 1_000
  if (over > warnSeconds) return active
  return over <= 0 ? { _tag: 'Over' } : { _tag: 'Warning', secondsLeft: Math.ceil(over) }
}

export const isSameIdle = (one: IdleState, other: IdleState): boolean =>
  one._tag === 'Warning' && other._tag === 'Warning' ? one.secondsLeft === other.secondsLeft : one._tag === other._tag
