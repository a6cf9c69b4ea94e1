import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { Address } from '../address/address.ts'
import { addressSearch, newSearch, searchedText } from '../address/address-search.ts'
import { pointOf } from '../address/distance.ts'
import type { AddressSuggestion } from '../address/mapped-address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Clock, Ids } from '../time/clock.ts'
import type { AddressGateway } from './address-gateway.ts'
import type { ChooserOption } from './chooser-tabs.ts'
import type { Location } from './location.ts'
import { type Around, type ChooserEvent, type LocationChooser, locationChooser } from './location-chooser.ts'
import type { LocationGateway } from './location-gateway.ts'
import { locationsAround } from './locations-around.ts'
import type { TypedSearch } from './typed-search.ts'
import type { Whereabouts } from './whereabouts.ts'

export interface FindLocationsPorts {
  readonly addresses: Pick<AddressGateway, 'suggestions' | 'point'>
  readonly locations: Pick<LocationGateway, 'locations'>
  readonly whereabouts: Whereabouts
  readonly chooser: StateCell<LocationChooser>
  readonly clock: Clock
  readonly ids: Ids
  /** Restricts the search to this marketplace (LOC-46). */
  readonly market?: string | undefined
  /** Logs for the operator (LOC-36). */
  readonly report: (what: string) => void
}

export interface FindLocations {
  /** Lists restaurants; for a delivery, nearest to its address first. */
  readonly show: (type: ChooserOption, address?: Address) => Promise<void>
  readonly typed: (text: string) => void
  readonly search: TypedSearch
  readonly opened: () => void
  readonly dismissed: () => void
  readonly pick: (suggestion: AddressSuggestion) => Promise<void>
  /** Searches for the typed text; lists all restaurants without one. */
  readonly submit: () => Promise<void>
  /** Asks for permission to use the device's location. */
  readonly here: () => Promise<void>
}

/** The location chooser. Policy: latest wins. */
export function findLocations(ports: FindLocationsPorts): FindLocations {
  const { addresses, whereabouts, chooser, clock, ids, market, report } = ports
  const restaurants = locationsAround(ports)
  let visit = ids.uuid()
  let latest = 0
  const tell = (event: ChooserEvent) => chooser.update((now) => locationChooser(now, event))
  const wanted = () => ({ type: chooser.current().type, market })

  const latestOf = async <E, A>(asking: () => Promise<Either<E, A>>, then: (answer: Either<E, A>) => void) => {
    latest += 1
    const mine = latest
    const answer = await asking()
    if (mine === latest) then(answer)
  }
  const list = (around: Around | undefined, asking: () => Promise<Either<CallFailure, readonly Location[]>>) => {
    tell({ _tag: 'Asked', type: chooser.current().type, around })
    return latestOf(asking, (answer) =>
      isLeft(answer) ? tell({ _tag: 'Failed' }) : tell({ _tag: 'Answered', locations: answer.right, at: clock.now() }),
    )
  }
  /** A session covers one search. */
  const endVisit = () => {
    const ended = visit
    visit = ids.uuid()
    return ended
  }

  return {
    show: (type, address) => {
      const point = address === undefined ? undefined : pointOf(address)
      tell({ _tag: 'Asked', type, around: undefined })
      return list(point === undefined ? undefined : { _tag: 'Address' }, () =>
        restaurants.near({ type, market }, point),
      )
    },
    typed: (text) => chooser.update((now) => ({ ...now, search: addressSearch(now.search, { _tag: 'Typed', text }) })),
    search: {
      suggestions: (text) => addresses.suggestions(text, chooser.current().type, visit),
      found: (text, outcome) => {
        if (isLeft(outcome)) return report(`no suggestions: ${outcome.left._tag}`)
        const answered = { _tag: 'Answered', text, found: outcome.right } as const
        chooser.update((now) => ({ ...now, search: addressSearch(now.search, answered) }))
      },
    },
    opened: () => chooser.update((now) => ({ ...now, search: addressSearch(now.search, { _tag: 'Opened' }) })),
    dismissed: () => chooser.update((now) => ({ ...now, search: addressSearch(now.search, { _tag: 'Dismissed' }) })),
    pick: ({ id, text }) => {
      chooser.update((now) => ({ ...now, search: addressSearch(now.search, { _tag: 'Picked', text }) }))
      return list({ _tag: 'Named', name: text }, () => restaurants.suggested(wanted(), id, endVisit()))
    },
    submit: () => {
      const text = searchedText(chooser.current().search.text)
      if (text === undefined) return list(undefined, () => restaurants.near(wanted()))
      const before = chooser.current().list
      tell({ _tag: 'Asked', type: chooser.current().type, around: undefined })
      return latestOf(
        () => restaurants.text(wanted(), text, endVisit()),
        (answer) => {
          if (isLeft(answer)) {
            chooser.update((now) => ({ ...now, list: before }))
            return tell({
              _tag: 'Trouble',
              problem: answer.left._tag === 'UnknownAddress' ? 'UnknownAddress' : 'NoAnswer',
            })
          }
          const { centre, locations } = answer.right
          chooser.update((now) => ({ ...now, around: { _tag: 'Named', name: centre } }))
          tell({ _tag: 'Answered', locations, at: clock.now() })
        },
      )
    },
    here: async () => {
      tell({ _tag: 'Locating' })
      const answer = await whereabouts.here()
      // The customer typed or changed tabs meanwhile.
      if (!chooser.current().isLocating) return
      if (isLeft(answer)) return tell({ _tag: 'Trouble', problem: answer.left._tag })
      // Clears the search, because the list is around the device, not the typed text.
      chooser.update((now) => ({ ...now, search: newSearch() }))
      return list({ _tag: 'Here' }, () => restaurants.near(wanted(), answer.right))
    },
  }
}
