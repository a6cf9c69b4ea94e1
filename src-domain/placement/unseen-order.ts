import type { Clock, Instant } from '../time/clock.ts'

/**
 * A placed order whose page never opened because the tab crashed. The next visit opens that page instead of an empty
 * cart (CART-17). Never throws; undefined without storage.
 */
export interface UnseenOrder {
  /** The order token (CONF-10), kept for a day. */
  readonly token: () => string | undefined
  readonly keep: (token: string) => void
  /** Removes the record if it holds this token. */
  readonly seen: (token: string) => void
}

/** Milliseconds: the lifetime of a cart (SHELL-36). */
const life = 24 * 60 * 60 * 1_000

export function unseenText(token: string, { now }: Clock): string {
  return `${now()} ${token}`
}

/** Undefined if too old, from the future, or invalid. */
export function unseenIn(kept: string | undefined, now: Instant): string | undefined {
  const [, keptAt, token] = /^(\d{1,15}) (\S{1,200})$/.exec(kept ?? '') ?? []
  const age = now - Number(keptAt)
  return age >= 0 && age < life ? token : undefined
}
