import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'

/** One restaurant of the picker, in words that are ready to be read (LOC-05, LOC-22). */
export interface LocationCardView {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly address: string
  /** In a food hall: who cooks there. */
  readonly restaurants?: string
  readonly phone?: { readonly href: string; readonly text: string }
  readonly isOpen: boolean
  readonly opening: string
  /** The first time that can be ordered for, where an order for now cannot be had (SCHED-18). */
  readonly next?: string
  readonly hours: string
  readonly estimate?: string
  readonly distance?: string
  readonly isPreorderOnly: boolean
  /** Why it does not bring it to the address; the rest of the card is about pickup then. */
  readonly refusal?: string
  /** Absent where there is nothing to be had. */
  readonly href?: string
}

/** The search for the nearest restaurant, answered by the server, so that it needs no script (LOC-09). */
export interface LocationSearchView {
  /** The order type as addresses name it. */
  readonly type: string
  readonly typed: string
  /** How the address is called around which the list is sorted. */
  readonly centre?: string
  readonly problem?: 'UnknownAddress' | 'NoAnswer'
  /** The chooser serves this type: it completes what is typed, and knows where the device is. */
  readonly canAsk: boolean
}

export interface LocationsView {
  readonly type: DiningOption
  readonly tabs: readonly { readonly type: DiningOption; readonly href: string; readonly isCurrent: boolean }[]
  readonly hero: string
  readonly tagline: string
  readonly about: string
  readonly cards: readonly LocationCardView[]
  /** Absent where there is nothing to choose between, and for a delivery. */
  readonly search?: LocationSearchView
}
