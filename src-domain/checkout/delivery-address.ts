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
  /** The menu's URL; absent on the location picker. */
  readonly menuHref?: string | undefined
  readonly close: () => void
  /** Called when the order has the address and the page already shows its menu. */
  readonly taken: () => void
  /** Full navigation that replaces the sheet's history entry. */
  readonly leave: (address: string) => void
}

export interface DeliveryAddress extends EnterAddress {
  /** LOC-35, latest first. */
  readonly recent: (patron: Patron | undefined) => readonly Address[]
  /** Notes for the courier (LOC-45), saved with the address. */
  readonly notes: () => string
  readonly writeNotes: (text: string) => void
  readonly begin: () => void
  /** Saves the address and shows the restaurants that deliver there. */
  readonly chooseAmong: () => void
  readonly deliverFrom: (location: Location) => void
  readonly pickUpAt: (location: Location) => void
}

/** Milliseconds to wait until the address is saved. */
const timeout = 1_000

/** Takes an address from entry to a delivery order. */
export function deliveryAddress(ports: DeliveryAddressPorts): DeliveryAddress {
  const { wanted, entry, visit, order, patron, move, pause, ids, menuHref, close, taken: done, leave } = ports
  let notes = order.current().deliveryNotes

  /** Callers need not await this; it also waits for the patron's address book. */
  const take = async (address: Address, from: Location | undefined): Promise<void> => {
    order.update(deliverTo({ address, notes, from }, ids.uuid()))
    visit.keep(withRecent(visit.read(), address))
    if (patron.current().patron !== undefined) await keepForPatron(ports, address)
  }
  const goOn = async (address: Address, slug: string | undefined, from?: Location): Promise<void> => {
    // Without `from`, the next menu reports missing dishes on arrival.
    const outcome = from === undefined ? 'whole' : await move.ask({ id: from.id, name: from.name, type: 'delivery' })
    if (outcome === 'stays') return
    const taken = take(address, from)
    const menu = slug === undefined ? undefined : menuAddress(slug, 'delivery')
    if (menu === undefined) return close()
    if (menu === menuHref) return done()
    // Leaving the page would abort the call.
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

/** LOC-44: a failure does not affect the customer. */
async function keepForPatron({ addresses, patron, report }: DeliveryAddressPorts, address: Address): Promise<void> {
  const kept = await addresses.keepForPatron(address)
  if (isLeft(kept)) return report(`the patron's address: ${kept.left._tag}`)
  patron.update((now) =>
    now.patron === undefined
      ? now
      : { ...now, patron: { ...now.patron, addresses: withRecent(now.patron.addresses, kept.right) } },
  )
}
