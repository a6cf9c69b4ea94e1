import { routes } from '../../src-contract/routes.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'
import type { OrderServer } from '../order-server.ts'
import type { GuessLimit } from './guess-limit.ts'
import { refusal, sessionEnded, tooMany, unavailableText, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

/** GIFT-08. One answer for a number that never was and a card that is switched off. */
const unknownCard = refusal(404, 'unknown_gift_card', 'Gift card could not be found. (404)')
const notHuman = refusal(400, 'not_verified', 'We could not verify that you are a person. Please try again.')
const unverifiable = refusal(503, 'verification_unavailable', unavailableText, 5)
const notRedeemed = refusal(422, 'promo_invalid', 'This promo code is not valid.')
const noEmbeddedCheck = refusal(404, 'unknown_route', 'There is no such call.')

/** Promo codes and gift cards apart from an order. Wrong guesses of an address are counted, whichever door they try. */
export const tenderHandlers = (
  { promotions, giftCards }: Pick<OrderServer, 'promotions' | 'giftCards'>,
  human: HumanVerifier,
  guesses: GuessLimit,
) => ({
  checkDiscount: serve(routes.checkDiscount, async ({ caller, locationId, ip, body }) => {
    const wait = guesses.wait(caller.brandId, ip)
    if (wait !== undefined) return tooMany(wait)
    const result = await promotions.check(caller, locationId, body)
    if ('_tag' in result) return unknownLocation
    if (result.discountId === undefined) guesses.count(caller.brandId, ip, body.code)
    return ok(result)
  }),
  checkPromotion: serve(routes.checkPromotion, async ({ caller, locationId, ip, body }) => {
    const wait = guesses.wait(caller.brandId, ip)
    if (wait !== undefined) return tooMany(wait)
    const { promotionId: _, ...reward } = body
    const result = await promotions.check(caller, locationId, reward)
    if ('_tag' in result) return unknownLocation
    if (result.discountId === undefined) guesses.count(caller.brandId, ip, body.promotionCodeId)
    return ok(result)
  }),
  redeemPromotion: serve(routes.redeemPromotion, async ({ caller, ip, body }) => {
    const { brandId, patronId } = caller
    if (patronId === undefined) return sessionEnded
    const wait = guesses.wait(brandId, ip)
    if (wait !== undefined) return tooMany(wait)
    if ((await promotions.redeem(brandId, patronId, body.promotionCode)) === 'redeemed') return ok({})
    guesses.count(brandId, ip, body.promotionCode)
    return notRedeemed
  }),
  checkGiftCard: serve(routes.checkGiftCard, async ({ caller, ip, body }) => {
    const wait = guesses.wait(caller.brandId, ip)
    if (wait !== undefined) return tooMany(wait)
    const verdict = await human.verify({ token: body.userToken, action: 'giftcard', ip })
    if (verdict !== 'human') return verdict === 'refused' ? notHuman : unverifiable
    const result = await giftCards.check(caller, body.giftCardNumber)
    if (!('_tag' in result)) return ok(result)
    guesses.count(caller.brandId, ip, body.giftCardNumber)
    return unknownCard
  }),
  giftCard: serve(routes.giftCard, async ({ caller, ip, params }) => {
    const wait = guesses.wait(caller.brandId, ip)
    if (wait !== undefined) return tooMany(wait)
    const result = await giftCards.card(caller, params.id)
    if (!('_tag' in result)) return ok(result)
    guesses.count(caller.brandId, ip, params.id)
    return unknownCard
  }),
  humanCheck: serve(routes.humanCheck, async ({ body }) =>
    human.issue === undefined ? noEmbeddedCheck : ok({ token: human.issue(body.action) }),
  ),
})
