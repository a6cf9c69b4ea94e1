import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'

/** Restaurant card (LOC-05, LOC-22). */
export interface LocationCardView {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly address: string
  /** Restaurants of a food hall. */
  readonly restaurants?: string
  readonly phone?: { readonly href: string; readonly text: string }
  readonly isOpen: boolean
  readonly opening: string
  /** First available time if ordering now is not possible (SCHED-18). */
  readonly next?: string
  readonly hours: string
  readonly estimate?: string
  readonly distance?: string
  readonly isPreorderOnly: boolean
  /** Why the restaurant does not deliver to the address. The card then describes pickup. */
  readonly refusal?: string
  /** Link to the menu; absent if nothing can be ordered. */
  readonly href?: string
}

/** Nearest-restaurant search, answered by the server, so that it works without a script (LOC-09). */
export interface LocationSearchView {
  /** Dining option as in addresses. */
  readonly type: string
  readonly typed: string
  /** Name of the address that the list is sorted by. */
  readonly centre?: string
  readonly problem?: 'UnknownAddress' | 'NoAnswer'
  /** True if the chooser can suggest addresses and locate the device. */
  readonly canAsk: boolean
}

export interface LocationsView {
  readonly type: DiningOption
  readonly tabs: readonly { readonly type: DiningOption; readonly href: string; readonly isCurrent: boolean }[]
  readonly hero: string
  readonly tagline: string
  readonly about: string
  readonly cards: readonly LocationCardView[]
  /** Absent for a single restaurant and for delivery. */
  readonly search?: LocationSearchView
}
