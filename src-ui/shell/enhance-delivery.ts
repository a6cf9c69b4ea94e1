import type { Address } from '../../src-domain/address/address.ts'
import { lineOf } from '../../src-domain/address/address-line.ts'
import type { OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import {
  type DeliveryAround,
  type DeliveryPromise,
  deliveringLocations,
  deliversThere,
  promiseAt,
} from '../../src-domain/location/delivery-promise.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import { offerWords } from '../messages/offer-words.ts'
import type { Words } from '../messages/words-context.tsx'
import type { ShopCells } from './shop-app.ts'

/**
 * Shows on the menu the delivery terms for the order's address, or that it is out of reach (LOC-42). The server cannot
 * render them, because only the browser has the address.
 */
export function enhanceDelivery(
  page: ParentNode,
  { reach }: Pick<Words['shop'], 'reach'>,
  cells: Pick<ShopCells, 'order' | 'delivery'>,
  location: Pick<OrderLocation, 'slug' | 'name'> | undefined,
): void {
  const element = page.querySelector<HTMLElement>('[data-line]')
  const notice = page.querySelector<HTMLElement>('#undelivered')
  if (element === null || notice === null || location === undefined) return
  const say = line(element, reach)
  const refuse = refusal(notice, reach, location.name)
  cells.delivery.changes.subscribe((around) => {
    const promise = promiseAt(around, location.slug)
    say(promise)
    refuse(promise._tag === 'OutOfZone' ? cells.order.current().address : undefined, around)
  })
}

function line(element: HTMLElement, reach: Words['shop']['reach']) {
  const drawn = element.textContent
  const isEstimate = element.dataset['line'] === 'estimate'
  const offered = ({ minutes, ...terms }: Extract<DeliveryPromise, { readonly _tag: 'Delivers' }>): string => {
    if (isEstimate && minutes !== undefined) return offerWords({ ...terms, minutes }, reach)
    // A closed restaurant shows its next opening instead of a duration.
    return [drawn, offerWords(terms, reach)].filter(Boolean).join(' · ')
  }
  return (promise: DeliveryPromise): void => {
    const refused = promise._tag === 'OutOfZone' ? reach.notHere : drawn
    element.textContent = promise._tag === 'Delivers' ? offered(promise) : refused
  }
}

function refusal(notice: HTMLElement, reach: Words['shop']['reach'], name: string) {
  const title = notice.querySelector('p')
  const other = notice.querySelector<HTMLAnchorElement>('[data-other]')
  return (address: Address | undefined, around: DeliveryAround): void => {
    notice.hidden = address === undefined
    if (!title || !other || address === undefined) return
    title.textContent = reach.refused({ name, address: lineOf(address) })
    const another = around._tag === 'Answered' ? deliveringLocations(around.locations).find(deliversThere) : undefined
    other.hidden = another === undefined
    if (another === undefined) return
    other.href = menuAddress(another.slug, 'delivery')
    other.textContent = reach.deliverFrom({ name: another.name })
  }
}
