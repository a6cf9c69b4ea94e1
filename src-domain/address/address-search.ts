import { pastedText } from '../text/pasted-text.ts'
import type { AddressSuggestion } from './mapped-address.ts'

/** Milliseconds after the last key before what is typed is searched for (LOC-31). */
export const searchAfter = 300

/** What of a typed text is searched for; undefined where recent addresses are listed instead (LOC-32). */
export function searchedText(typed: string): string | undefined {
  const text = pastedText(typed)
  return text === '' ? undefined : text
}

/** The text that waits to be searched for: none once a line was picked. */
export function typedText({ isTyped, text }: AddressSearch): string {
  return isTyped ? text : ''
}

/** The list under the search field. `found` are the answers to what is typed now. */
export interface AddressSearch {
  readonly text: string
  /** The text is the customer's own, and no line that was picked: it is searched for. */
  readonly isTyped: boolean
  readonly isListShown: boolean
  readonly found: readonly AddressSuggestion[]
  /** Answered with nothing, for this very text. */
  readonly isNothingFound: boolean
}

export type AddressSearchEvent =
  | { readonly _tag: 'Typed'; readonly text: string }
  | { readonly _tag: 'Opened' }
  | { readonly _tag: 'Dismissed' }
  | { readonly _tag: 'Answered'; readonly text: string; readonly found: readonly AddressSuggestion[] }
  /** The list is closed, and its text is in the field (LOC-33). */
  | { readonly _tag: 'Picked'; readonly text: string }

export function newSearch(text = ''): AddressSearch {
  return { text, isTyped: false, isListShown: false, found: [], isNothingFound: false }
}

export function addressSearch(search: AddressSearch, event: AddressSearchEvent): AddressSearch {
  switch (event._tag) {
    case 'Typed': {
      if (event.text === search.text) return search
      // What was found stays in view until the next answer, unless nothing is asked any more.
      const found = searchedText(event.text) === undefined ? [] : search.found
      return { text: event.text, isTyped: true, isListShown: true, found, isNothingFound: false }
    }
    case 'Opened':
      return { ...search, isListShown: true }
    case 'Dismissed':
      return { ...search, isListShown: false }
    case 'Answered':
      // An answer to what is no longer typed is late.
      return searchedText(search.text) === event.text
        ? { ...search, found: event.found, isNothingFound: event.found.length === 0 }
        : search
    case 'Picked':
      return newSearch(event.text)
  }
}

/** What the list under the field offers (LOC-33, LOC-34). */
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
