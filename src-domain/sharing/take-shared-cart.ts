import { isLeft } from 'fp-ts/lib/Either.js'
import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Clock, Ids } from '../time/clock.ts'
import { fillFromSavedCart, wouldReplace } from './fill-from-saved-cart.ts'
import type { SavedCart } from './saved-cart.ts'
import type { SavedCartGateway } from './saved-cart-gateway.ts'
import type { SharedCartState } from './shared-cart-state.ts'

export interface TakeSharedCartPorts {
  readonly brand: Brand
  readonly carts: Pick<SavedCartGateway, 'load'>
  readonly order: StateCell<OrderInProgress>
  readonly state: StateCell<SharedCartState>
  readonly ids: Ids
  readonly clock: Clock
  /** The saved time has passed. */
  readonly onTimeDropped: () => void
  readonly filled: (saved: SavedCart) => void
  readonly kept: () => void
}

export interface TakeSharedCart {
  readonly open: (id: string) => Promise<void>
  readonly retry: () => void
  readonly use: () => void
  readonly keepOwn: () => void
}

const unknown = 404

/** Replaces the order with a shared cart. Asks first if the customer's cart has lines (CART-24). */
export function takeSharedCart(ports: TakeSharedCartPorts): TakeSharedCart {
  const { brand, carts, order, state, ids, clock, onTimeDropped, filled, kept } = ports
  let asked = ''
  const fill = (saved: SavedCart) => {
    order.update(fillFromSavedCart(brand, saved, ids.uuid(), clock.now()))
    state.update(() => ({ _tag: 'None' }))
    if (saved.scheduledAt !== undefined && order.current().scheduledAt === undefined) onTimeDropped()
    filled(saved)
  }
  const open = async (id: string) => {
    asked = id
    state.update(() => ({ _tag: 'Loading' }))
    const answer = await carts.load(id)
    // The customer may have dismissed it meanwhile.
    if (state.current()._tag !== 'Loading') return
    if (isLeft(answer)) {
      const isGone = answer.left._tag === 'Refused' && answer.left.status === unknown
      return state.update(() => ({ _tag: 'NotFound', canRetry: !isGone }))
    }
    const saved = answer.right
    if (wouldReplace(order.current(), saved)) state.update(() => ({ _tag: 'Asking', saved }))
    else fill(saved)
  }
  return {
    open,
    retry: () => void open(asked),
    use: () => {
      const now = state.current()
      if (now._tag === 'Asking') fill(now.saved)
    },
    keepOwn: () => {
      state.update(() => ({ _tag: 'None' }))
      kept()
    },
  }
}
