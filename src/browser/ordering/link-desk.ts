import { isLeft } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { cartLink } from '../../../src-domain/sharing/cart-link.ts'
import { cartToSave } from '../../../src-domain/sharing/saved-cart.ts'
import type { SavedCartGateway } from '../../../src-domain/sharing/saved-cart-gateway.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { LinkState } from '../../../src-ui/sharing/link-state.ts'

export interface LinkNeeds {
  readonly carts: Pick<SavedCartGateway, 'save'>
  readonly order: StateCell<OrderInProgress>
  readonly link: StateCell<LinkState>
  readonly origin: string
}

/** LINK-04: the cart is saved, and its name makes the link. One at a time; the newest state of the cart counts. */
export const linkDesk =
  ({ carts, order, link, origin }: LinkNeeds) =>
  async (): Promise<void> => {
    const now = link.current()
    const { idempotencyKey: key } = order.current()
    if (now._tag === 'Creating' || (now._tag === 'Ready' && now.key === key)) return
    const cart = cartToSave(order.current())
    if (cart === undefined) return link.update(() => ({ _tag: 'Failed' }))
    link.update(() => ({ _tag: 'Creating' }))
    const answer = await carts.save(cart)()
    link.update(() =>
      isLeft(answer)
        ? { _tag: 'Failed' }
        : { _tag: 'Ready', key, address: cartLink(origin, answer.right.publicIdentifier) },
    )
  }
