import { isRight, map, mapLeft } from 'fp-ts/lib/Either.js'
import { nothing } from '../../src-contract/call/route-shape.ts'
import { card, cardsReporting, newCard, primaryChoice } from '../../src-contract/card/card.ts'
import { cardRoutes } from '../../src-contract/card/routes.ts'
import { paymentRefusal } from '../../src-contract/payment/further-step.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { CardGateway, CardStepRequired } from '../../src-domain/card/card-gateway.ts'
import type { NewCard } from '../../src-domain/card/new-card.ts'
import { stepRequiredCode } from '../../src-domain/placement/order-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { retryWithoutField } from './retry-without-field.ts'

export function cardGateway(needs: OrderServerNeeds): CardGateway {
  const cards = cardsReporting((entry) => needs.report(`left out of the saved cards: ${entry}`))
  return {
    cards: () => call(needs, cardRoutes.cards, cards, {}),
    add: async ({ takesFurtherStep, ...one }) => {
      const add = (body: NewCard) => call(needs, cardRoutes.addCard, card, { body: newCard.encode(body) })
      const asks = takesFurtherStep === true
      const answer = asks
        ? await retryWithoutField(needs, 'POST /patron/add-card: takesFurtherStep', (isSent) =>
            add(isSent ? { ...one, takesFurtherStep } : one),
          )
        : await add(one)
      return mapLeft(withStep)(answer)
    },
    makePrimary: (id) =>
      call(needs, cardRoutes.makeCardPrimary, card, {
        params: { id },
        body: primaryChoice.encode({ isPrimary: true }),
      }),
    remove: async (id) => map(() => undefined)(await call(needs, cardRoutes.removeCard, nothing, { params: { id } })),
  }
}

function withStep(failure: CallFailure): CallFailure | CardStepRequired {
  if (failure._tag !== 'Refused' || failure.status !== 402) return failure
  const seen = paymentRefusal.decode(failure.body)
  if (!isRight(seen) || seen.right.code !== stepRequiredCode || seen.right.furtherStep === undefined) return failure
  return { _tag: 'StepRequired', step: seen.right.furtherStep }
}
