import { routes } from '../../src-contract/routes.ts'
import type { DiscountResult } from '../../src-domain/promo/discount-result.ts'
import type { NotFound, OrderServer } from '../order-server.ts'
import { guessOf } from '../ordering/guesses-in.ts'
import type { GuessLimit } from './guess-limit.ts'
import { refusal, sessionEnded, tooMany, unavailableText, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

/** GIFT-08. One answer for a number that never was and a card that is switched off. */
const unknownCard = refusal(404, 'unknown_gift_card', 'Gift card could not be found. (404)')
const notHuman = refusal(400, 'not_verified', 'We could not verify that you are a person. Please try again.')
const unverifiable = refusal(503, 'verification_unavailable', unavailableText, 5)
const notRedeemed = refusal(422, 'promo_invalid', 'This promo code is not valid.')
const noEmbeddedCheck = refusal(404, 'unknown_route', 'There is no such call.')

const isFound = (found: object): boolean => !('_tag' in found)
/** Nothing was looked up at a location that does not exist. */
const isNoWrongPromo = (found: DiscountResult | NotFound): boolean => '_tag' in found || found.discountId !== undefined

type TenderNeeds = Pick<OrderServer, 'promotions' | 'giftCards' | 'human' | 'limits'>

/** Promo codes and gift cards apart from an order. Wrong guesses of an address are counted, whichever door they try. */
export const tenderHandlers = ({ promotions, giftCards, human, limits }: TenderNeeds, guesses: GuessLimit) => ({
  checkDiscount: serve(routes.checkDiscount, async (call) => {
    const { caller, locationId, body } = call
    const check = () => promotions.check(caller, locationId, body)
    const result = await guesses.tried(call, guessOf.promo(body.code), check, isNoWrongPromo)
    return 'wait' in result ? tooMany(result.wait) : '_tag' in result ? unknownLocation : ok(result)
  }),
  checkPromotion: serve(routes.checkPromotion, async (call) => {
    const { caller, locationId, body } = call
    const { promotionId: _, ...reward } = body
    const check = () => promotions.check(caller, locationId, reward)
    const result = await guesses.tried(call, guessOf.reward(body.promotionCodeId), check, isNoWrongPromo)
    return 'wait' in result ? tooMany(result.wait) : '_tag' in result ? unknownLocation : ok(result)
  }),
  redeemPromotion: serve(routes.redeemPromotion, async (call) => {
    const { brandId, patronId } = call.caller
    if (patronId === undefined) return sessionEnded
    const { promotionCode } = call.body
    const redeem = async () => ({ redeemed: await promotions.redeem(brandId, patronId, promotionCode) })
    const result = await guesses.tried(call, guessOf.promo(promotionCode), redeem, (r) => r.redeemed === 'redeemed')
    if ('wait' in result) return tooMany(result.wait)
    return result.redeemed === 'redeemed' ? ok({}) : notRedeemed
  }),
  checkGiftCard: serve(routes.checkGiftCard, async (call) => {
    const { caller, ip, body } = call
    const check = async () => {
      const verdict = await human.verify({ token: body.userToken, action: 'giftcard', ip })
      return verdict === 'human' ? giftCards.check(caller, body.giftCardNumber) : ({ _tag: verdict } as const)
    }
    // Where nobody was let through nothing was looked up, and nothing was guessed.
    const isNoGuess = (found: Awaited<ReturnType<typeof check>>) => !('_tag' in found) || found._tag !== 'NotFound'
    const result = await guesses.tried(call, guessOf.card(body.giftCardNumber), check, isNoGuess)
    if ('wait' in result) return tooMany(result.wait)
    if (!('_tag' in result)) return ok(result)
    return result._tag === 'NotFound' ? unknownCard : result._tag === 'refused' ? notHuman : unverifiable
  }),
  giftCard: serve(routes.giftCard, async (call) => {
    const { caller, params } = call
    const find = () => giftCards.card(caller, params.id)
    const result = await guesses.tried(call, guessOf.cardLink(params.id), find, isFound)
    return 'wait' in result ? tooMany(result.wait) : '_tag' in result ? unknownCard : ok(result)
  }),
  humanCheck: serve(routes.humanCheck, async ({ network, body }) => {
    const { issue } = human
    if (issue === undefined) return noEmbeddedCheck
    const consumed = await limits.consume({ limit: 'humanChecks', of: network })
    return consumed._tag === 'Past' ? tooMany(consumed.seconds) : ok({ token: issue(body.action) })
  }),
})
