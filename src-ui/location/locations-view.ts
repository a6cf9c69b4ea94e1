import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'

/** One restaurant of the picker, in words that are ready to be read (LOC-05, LOC-22). */
export interface LocationCardView {
  readonly slug: string
  readonly name: string
  readonly address: string
  readonly phone?: { readonly href: string; readonly text: string }
  readonly isOpen: boolean
  readonly opening: string
  readonly hours: string
  readonly estimate?: string
  readonly distance?: string
  readonly isPreorderOnly: boolean
  readonly href: string
}

export interface LocationsView {
  readonly type: DiningOption
  readonly tabs: readonly { readonly type: DiningOption; readonly href: string; readonly isCurrent: boolean }[]
  readonly hero: string
  readonly tagline: string
  readonly about: string
  readonly cards: readonly LocationCardView[]
}
