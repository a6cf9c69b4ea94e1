import { map } from 'fp-ts/lib/Either.js'
import { nothing } from '../../src-contract/call/route-shape.ts'
import { card, cardsReporting, newCard, primaryChoice } from '../../src-contract/card/card.ts'
import { cardRoutes } from '../../src-contract/card/routes.ts'
import type { CardGateway } from '../../src-domain/card/card-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function cardGateway(needs: OrderServerNeeds): CardGateway {
  const cards = cardsReporting((entry) => needs.report(`left out of the saved cards: ${entry}`))
  return {
    cards: () => call(needs, cardRoutes.cards, cards, {}),
    add: (one) => call(needs, cardRoutes.addCard, card, { body: newCard.encode(one) }),
    makePrimary: (id) =>
      call(needs, cardRoutes.makeCardPrimary, card, {
        params: { id },
        body: primaryChoice.encode({ isPrimary: true }),
      }),
    remove: (id) => async () =>
      map(() => undefined)(await call(needs, cardRoutes.removeCard, nothing, { params: { id } })()),
  }
}
