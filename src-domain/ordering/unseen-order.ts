import type { Clock, Instant } from '../time/clock.ts'

/**
 * The order that was placed on this device and whose page has not been opened yet: a tab that dies on the way there
 * leaves an empty cart behind, and would say nothing of any order (CART-17). Never throws; where nothing can be kept,
 * there is none.
 */
export interface UnseenOrder {
  /** Its token (CONF-10), for a day. */
  readonly token: () => string | undefined
  readonly keep: (token: string) => void
  /** The page of the order under `token` is open; another one stays unseen. */
  readonly seen: (token: string) => void
}

/** For how many milliseconds it is led to: as long as a cart is kept (SHELL-36). */
const life = 24 * 60 * 60 * 1_000

/** What is kept of it. */
export function unseenText(token: string, { now }: Clock): string {
  return `${now()} ${token}`
}

/** The token in what was kept; nothing when it is too old, of a clock that ran ahead, or no such text at all. */
export function unseenIn(kept: string | undefined, now: Instant): string | undefined {
  const [, keptAt, token] = /^(\d{1,15}) (\S{1,200})$/.exec(kept ?? '') ?? []
  const age = now - Number(keptAt)
  return age >= 0 && age < life ? token : undefined
}
