import type { CardsState } from '../card/cards-state.ts'
import type { CardEntry } from '../payment/card-entry.ts'
import { stepPlacement } from '../placement/placement-machine.ts'
import type { PlacementState } from '../placement/placement-state.ts'
import type { StateCell } from '../state/state-cell.ts'
import { forgetHeld } from './change-checkout.ts'
import type { CheckoutState } from './checkout-state.ts'

export interface CardAttemptCells {
  readonly card: StateCell<CardEntry>
  readonly cards: StateCell<CardsState>
  readonly checkout: StateCell<CheckoutState>
  readonly placement: StateCell<PlacementState>
}

export function beginCardAttempt({ card, cards, checkout, placement }: CardAttemptCells): void {
  card.update(({ problem, ...entry }) =>
    entry._tag === 'Failed' && problem !== undefined ? { ...entry, problem } : entry,
  )
  cards.update(({ said: _, ...now }) => now)
  checkout.update(forgetHeld)
  placement.update((now) => stepPlacement(now, { _tag: 'AttemptBegun' }).state)
}
