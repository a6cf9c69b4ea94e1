import type { Instant } from '../time/clock.ts'

/** `item`: a dish or a modifier, wherever it is offered. `group`: every item that the group lists. */
export type SoldOutKind = 'item' | 'group'

export const soldOutKinds: readonly SoldOutKind[] = ['item', 'group']

/** What staff of one location marked as sold out. */
export interface SoldOut {
  readonly kind: SoldOutKind
  readonly id: string
  readonly since: Instant
  /** Exclusive; absent: until it is switched on. */
  readonly until?: Instant
}

/** The marks that are in force at a time: an order for tomorrow ignores what is sold out for today. */
export function soldOutAt(marks: readonly SoldOut[], at: Instant): readonly SoldOut[] {
  return marks.filter(({ until }) => until === undefined || at < until)
}
