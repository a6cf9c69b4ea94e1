import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, unknownLocation } from './refusal-answer.ts'
import { okOr, serve } from './serve.ts'

const emptyCart = refusal(400, 'empty_cart', 'This cart is empty.')
const unknownCart = refusal(404, 'unknown_cart', 'Cart Not Found')

export function savedCartHandlers(savedCarts: OrderServer['savedCarts']) {
  return {
    saveCart: serve(routes.saveCart, async ({ caller, body }) => {
      if (body.items.length === 0) return emptyCart
      return okOr(await savedCarts.save(caller, body), () => unknownLocation)
    }),
    savedCart: serve(routes.savedCart, async ({ caller, params }) =>
      okOr(await savedCarts.load(caller, params.id), () => unknownCart),
    ),
  }
}
