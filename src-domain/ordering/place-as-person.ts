import { isLeft } from 'fp-ts/lib/Either.js'
import type { HumanVerification } from '../gift-card/human-verification.ts'
import type { OrderGateway, PlaceOrderRefusal } from './order-gateway.ts'

/**
 * Places an order, and where the server asks for a person first, shows one and places it again under the same key: the
 * refusal was definite, nothing was ordered. Who cannot be shown to be a person is told so. Once: a server that goes on
 * asking is not argued with.
 */
export function placeAsPerson(place: OrderGateway['place'], human: HumanVerification): OrderGateway['place'] {
  return (placement) => async () => {
    const first = await place(placement)()
    if (!isLeft(first) || !asksForPerson(first.left)) return first
    const token = await human.token('order')()
    return isLeft(token) ? first : place({ ...placement, userToken: token.right })()
  }
}

/** Our own code; another back end's 403 is its last word. */
function asksForPerson(why: PlaceOrderRefusal): boolean {
  return why._tag === 'Refused' && why.code === 'human_check_required'
}
