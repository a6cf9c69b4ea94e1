import { millisecondsInMinute } from 'date-fns/constants'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'
import type { OpenState } from '../location/open-state.ts'
import type { Instant } from '../time/clock.ts'
import { type SlotTerms, slotMinutes, waitMinutes } from './slots.ts'

export type Asap =
  | { readonly _tag: 'Possible' }
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'LaterOnly' }
  /** The order would be ready after closing or in more than two hours, or the kitchen is full. */
  | { readonly _tag: 'NotInTime' }

export interface AsapFacts {
  readonly terms: SlotTerms
  readonly isPreorderRequired: boolean
  readonly diningOption: DiningOption
  readonly state: OpenState
  /** Minutes, according to the location. */
  readonly estimate?: number | undefined
  readonly now: Instant
  /** Orders in a slot (seconds since 1970). */
  readonly taken: (at: number) => number
}

/** Minutes. Longer waits need a scheduled order. */
export const longestWait = 120

/** A table orders only for now, so the rules for scheduled orders do not apply (SCHED-11). */
export function asap(facts: AsapFacts): Asap {
  const { terms, diningOption, state, now } = facts
  const isAtTable = !mayBeForLater(diningOption)
  if (!isAtTable && (!terms.isAsapEnabled || facts.isPreorderRequired)) return { _tag: 'LaterOnly' }
  if (state._tag === 'Closed') return { _tag: 'Closed' }
  if (isAtTable) return { _tag: 'Possible' }
  const wait = waitMinutes(terms, diningOption)
  const isTooLate = state.until !== undefined && now + wait * millisecondsInMinute > state.until
  return isTooLate || wait > longestWait || isFull(facts) ? { _tag: 'NotInTime' } : { _tag: 'Possible' }
}

/** Minutes, never less than the kitchen needs. */
export function promisedMinutes({
  terms,
  diningOption,
  estimate,
}: Pick<AsapFacts, 'terms' | 'diningOption' | 'estimate'>): number | undefined {
  const wait = waitMinutes(terms, diningOption)
  // An order with a longer wait must be scheduled.
  return !mayBeForLater(diningOption) || wait === 0 || wait > longestWait ? estimate : Math.max(wait, estimate ?? 0)
}

/** Slot (seconds since 1970) of an order for now, by its promised time. */
export function slotOfAsap(facts: Pick<AsapFacts, 'terms' | 'diningOption' | 'estimate' | 'now'>): number {
  const perSlot = slotMinutes * 60
  const promised = facts.now / 1000 + (promisedMinutes(facts) ?? 0) * 60
  return Math.floor(promised / perSlot) * perSlot
}

function isFull(facts: AsapFacts): boolean {
  const { capacityPerSlot } = facts.terms
  return capacityPerSlot !== undefined && facts.taken(slotOfAsap(facts)) >= capacityPerSlot
}
