import { millisecondsInMinute } from 'date-fns/constants'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'
import type { OpenState } from '../location/open-state.ts'
import type { Instant } from '../time/clock.ts'
import { type SlotTerms, slotMinutes, waitMinutes } from './slots.ts'

/** Whether an order can be for now. */
export type Asap =
  | { readonly _tag: 'Possible' }
  /** The restaurant is closed. */
  | { readonly _tag: 'Closed' }
  /** The location takes orders for later only. */
  | { readonly _tag: 'LaterOnly' }
  /** The food would be ready after closing or in more than two hours, or the kitchen is full. */
  | { readonly _tag: 'NotInTime' }

export interface AsapFacts {
  readonly terms: SlotTerms
  readonly isPreorderRequired: boolean
  readonly diningOption: DiningOption
  /** Of the order's own kind, now. */
  readonly state: OpenState
  /** Minutes that the location says it usually takes. */
  readonly estimate?: number | undefined
  readonly now: Instant
  /** Orders that a slot (seconds since 1970) has already. */
  readonly taken: (at: number) => number
}

/** Minutes. Food that is later than this is an order for later. */
const longestWait = 120

/** A table orders for now or not at all, so nothing that is asked of orders for later is asked there (SCHED-11). */
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

/** Estimated minutes until the food of an order for now, never less than the kitchen needs. */
export function promisedMinutes({
  terms,
  diningOption,
  estimate,
}: Pick<AsapFacts, 'terms' | 'diningOption' | 'estimate'>): number | undefined {
  const wait = waitMinutes(terms, diningOption)
  // An order that takes longer is never for now, and a scheduled order has its own time.
  return !mayBeForLater(diningOption) || wait === 0 || wait > longestWait ? estimate : Math.max(wait, estimate ?? 0)
}

/** The slot (seconds since 1970) that an order for now belongs to: the one that it is promised for. */
export function slotOfAsap(facts: Pick<AsapFacts, 'terms' | 'diningOption' | 'estimate' | 'now'>): number {
  const perSlot = slotMinutes * 60
  const promised = facts.now / 1000 + (promisedMinutes(facts) ?? 0) * 60
  return Math.floor(promised / perSlot) * perSlot
}

function isFull(facts: AsapFacts): boolean {
  const { capacityPerSlot } = facts.terms
  return capacityPerSlot !== undefined && facts.taken(slotOfAsap(facts)) >= capacityPerSlot
}
