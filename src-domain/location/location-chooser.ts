import { type AddressSearch, addressSearch, newSearch } from '../address/address-search.ts'
import type { Instant } from '../time/clock.ts'
import type { ChooserOption } from './chooser-tabs.ts'
import type { Location } from './location.ts'
import type { WhereaboutsRefusal } from './whereabouts.ts'

export type Around =
  | { readonly _tag: 'Named'; readonly name: string }
  | { readonly _tag: 'Here' }
  | { readonly _tag: 'Address' }

export type ChooserList =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed' }
  /** `at`: for opening states. */
  | { readonly _tag: 'Ready'; readonly locations: readonly Location[]; readonly at: Instant }

export type ChooserProblem = WhereaboutsRefusal['_tag'] | 'UnknownAddress' | 'NoAnswer'

export interface LocationChooser {
  readonly type: ChooserOption
  readonly search: AddressSearch
  readonly list: ChooserList
  readonly around?: Around
  readonly problem?: ChooserProblem
  readonly isLocating: boolean
}

export const newChooser: LocationChooser = {
  type: 'pickup',
  search: newSearch(),
  list: { _tag: 'Loading' },
  isLocating: false,
}

export type ChooserEvent =
  | { readonly _tag: 'Asked'; readonly type: ChooserOption; readonly around: Around | undefined }
  | { readonly _tag: 'Answered'; readonly locations: readonly Location[]; readonly at: Instant }
  | { readonly _tag: 'Failed' }
  | { readonly _tag: 'Locating' }
  /** The chooser keeps the previous list. */
  | { readonly _tag: 'Trouble'; readonly problem: ChooserProblem }

export function locationChooser(chooser: LocationChooser, event: ChooserEvent): LocationChooser {
  switch (event._tag) {
    case 'Asked': {
      const { around, type } = event
      // Each order type has its own list, hours and search.
      const search = type === chooser.type ? addressSearch(chooser.search, { _tag: 'Dismissed' }) : newSearch()
      return {
        ...calm(chooser),
        ...{ type, search, list: { _tag: 'Loading' }, isLocating: false },
        ...(around === undefined ? {} : { around }),
      }
    }
    case 'Answered':
      return { ...chooser, list: { _tag: 'Ready', locations: event.locations, at: event.at } }
    case 'Failed':
      return { ...chooser, list: { _tag: 'Failed' } }
    case 'Locating': {
      const { problem: _, ...rest } = chooser
      return { ...rest, isLocating: true }
    }
    case 'Trouble':
      return { ...chooser, isLocating: false, problem: event.problem }
  }
}

function calm({ problem: _, around: __, ...rest }: LocationChooser) {
  return rest
}
