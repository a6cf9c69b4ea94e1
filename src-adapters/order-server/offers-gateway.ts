import { map } from 'fp-ts/lib/Either.js'
import {
  creditedPatron,
  creditedPatrons,
  sentCredit,
  sentEmployeeMark,
  soughtPatron,
} from '../../src-contract/staff/credited-patrons.ts'
import {
  cardToIssue,
  issuedCard,
  issuedCardsReporting,
  newCard,
  soughtCard,
  voidedCard,
} from '../../src-contract/staff/issued-cards.ts'
import { offerRoutes } from '../../src-contract/staff/offer-routes.ts'
import { promoCodesReporting, sentPromoCode } from '../../src-contract/staff/promo-codes.ts'
import type { OffersGateway } from '../../src-domain/offers/offers-gateway.ts'
import { call, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function offersGateway(needs: OrderServerNeeds): OffersGateway {
  const codes = promoCodesReporting((entry) => needs.report(`left out of the promo codes: ${entry}`))
  const cards = issuedCardsReporting((entry) => needs.report(`left out of the gift cards: ${entry}`))
  return {
    promoCodes: async () => map(codesOf)(await call(needs, offerRoutes.staffPromotions, codes, {})),
    createPromoCode: async (commandId, made) => {
      const body = written(needs, sentPromoCode, { commandId, made })
      return map(codesOf)(await call(needs, offerRoutes.createPromotion, codes, { body }))
    },
    endPromoCode: async (id, commandId) =>
      map(codesOf)(await call(needs, offerRoutes.endPromotion, codes, { params: { id }, body: { commandId } })),
    cards: async () => map(cardsOf)(await call(needs, offerRoutes.staffGiftCards, cards, {})),
    issueCard: (card) => call(needs, offerRoutes.issueGiftCard, newCard, { body: written(needs, cardToIssue, card) }),
    findCard: (sought) => call(needs, offerRoutes.findGiftCard, issuedCard, { body: soughtCard.encode(sought) }),
    voidCard: (id, command) =>
      call(needs, offerRoutes.voidGiftCard, issuedCard, { params: { id }, body: voidedCard.encode(command) }),
    findPatrons: async (sought) => {
      const body = soughtPatron.encode(sought)
      return map(({ patrons }: { readonly patrons: Patrons }) => patrons)(
        await call(needs, offerRoutes.findPatrons, creditedPatrons, { body }),
      )
    },
    changeCredit: (id, command) =>
      call(needs, offerRoutes.changeCredit, creditedPatron, {
        params: { id },
        body: written(needs, sentCredit, command),
      }),
    markEmployee: (id, command) =>
      call(needs, offerRoutes.markEmployee, creditedPatron, { params: { id }, body: sentEmployeeMark.encode(command) }),
  }
}

type Found<K extends keyof OffersGateway> = Extract<Awaited<ReturnType<OffersGateway[K]>>, { _tag: 'Right' }>['right']
type Patrons = Found<'findPatrons'>

function codesOf({ codes }: { readonly codes: Found<'promoCodes'> }): Found<'promoCodes'> {
  return codes
}

function cardsOf({ cards }: { readonly cards: Found<'cards'> }): Found<'cards'> {
  return cards
}
