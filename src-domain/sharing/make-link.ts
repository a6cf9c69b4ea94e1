import { isLeft } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { StateCell } from '../state/state-cell.ts'
import { cartLink } from './cart-link.ts'
import type { LinkState } from './link-state.ts'
import { cartToSave } from './saved-cart.ts'
import type { SavedCartGateway } from './saved-cart-gateway.ts'

export interface MakeLinkPorts {
  readonly carts: Pick<SavedCartGateway, 'save'>
  readonly order: StateCell<OrderInProgress>
  readonly link: StateCell<LinkState>
  readonly origin: string
}

/** LINK-04: saves the cart and links to it. Policy: ignored while a call runs. */
export function makeLink({ carts, order, link, origin }: MakeLinkPorts) {
  return async (): Promise<void> => {
    const now = link.current()
    const { idempotencyKey: key } = order.current()
    if (now._tag === 'Creating' || (now._tag === 'Ready' && now.key === key)) return
    const cart = cartToSave(order.current())
    if (cart === undefined) return link.update(() => ({ _tag: 'Failed' }))
    link.update(() => ({ _tag: 'Creating' }))
    const answer = await carts.save(cart)
    link.update(() =>
      isLeft(answer)
        ? { _tag: 'Failed' }
        : { _tag: 'Ready', key, address: cartLink(origin, answer.right.publicIdentifier) },
    )
  }
}
