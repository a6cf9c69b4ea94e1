import { isLeft } from 'fp-ts/lib/Either.js'
import type { HumanVerification } from '../gift-card/human-verification.ts'
import type { OrderGateway, PlaceOrderRefusal } from './order-gateway.ts'

/**
 * Places an order. If the server demands a bot check, places it once more with a token under the same key, which is
 * safe because the refusal was definite.
 */
export function placeAsPerson(place: OrderGateway['place'], human: HumanVerification): OrderGateway['place'] {
  return async (placement) => {
    const first = await place(placement)
    if (!isLeft(first) || !asksForPerson(first.left)) return first
    const token = await human.token('order')
    return isLeft(token) ? first : place({ ...placement, userToken: token.right })
  }
}

/** Tests our own code, because another back end's 403 is final. */
function asksForPerson(why: PlaceOrderRefusal): boolean {
  return why._tag === 'Refused' && why.code === 'human_check_required'
}
