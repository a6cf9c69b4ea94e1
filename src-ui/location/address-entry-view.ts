import type { Address } from '../../src-domain/address/address.ts'
import { lineOf } from '../../src-domain/address/address-line.ts'
import { offered } from '../../src-domain/address/address-search.ts'
import type { AddressSuggestion } from '../../src-domain/address/mapped-address.ts'
import { addressKey } from '../../src-domain/address/recent-addresses.ts'
import type { AddressEntry, EntryObstacle } from '../../src-domain/location/address-entry.ts'
import { canGoOn } from '../../src-domain/location/address-verdict.ts'
import type { Words } from '../messages/words-context.tsx'
import { addressErrors, type FieldErrors } from './delivery-address-words.ts'

type DeliveryWords = Words['delivery']

export type AddressOption = { readonly key: string; readonly text: string } & (
  | { readonly _tag: 'Suggestion'; readonly suggestion: AddressSuggestion }
  | { readonly _tag: 'Recent'; readonly address: Address }
)

export interface AddressEntryView {
  readonly options: readonly AddressOption[]
  /** Accessible name of the list. */
  readonly listName: string
  /** Absent for search results. */
  readonly heading?: string
  /** Text for screen readers, announced on each change. */
  readonly notice: string
  /** True shows the notice on the screen, too, because the list is empty. */
  readonly isNothingFound: boolean
  readonly errors: FieldErrors
  readonly isByHand: boolean
  /** True while a search runs, before an address is known. */
  readonly isFinding: boolean
  readonly isChecking: boolean
  readonly submit: string
}

export function addressEntryView(
  entry: AddressEntry,
  recent: readonly Address[],
  words: DeliveryWords,
  isForCheckout = false,
): AddressEntryView {
  const { search, isByHand, isChecking, obstacle, problems, verdict } = entry
  const list = listOf(entry, recent, words)
  const isNothingFound = search.isListShown && search.isNothingFound && !isByHand
  const errors = addressErrors(problems, words)
  return {
    ...list,
    notice: [isNothingFound ? words.noneFound : isByHand ? words.byHandNow : '', list.notice].filter(Boolean).join(' '),
    isNothingFound,
    errors: obstacle === undefined ? errors : { ...errors, street1: obstacleWords(words)[obstacle] },
    isByHand,
    isFinding: !isByHand && verdict === undefined,
    isChecking,
    submit:
      verdict !== undefined && canGoOn(verdict) ? (isForCheckout ? words.useForCheckout : words.use) : words.check,
  }
}

function obstacleWords(words: DeliveryWords): Readonly<Record<EntryObstacle, string>> {
  return {
    'nothing chosen': words.nothingChosen,
    'no house number': words.noHouseNumber,
    unknown: words.undeliverable,
    'no answer': words.noAnswer,
  }
}

function listOf(entry: AddressEntry, recent: readonly Address[], words: DeliveryWords) {
  const list = entry.isByHand ? ({ _tag: 'Hidden' } as const) : offered(entry.search, recent)
  switch (list._tag) {
    case 'Hidden':
      return { options: [], listName: words.suggestions, notice: '' }
    case 'Found':
      return {
        options: list.found.map((suggestion) => ({
          _tag: 'Suggestion' as const,
          key: suggestion.id,
          text: suggestion.text,
          suggestion,
        })),
        listName: words.suggestions,
        notice: words.found({ count: list.found.length }),
      }
    case 'Recent':
      return {
        options: list.recent.map((address) => ({
          _tag: 'Recent' as const,
          key: addressKey(address),
          text: lineOf(address),
          address,
        })),
        listName: words.recent,
        heading: words.recent,
        notice: words.recentFound({ count: list.recent.length }),
      }
  }
}
