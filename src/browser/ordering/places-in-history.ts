import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { OrderingPlace } from '../../../src-ui/cart/ordering-app.ts'

export interface PlacesInHistory {
  /** Opens a place under its own history entry, so that the browser's Back closes it. */
  readonly open: (place: OrderingPlace) => void
  /** Another look at the place of this entry (LOC-01's tabs): no step of its own. */
  readonly turn: (place: OrderingPlace) => void
  readonly back: () => void
  /** Opens what the entry that the page shows had open: after a reload, or on the way back from the checkout. */
  readonly restore: () => void
  /** The same, but every screen of the cart is passed on the way back. */
  readonly closeCart: () => void
}

const closed: OrderingPlace = { _tag: 'Closed' }

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null

/** History entries outlive releases and may be anybody's; what is not ours is a closed place. */
const placeIn = (state: unknown): OrderingPlace => {
  const kept = isRecord(state) ? state['ordering'] : undefined
  if (!isRecord(kept)) return closed
  const { _tag, groupId, itemId, path, number, problem, slug } = kept
  if (_tag === 'Item' && typeof groupId === 'string' && typeof itemId === 'string') return { _tag, groupId, itemId }
  if (_tag === 'Cart' && typeof path === 'string') return { _tag, path }
  if (_tag === 'Table' && typeof number === 'string' && typeof problem === 'string') return { _tag, number, problem }
  if (_tag === 'Address') return { _tag, ...(typeof slug === 'string' ? { slug } : {}) }
  return _tag === 'SignIn' ? { _tag } : closed
}

const isSame = (a: OrderingPlace, b: OrderingPlace): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Milliseconds after which a Back that brought no event no longer holds the next one up. */
const patience = 500

export const placesInHistory = (
  page: Pick<Window, 'history' | 'location' | 'addEventListener'>,
  cell: StateCell<OrderingPlace>,
  /** The address of a place that has one of its own (MENU-15). */
  hrefOf: (place: OrderingPlace) => string | undefined,
): PlacesInHistory => {
  let isLeaving = false
  let isClosingCart = false
  const passed = (state: unknown): boolean => {
    isClosingCart &&= placeIn(state)._tag === 'Cart'
    if (isClosingCart) page.history.back()
    return isClosingCart
  }
  page.addEventListener('popstate', (event) => {
    isLeaving = false
    if (passed(event.state)) return
    cell.update(() => placeIn(event.state))
  })
  return {
    open: (place) => {
      if (isSame(place, cell.current())) return
      // Whoever comes back to an address with a jump in it is made to jump again, and loses the focus.
      const [address = ''] = page.location.href.split('#')
      if (address !== page.location.href) page.history.replaceState(page.history.state, '', address)
      page.history.pushState({ ordering: place }, '', hrefOf(place) ?? address)
      cell.update(() => place)
    },
    turn: (place) => {
      page.history.replaceState({ ...Object(page.history.state), ordering: place }, '', page.location.href)
      cell.update(() => place)
    },
    back: () => {
      if (placeIn(page.history.state)._tag === 'Closed') return cell.update(() => closed)
      // A second press before the first has arrived would leave the shop.
      if (isLeaving) return
      isLeaving = true
      setTimeout(() => {
        isLeaving = false
      }, patience)
      page.history.back()
    },
    restore: () => cell.update(() => placeIn(page.history.state)),
    closeCart: () => {
      isClosingCart = true
      cell.update(() => closed)
      if (!passed(page.history.state)) cell.update(() => placeIn(page.history.state))
    },
  }
}
