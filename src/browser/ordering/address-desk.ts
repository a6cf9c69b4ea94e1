import { isLeft } from 'fp-ts/lib/Either.js'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { Address } from '../../../src-domain/address/address.ts'
import { isDeliverable } from '../../../src-domain/address/address-problems.ts'
import { recentAddresses, withRecent } from '../../../src-domain/address/recent-addresses.ts'
import { deliverTo } from '../../../src-domain/cart/deliver-to.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { type AddressEntry, addressIn, emptyEntry } from '../../../src-domain/location/address-entry.ts'
import { enterAddress } from '../../../src-domain/location/enter-address.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import type { PlaceGateway } from '../../../src-domain/location/place-gateway.ts'
import type { VisitAddresses } from '../../../src-domain/location/visit-addresses.ts'
import { menuAddress } from '../../../src-domain/navigation/addresses.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { Ids, Pause } from '../../../src-domain/time/clock.ts'
import type { AddressDesk } from '../../../src-ui/location/address-desk.ts'
import { cell } from '../../../src-ui/state/cell.ts'

export interface AddressDeskNeeds {
  readonly places: PlaceGateway
  readonly locations: LocationGateway
  readonly visit: VisitAddresses
  readonly order: StateCell<OrderInProgress>
  readonly patron: StateCell<PatronState>
  readonly pause: Pause
  readonly ids: Ids
  /** For whoever maintains the shop. */
  readonly report: (what: string) => void
  /** The menu that the page shows; absent on the location picker. */
  readonly menuHref?: string | undefined
  /** The marketplace through which the customer came (LOC-46). */
  readonly market?: string | undefined
  /** Closes the sheet. */
  readonly close: () => void
  /** A real navigation in the place of the sheet's own history entry. */
  readonly leave: (address: string) => void
}

/** Milliseconds for which somebody who goes on waits for their address to be kept. */
const patience = 1_000

/** Makes a desk for each opening of the address sheet. */
export const addressDesks =
  (needs: AddressDeskNeeds) =>
  (wanted: string | undefined): AddressDesk => {
    const { places, locations, visit, order, patron, pause, ids, report } = needs
    const entry = cell<AddressEntry>(emptyEntry)

    /** LOC-44: what became of it changes nothing for the customer. */
    const keepForPatron = async (address: Address) => {
      const kept = await places.keepForPatron(address)()
      if (isLeft(kept)) return report(`the patron's address: ${kept.left._tag}`)
      patron.update((now) =>
        now.patron === undefined
          ? now
          : { ...now, patron: { ...now.patron, addresses: withRecent(now.patron.addresses, kept.right) } },
      )
    }

    let kept = Promise.resolve()
    let notes = order.current().deliveryNotes

    const take = (address: Address, from: Location | undefined) => {
      order.update(deliverTo({ address, notes, from }, ids.uuid()))
      visit.keep(withRecent(visit.read(), address))
      if (patron.current().patron !== undefined) kept = keepForPatron(address)
    }

    const goOn = (address: Address, slug: string | undefined, from?: Location) => {
      take(address, from)
      const menu = slug === undefined ? undefined : menuAddress(slug, 'delivery')
      if (menu === undefined || menu === needs.menuHref) return needs.close()
      // Leaving would end the call.
      void Promise.race([kept, pause.wait(patience)]).then(() => needs.leave(menu))
    }

    const desk = enterAddress({
      places,
      locations,
      pause,
      ids,
      entry,
      report,
      wanted,
      market: needs.market,
      onConfirmed: (address) => {
        const { verdict } = entry.current()
        const from = verdict?._tag === 'Delivered' ? verdict.location : undefined
        goOn(address, wanted ?? from?.slug, from)
      },
    })
    return {
      ...desk,
      entry,
      notes: () => notes,
      writeNotes: (text) => {
        notes = text
      },
      recent: (known) => recentAddresses(known?.addresses ?? visit.read()),
      begin: () => {
        const { address } = order.current()
        if (isDeliverable(address)) void desk.takeAgain(address)
      },
      chooseAmong: () => {
        take(addressIn(entry.current()), undefined)
        needs.close()
      },
      deliverFrom: (location) => goOn(addressIn(entry.current()), location.slug, location),
      pickUpAt: ({ slug }) => {
        const menu = menuAddress(slug, 'pickup')
        if (menu === needs.menuHref) needs.close()
        else needs.leave(menu)
      },
    }
  }
