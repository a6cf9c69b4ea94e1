import type { SubmittedOrder } from '../../src-domain/ordering/submitted-order.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import { cardNumberIn } from '../gift-card/known-card.ts'
import type { Caller, OrderServer } from '../order-server.ts'
import type { Database } from '../store/database.ts'
import { tendersOf } from './tenders.ts'

/** What the order names and nobody knows. */
export const guessesIn =
  (db: Database, secrets: CardSecrets): OrderServer['guessesIn'] =>
  async (caller: Caller, order: SubmittedOrder) => {
    const { promo, giftCard } = await tendersOf(db, secrets, caller, order)
    const guesses: string[] = []
    if (promo._tag === 'Unknown') guesses.push(order.code === '' ? order.promotionCodeId : order.code)
    if (giftCard._tag === 'Unknown') guesses.push(cardNumberIn(order) ?? '')
    return guesses
  }
