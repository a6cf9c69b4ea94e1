import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import { stepRequiredCode } from '../../src-domain/placement/order-gateway.ts'
import type { Caller } from '../caller.ts'
import type { CardOwner, NotKept } from '../card/cards-facade.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, sessionEnded, tooMany, unavailableText } from './refusal-answer.ts'
import { answer, ok, okOr, serve } from './serve.ts'

/** Also for another patron's card, so that its existence is not revealed. */
const unknownCard = refusal(404, 'unknown_card', 'There is no such card.')
const noVault = refusal(400, 'cards_not_kept', 'No cards can be saved here.')
const notDescribed = refusal(
  400,
  'card_not_described',
  'Please say the brand, the expiration date and the last digits.',
)
const shopRefused = refusal(503, 'shop_refused', unavailableText)
const notConfirmed = refusal(503, 'card_not_confirmed', unavailableText, 5)
const stepText = 'Your bank needs you to verify this card.'
/** Verbatim from the catalogue (PAY-42). */
const declinedText = 'Processing a payment with the card you have provided was declined... Please try another card.'

/** API-29, API-31, API-32: saved cards. */
export function cardHandlers({ cards, limits }: Pick<OrderServer, 'cards' | 'limits'>) {
  return {
    cards: serve(routes.cards, async ({ caller }) => {
      const owner = ownerOf(caller)
      return owner === undefined ? sessionEnded : ok(await cards.list(owner))
    }),
    addCard: serve(routes.addCard, async ({ caller, network, body }) => {
      const owner = ownerOf(caller)
      if (owner === undefined) return sessionEnded
      // Valid cards count, too: thieves test stolen cards here.
      const marks = [body.cardNonce]
      const consumed = await limits.consume(
        { limit: 'cardsByPatron', of: JSON.stringify([owner.brandId, owner.patronId]), marks },
        { limit: 'cardsByAddress', of: network, marks },
      )
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const added = await cards.add(owner, body)
      return isLeft(added) ? notKept(added.left) : ok(added.right)
    }),
    makeCardPrimary: serve(routes.makeCardPrimary, async ({ caller, params }) => {
      const owner = ownerOf(caller)
      return owner === undefined ? sessionEnded : okOr(await cards.makePrimary(owner, params.id), () => unknownCard)
    }),
    removeCard: serve(routes.removeCard, async ({ caller, params }) => {
      const owner = ownerOf(caller)
      if (owner === undefined) return sessionEnded
      const removed = await cards.remove(owner, params.id)
      return removed._tag === 'Left' ? unknownCard : ok({})
    }),
  }
}

function ownerOf({ brandId, patronId }: Caller): CardOwner | undefined {
  return patronId === undefined ? undefined : { brandId, patronId }
}

function notKept(why: NotKept) {
  switch (why._tag) {
    case 'StepRequired':
      return answer(402, { message: stepText, code: stepRequiredCode, furtherStep: why.step })
    case 'Declined':
      if (why.reason === 'shop-refused') return shopRefused
      return refusal(402, why.reason.replaceAll('-', '_'), declinedText)
    case 'NoVault':
      return noVault
    case 'NotDescribed':
      return notDescribed
    case 'Unknown':
      return notConfirmed
  }
}
