import type { Instant } from '../time/clock.ts'

/** `item`: a dish or a modifier, wherever it is offered. `group`: every item that the group lists. */
export type SoldOutKind = 'item' | 'group'

export const soldOutKinds: readonly SoldOutKind[] = ['item', 'group']

/** What staff of one location marked as sold out. */
export interface SoldOut {
  readonly kind: SoldOutKind
  readonly id: string
  readonly since: Instant
  /** Exclusive; absent means until staff switch it on. */
  readonly until?: Instant
}

/** Marks in force at a time. An order for tomorrow ignores a mark that ends today. */
export function soldOutAt(marks: readonly SoldOut[], at: Instant): readonly SoldOut[] {
  return marks.filter(({ until }) => until === undefined || at < until)
}
