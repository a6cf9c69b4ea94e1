import { isLeft } from 'fp-ts/lib/Either.js'
import type { Patron } from '../account/patron.ts'
import type { PatronState } from '../account/session.ts'
import type { Address } from '../address/address.ts'
import { isDeliverable } from '../address/address-problems.ts'
import { recentAddresses, withRecent } from '../address/recent-addresses.ts'
import { deliverTo } from '../cart/deliver-to.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { addressIn } from '../location/address-entry.ts'
import type { AddressGateway } from '../location/address-gateway.ts'
import { type AskBeforeMove, landingOn } from '../location/ask-before-move.ts'
import { type EnterAddress, type EnterAddressNeeds, enterAddress } from '../location/enter-address.ts'
import type { Location } from '../location/location.ts'
import type { VisitAddresses } from '../location/visit-addresses.ts'
import { menuAddress } from '../navigation/addresses.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Pause } from '../time/clock.ts'

export interface DeliveryAddressPorts extends Omit<EnterAddressNeeds, 'onConfirmed'> {
  readonly addresses: EnterAddressNeeds['addresses'] & Pick<AddressGateway, 'keepForPatron'>
  readonly visit: VisitAddresses
  readonly order: StateCell<OrderInProgress>
  readonly pause: Pause
  readonly patron: StateCell<PatronState>
  readonly move: Pick<AskBeforeMove, 'ask'>
  /** The menu that the page shows; absent on the location picker. */
  readonly menuHref?: string | undefined
  /** Closes the sheet. */
  readonly close: () => void
  /** The address is in the order, and its menu is the one that the page shows. */
  readonly taken: () => void
  /** A real navigation in the place of the sheet's own history entry. */
  readonly leave: (address: string) => void
}

export interface DeliveryAddress extends EnterAddress {
  /** LOC-35, the latest first. */
  readonly recent: (patron: Patron | undefined) => readonly Address[]
  /** For whoever brings it (LOC-45): what is kept with the order once the address is. */
  readonly notes: () => string
  readonly writeNotes: (text: string) => void
  /** Begins with the address that the order has. */
  readonly begin: () => void
  /** The address is kept, and the restaurants that deliver there are looked through. */
  readonly chooseAmong: () => void
  /** Another restaurant brings the food to the address that was entered. */
  readonly deliverFrom: (location: Location) => void
  /** The food is fetched instead. */
  readonly pickUpAt: (location: Location) => void
}

/** Milliseconds for which somebody who goes on waits for their address to be kept. */
const timeout = 1_000

/** One entry of an address, from its beginning to the order that is brought there. */
export function deliveryAddress(ports: DeliveryAddressPorts): DeliveryAddress {
  const { wanted, entry, visit, order, patron, move, pause, ids, menuHref, close, taken: done, leave } = ports
  let notes = order.current().deliveryNotes

  /** Resolves when the patron's address is kept, too; nobody has to wait for it. */
  const take = async (address: Address, from: Location | undefined): Promise<void> => {
    order.update(deliverTo({ address, notes, from }, ids.uuid()))
    visit.keep(withRecent(visit.read(), address))
    if (patron.current().patron !== undefined) await keepForPatron(ports, address)
  }
  const goOn = async (address: Address, slug: string | undefined, from?: Location): Promise<void> => {
    // Of a restaurant that nobody has told of yet its menu tells on arrival.
    const outcome = from === undefined ? 'whole' : await move.ask({ id: from.id, name: from.name, type: 'delivery' })
    if (outcome === 'stays') return
    const taken = take(address, from)
    const menu = slug === undefined ? undefined : menuAddress(slug, 'delivery')
    if (menu === undefined) return close()
    if (menu === menuHref) return done()
    // Leaving would end the call.
    await Promise.race([taken, pause.wait(timeout)])
    leave(landingOn(menu, outcome))
  }
  const fetchAt = async ({ id, name, slug }: Location): Promise<void> => {
    const outcome = await move.ask({ id, name, type: 'pickup' })
    if (outcome === 'stays') return
    const menu = menuAddress(slug, 'pickup')
    if (menu === menuHref) close()
    else leave(landingOn(menu, outcome))
  }
  const entering = enterAddress({
    ...ports,
    onConfirmed: (address) => {
      const { verdict } = entry.current()
      const from = verdict?._tag === 'Delivered' ? verdict.location : undefined
      void goOn(address, wanted ?? from?.slug, from)
    },
  })
  return {
    ...entering,
    notes: () => notes,
    writeNotes: (text) => {
      notes = text
    },
    recent: (known) => recentAddresses(known?.addresses ?? visit.read()),
    begin: () => {
      const { address } = order.current()
      if (isDeliverable(address)) void entering.takeAgain(address)
    },
    chooseAmong: () => {
      void take(addressIn(entry.current()), undefined)
      close()
    },
    deliverFrom: (location) => void goOn(addressIn(entry.current()), location.slug, location),
    pickUpAt: (location) => void fetchAt(location),
  }
}

/** LOC-44: what became of it changes nothing for the customer. */
async function keepForPatron({ addresses, patron, report }: DeliveryAddressPorts, address: Address): Promise<void> {
  const kept = await addresses.keepForPatron(address)()
  if (isLeft(kept)) return report(`the patron's address: ${kept.left._tag}`)
  patron.update((now) =>
    now.patron === undefined
      ? now
      : { ...now, patron: { ...now.patron, addresses: withRecent(now.patron.addresses, kept.right) } },
  )
}
