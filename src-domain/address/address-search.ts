import { pastedText } from '../text/pasted-text.ts'
import type { AddressSuggestion } from './mapped-address.ts'

/** Milliseconds of debounce (LOC-31). */
export const searchAfter = 300

/** Undefined for an empty query, which lists recent addresses instead (LOC-32). */
export function searchedText(typed: string): string | undefined {
  const text = pastedText(typed)
  return text === '' ? undefined : text
}

/** Empty after a suggestion was picked. */
export function typedText({ isTyped, text }: AddressSearch): string {
  return isTyped ? text : ''
}

/** The list under the search field. `found`: suggestions for the current text. */
export interface AddressSearch {
  readonly text: string
  /** False if the text comes from a picked suggestion. */
  readonly isTyped: boolean
  readonly isListShown: boolean
  readonly found: readonly AddressSuggestion[]
  /** The search for this text returned nothing. */
  readonly isNothingFound: boolean
}

export type AddressSearchEvent =
  | { readonly _tag: 'Typed'; readonly text: string }
  | { readonly _tag: 'Opened' }
  | { readonly _tag: 'Dismissed' }
  | { readonly _tag: 'Answered'; readonly text: string; readonly found: readonly AddressSuggestion[] }
  /** Closes the list and fills the field (LOC-33). */
  | { readonly _tag: 'Picked'; readonly text: string }

export function newSearch(text = ''): AddressSearch {
  return { text, isTyped: false, isListShown: false, found: [], isNothingFound: false }
}

export function addressSearch(search: AddressSearch, event: AddressSearchEvent): AddressSearch {
  switch (event._tag) {
    case 'Typed': {
      if (event.text === search.text) return search
      // Keeps the old suggestions until the next answer, unless the field is empty.
      const found = searchedText(event.text) === undefined ? [] : search.found
      return { text: event.text, isTyped: true, isListShown: true, found, isNothingFound: false }
    }
    case 'Opened':
      return { ...search, isListShown: true }
    case 'Dismissed':
      return { ...search, isListShown: false }
    case 'Answered':
      // Drops a late answer for an older text.
      return searchedText(search.text) === event.text
        ? { ...search, found: event.found, isNothingFound: event.found.length === 0 }
        : search
    case 'Picked':
      return newSearch(event.text)
  }
}

export function offered<R>(
  search: AddressSearch,
  recent: readonly R[],
):
  | { readonly _tag: 'Hidden' }
  | { readonly _tag: 'Found'; readonly found: readonly AddressSuggestion[] }
  | { readonly _tag: 'Recent'; readonly recent: readonly R[] } {
  if (!search.isListShown) return { _tag: 'Hidden' }
  if (search.found.length > 0) return { _tag: 'Found', found: search.found }
  return recent.length === 0 ? { _tag: 'Hidden' } : { _tag: 'Recent', recent }
}
