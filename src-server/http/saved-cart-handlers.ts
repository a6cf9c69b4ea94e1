import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

const emptyCart = refusal(400, 'empty_cart', 'There is nothing in this cart.')
const unknownCart = refusal(404, 'unknown_cart', 'Cart Not Found')

export const savedCartHandlers = (savedCarts: OrderServer['savedCarts']) => ({
  saveCart: serve(routes.saveCart, async ({ caller, body }) => {
    if (body.items.length === 0) return emptyCart
    const saved = await savedCarts.save(caller, body)
    return '_tag' in saved ? unknownLocation : ok(saved)
  }),
  savedCart: serve(routes.savedCart, async ({ caller, params }) => {
    const found = await savedCarts.load(caller, params.id)
    return '_tag' in found ? unknownCart : ok(found)
  }),
})
