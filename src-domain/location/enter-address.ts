import { isLeft } from 'fp-ts/lib/Either.js'
import type { Address } from '../address/address.ts'
import { addressForm } from '../address/address-form.ts'
import { addressProblems, isComplete, isValidAddress } from '../address/address-problems.ts'
import { addressSearch } from '../address/address-search.ts'
import { type AddressSuggestion, hasHouseNumber } from '../address/mapped-address.ts'
import type { Ids } from '../time/clock.ts'
import {
  addressIn,
  complained,
  emptyEntry,
  formOf,
  objected,
  townWritten,
  typed,
  unitWritten,
  untold,
  writtenByHand,
} from './address-entry.ts'
import type { AddressGateway } from './address-gateway.ts'
import { canGoOn } from './address-verdict.ts'
import { type JudgeAddressNeeds, judgeAddress } from './judge-address.ts'
import type { TypedSearch } from './typed-search.ts'

export interface EnterAddressNeeds extends JudgeAddressNeeds {
  readonly addresses: Pick<AddressGateway, 'suggestions' | 'details' | 'locate'>
  readonly ids: Ids
  readonly onConfirmed: (address: Address) => void
}

export interface EnterAddress {
  readonly type: (text: string) => void
  readonly search: TypedSearch
  readonly showList: () => void
  readonly hideList: () => void
  readonly pick: (suggestion: AddressSuggestion) => Promise<void>
  readonly takeAgain: (address: Address) => Promise<void>
  readonly write: (field: 'street2' | 'city' | 'state' | 'zip', text: string) => void
  readonly byHand: () => void
  /** Shows problems, checks who delivers, and confirms unless out of zone. */
  readonly submit: () => Promise<void>
  readonly askAgain: () => Promise<void>
  readonly startOver: () => void
}

/** Entry of a delivery address (LOC-23). Policy: latest wins. */
export function enterAddress(needs: EnterAddressNeeds): EnterAddress {
  const { entry, addresses, report } = needs
  let turn = 0
  let visit = needs.ids.uuid()
  const begin = () => {
    turn += 1
    const mine = turn
    return () => mine === turn
  }
  const { judge, locate } = judgeAddress(needs)

  const byHand = () => {
    begin()
    entry.update(writtenByHand)
  }

  return {
    byHand,
    type: (text) => {
      begin()
      entry.update(typed(text))
    },
    search: {
      suggestions: (text) => addresses.suggestions(text, 'delivery', visit),
      found: (text, outcome) => {
        if (isLeft(outcome)) {
          report(`address search: ${outcome.left._tag}`)
          return byHand()
        }
        const answered = { _tag: 'Answered', text, found: outcome.right } as const
        entry.update((now) => ({ ...now, search: addressSearch(now.search, answered) }))
      },
    },
    showList: () => entry.update((now) => ({ ...now, search: addressSearch(now.search, { _tag: 'Opened' }) })),
    hideList: () => entry.update((now) => ({ ...now, search: addressSearch(now.search, { _tag: 'Dismissed' }) })),
    pick: async ({ id, text }) => {
      const isLatest = begin()
      entry.update((now) => ({
        ...untold(now),
        form: addressForm(now.form, { type: 'SEARCH', suggestionId: id, text }),
        search: addressSearch(now.search, { _tag: 'Picked', text }),
        problems: {},
        isChecking: true,
      }))
      const found = await addresses.details(id, visit)
      if (!isLatest()) return
      // One session covers typing and picking, because the service bills per session.
      visit = needs.ids.uuid()
      if (isLeft(found)) {
        report(`an address: ${found.left._tag}`)
        return byHand()
      }
      if (!hasHouseNumber(found.right.addressComponents)) return entry.update(objected('no house number'))
      entry.update((now) => ({ ...now, form: addressForm(now.form, { type: 'SET_ADDRESS', details: found.right }) }))
      if (isValidAddress(entry.current().form)) return judge(isLatest)
      // The customer must type the parts that the address lacks.
      entry.update((now) => ({ ...writtenByHand(now), problems: addressProblems(now.form) }))
    },
    takeAgain: async (address) => {
      const isLatest = begin()
      const form = formOf(address)
      entry.update((now) => ({
        ...untold(now),
        form,
        isByHand: false,
        search: addressSearch(now.search, { _tag: 'Picked', text: form.text }),
        problems: {},
      }))
      await (isValidAddress(address) ? judge : locate)(isLatest)
    },
    write: (field, text) => {
      if (field !== 'street2') begin()
      entry.update(field === 'street2' ? unitWritten(text) : townWritten(field, text))
    },
    submit: async () => {
      const now = entry.current()
      const address = addressIn(now)
      if (now.isChecking) return
      if (now.verdict !== undefined) {
        if (canGoOn(now.verdict)) needs.onConfirmed(address)
        return
      }
      const isLatest = begin()
      if (isValidAddress(address)) return judge(isLatest)
      if (now.isByHand && isComplete(address)) return locate(isLatest)
      entry.update(complained)
    },
    askAgain: () => judge(begin()),
    startOver: () => {
      begin()
      entry.update(() => emptyEntry)
    },
  }
}
