import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { PromoCodeProblem } from '../../src-domain/offers/new-promo-code.ts'
import type { CreditProblem } from '../../src-domain/offers/patron-credit.ts'
import type { Shares } from '../limits/limits.ts'
import type { NotFound } from '../not-found.ts'
import type { CardInUse, NoGiftCards, ValueOutOfRange } from '../offers/issued-cards.ts'
import type { CommandReused, NotAllowed } from '../offers/offer-permission.ts'
import type { CodeTaken } from '../offers/promo-codes.ts'
import type { OrderServer } from '../order-server.ts'
import { guessOf } from '../ordering/guesses.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, tooMany } from './refusal-answer.ts'
import { ok, okOr, serve } from './serve.ts'
import { invalid } from './sign-up-handlers.ts'

const unknownCode = refusal(404, 'unknown_promo_code', 'There is no such promo code.')
const unknownMenuEntry = refusal(404, 'unknown_menu_entry', 'No menu of this brand has such an entry.')
const unknownCard = refusal(404, 'unknown_gift_card', 'There is no such gift card.')
const unknownPatron = refusal(404, 'unknown_patron', 'There is no such customer.')

/** Promo codes, gift cards and customers' credit, for staff. */
export function offersHandlers({ staff, offers, limits }: Pick<OrderServer, 'staff' | 'offers' | 'limits'>) {
  const { codes, cards, patrons } = offers
  const actorOf = actorOfCall(staff)

  return {
    staffPromotions: serve(routes.staffPromotions, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await codes.list(actor.right)
      return isLeft(listed) ? notAllowed : ok({ codes: listed.right })
    }),
    createPromotion: serve(routes.createPromotion, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { commandId, made } = call.body
      const created = await codes.create(actor.right, commandId, made)
      return isLeft(created) ? refused(created.left, unknownMenuEntry) : ok({ codes: created.right })
    }),
    endPromotion: serve(routes.endPromotion, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const ended = await codes.end(actor.right, call.body.commandId, call.params.id)
      return isLeft(ended) ? refused(ended.left, unknownCode) : ok({ codes: ended.right })
    }),
    staffGiftCards: serve(routes.staffGiftCards, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await cards.list(actor.right)
      return isLeft(listed) ? notAllowed : ok({ cards: listed.right })
    }),
    issueGiftCard: serve(routes.issueGiftCard, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      return okOr(await cards.issue(actor.right, call.body), (why) => refused(why, unknownCard))
    }),
    findGiftCard: serve(routes.findGiftCard, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { number, id } = call.body
      if (id !== undefined) return okOr(await cards.find(actor.right, { id }), (why) => refused(why, unknownCard))
      if (number === undefined) return invalid('number')
      // Not the count of customers, who may use the restaurant's own network.
      const shares: Shares = [
        {
          limit: 'guesses',
          of: JSON.stringify(['staff', call.caller.brandId, call.network]),
          marks: [guessOf.card(number)],
        },
      ]
      const consumed = await limits.consume(...shares)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const found = await cards.find(actor.right, { number })
      if (isRight(found)) await limits.forgive(...shares)
      return okOr(found, (why) => refused(why, unknownCard))
    }),
    voidGiftCard: serve(routes.voidGiftCard, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      return okOr(await cards.end(actor.right, call.params.id, call.body), (why) => refused(why, unknownCard))
    }),
    findPatrons: serve(routes.findPatrons, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { email, phone } = call.body
      if (email === undefined && phone === undefined) return invalid('email')
      const sought = email === undefined ? { phone: phone ?? '' } : { email }
      const found = await patrons.find(actor.right, sought)
      return isLeft(found) ? notAllowed : ok({ patrons: found.right })
    }),
    changeCredit: serve(routes.changeCredit, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      return okOr(await patrons.changeCredit(actor.right, call.params.id, call.body), (why) =>
        refused(why, unknownPatron),
      )
    }),
    markEmployee: serve(routes.markEmployee, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      return okOr(await patrons.markEmployee(actor.right, call.params.id, call.body), (why) =>
        refused(why, unknownPatron),
      )
    }),
  }
}

type OfferRefusal =
  | NotAllowed
  | NotFound
  | CommandReused
  | CodeTaken
  | PromoCodeProblem
  | CardInUse
  | NoGiftCards
  | ValueOutOfRange
  | CreditProblem

const answers: Readonly<Record<Exclude<OfferRefusal['_tag'], 'NotFound'>, RefusalAnswer>> = {
  NotAllowed: notAllowed,
  CommandReused: refusal(409, 'command_reused', 'This command was already used for another change.'),
  CodeTaken: refusal(409, 'code_taken', 'This promo code exists already.'),
  CodeMalformed: invalid('code'),
  OffOutOfRange: invalid('off'),
  EndsBeforeStart: invalid('endsAt'),
  EndIsPast: refusal(409, 'end_is_past', 'This promo code would be over already.'),
  CardInUse: refusal(409, 'card_in_use', 'A payment is using this gift card right now.'),
  NoGiftCards: refusal(404, 'no_gift_cards', 'This brand takes no gift cards.'),
  ValueOutOfRange: invalid('value'),
  AmountOutOfRange: invalid('amount'),
  TooLittleCredit: refusal(409, 'too_little_credit', 'The customer has less credit than this.'),
}

function refused({ _tag }: OfferRefusal, unknown: RefusalAnswer): RefusalAnswer {
  return _tag === 'NotFound' ? unknown : answers[_tag]
}
