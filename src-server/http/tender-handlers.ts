import { type Either, isLeft, isRight, left } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { GiftCardCheck } from '../../src-domain/gift-card/gift-card-gateway.ts'
import type { DiscountResult } from '../../src-domain/promo/discount-result.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import { guessOf } from '../ordering/guesses.ts'
import type { NotRedeemed } from '../ordering/promotions.ts'
import type { GuessesSpent, GuessLimit } from './guess-limit.ts'
import {
  type RefusalAnswer,
  refusal,
  sessionEnded,
  tooMany,
  unavailableText,
  unknownLocation,
} from './refusal-answer.ts'
import { ok, okOr, serve } from './serve.ts'

/** GIFT-08: the same for an unknown number and a disabled card. */
const unknownCard = refusal(404, 'unknown_gift_card', 'Gift card could not be found. (404)')
const notHuman = refusal(400, 'not_verified', "We couldn't verify that you're human. Please try again.")
const unverifiable = refusal(503, 'verification_unavailable', unavailableText, 5)
const notRedeemed = refusal(422, 'promo_invalid', 'This promo code is not valid.')
const noEmbeddedCheck = refusal(404, 'unknown_route', 'There is no such call.')

type TenderNeeds = Pick<OrderServer, 'promotions' | 'giftCards' | 'human' | 'limits'>

export function tenderHandlers({ promotions, giftCards, human, limits }: TenderNeeds, guesses: GuessLimit) {
  return {
    checkDiscount: serve(routes.checkDiscount, async (call) => {
      const { caller, locationId, body } = call
      const check = () => promotions.check(caller, locationId, body)
      return okOr(await guesses.tried(call, guessOf.promo(body.code), check, isNoWrongPromo), promoRefusal)
    }),
    checkPromotion: serve(routes.checkPromotion, async (call) => {
      const { caller, locationId, body } = call
      const { promotionId: _, ...reward } = body
      const check = () => promotions.check(caller, locationId, reward)
      return okOr(await guesses.tried(call, guessOf.reward(body.promotionCodeId), check, isNoWrongPromo), promoRefusal)
    }),
    redeemPromotion: serve(routes.redeemPromotion, async (call) => {
      const { brandId, patronId } = call.caller
      if (patronId === undefined) return sessionEnded
      const { promotionCode } = call.body
      const redeem = () => promotions.redeem(brandId, patronId, promotionCode)
      const redeemed = await guesses.tried(call, guessOf.promo(promotionCode), redeem, isRight)
      return isRight(redeemed) ? ok({}) : promoRefusal(redeemed.left)
    }),
    checkGiftCard: serve(routes.checkGiftCard, async (call) => {
      const { caller, ip, body } = call
      const check = async (): Promise<Either<CardRefusal, GiftCardCheck>> => {
        const verdict = await human.verify({ token: body.userToken, action: 'giftcard', ip })
        switch (verdict) {
          case 'human':
            return giftCards.check(caller, body.giftCardNumber)
          case 'refused':
            return left({ _tag: 'NotHuman' })
          case 'unavailable':
            return left({ _tag: 'Unverifiable' })
        }
      }
      return okOr(await guesses.tried(call, guessOf.card(body.giftCardNumber), check, isNoWrongCard), cardRefusal)
    }),
    giftCard: serve(routes.giftCard, async (call) => {
      const { caller, params } = call
      const find = () => giftCards.card(caller, params.id)
      return okOr(await guesses.tried(call, guessOf.cardLink(params.id), find, isRight), cardRefusal)
    }),
    humanCheck: serve(routes.humanCheck, async ({ network, body }) => {
      const { issue } = human
      if (issue === undefined) return noEmbeddedCheck
      const consumed = await limits.consume({ limit: 'humanChecks', of: network })
      return consumed._tag === 'Past' ? tooMany(consumed.seconds) : ok({ token: issue(body.action) })
    }),
  }
}

/** An unknown location prevents the look-up, so no code was guessed. */
function isNoWrongPromo(found: Either<NotFound, DiscountResult>): boolean {
  return isLeft(found) || found.right.discountId !== undefined
}

function promoRefusal(why: NotFound | NotRedeemed | GuessesSpent): RefusalAnswer {
  switch (why._tag) {
    case 'NotFound':
      return unknownLocation
    case 'NotRedeemed':
      return notRedeemed
    case 'Shut':
      return tooMany(why.seconds)
  }
}

type CardRefusal = NotFound | { readonly _tag: 'NotHuman' } | { readonly _tag: 'Unverifiable' }

function isNoWrongCard(found: Either<CardRefusal, GiftCardCheck>): boolean {
  return isRight(found) || found.left._tag !== 'NotFound'
}

function cardRefusal(why: CardRefusal | GuessesSpent): RefusalAnswer {
  switch (why._tag) {
    case 'NotFound':
      return unknownCard
    case 'NotHuman':
      return notHuman
    case 'Unverifiable':
      return unverifiable
    case 'Shut':
      return tooMany(why.seconds)
  }
}
