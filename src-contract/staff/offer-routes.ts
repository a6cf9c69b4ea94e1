import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { uuidV4 } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import {
  byPatronId,
  creditedPatron,
  creditedPatrons,
  sentCredit,
  sentEmployeeMark,
  soughtPatron,
} from './credited-patrons.ts'
import { byCardId, cardToIssue, issuedCard, issuedCards, newCard, soughtCard, voidedCard } from './issued-cards.ts'
import { byPromoCodeId, promoCodes, sentPromoCode } from './promo-codes.ts'

const ours = {
  ...bare,
  addition: {},
  token: 'ignored',
  location: 'unused',
  cached: 'never',
  staff: 'signed-in',
} as const
const refusals = { 401: errorBody, 403: errorBody }

/** Promo codes, gift cards and customers' credit of a brand, for its staff. */
export const offerRoutes = {
  staffPromotions: { ...ours, method: 'GET', path: '/staff/promotions', answers: { 200: promoCodes, ...refusals } },
  createPromotion: {
    ...ours,
    addition: { unknown: 'unknown_menu_entry' },
    method: 'POST',
    path: '/staff/promotions',
    body: sentPromoCode,
    answers: { 200: promoCodes, ...refusals, 404: errorBody, 409: errorBody },
  },
  endPromotion: {
    ...ours,
    addition: { unknown: 'unknown_promo_code' },
    method: 'POST',
    path: '/staff/promotions/{id}/end',
    params: byPromoCodeId,
    body: shape('a promo code to end', { required: { commandId: uuidV4 } }),
    answers: { 200: promoCodes, ...refusals, 404: errorBody, 409: errorBody },
  },
  staffGiftCards: { ...ours, method: 'GET', path: '/staff/gift-cards', answers: { 200: issuedCards, ...refusals } },
  issueGiftCard: {
    ...ours,
    addition: { unknown: 'no_gift_cards' },
    method: 'POST',
    path: '/staff/gift-cards',
    body: cardToIssue,
    answers: { 200: newCard, ...refusals, 404: errorBody, 409: errorBody },
  },
  findGiftCard: {
    ...ours,
    addition: { unknown: 'unknown_gift_card' },
    method: 'POST',
    path: '/staff/gift-cards/find',
    body: soughtCard,
    answers: { 200: issuedCard, ...refusals, 404: errorBody },
    limit: 'guess',
  },
  voidGiftCard: {
    ...ours,
    addition: { unknown: 'unknown_gift_card' },
    method: 'POST',
    path: '/staff/gift-cards/{id}/void',
    params: byCardId,
    body: voidedCard,
    answers: { 200: issuedCard, ...refusals, 404: errorBody, 409: errorBody },
  },
  findPatrons: {
    ...ours,
    method: 'POST',
    path: '/staff/patrons/find',
    body: soughtPatron,
    answers: { 200: creditedPatrons, ...refusals },
  },
  changeCredit: {
    ...ours,
    addition: { unknown: 'unknown_patron' },
    method: 'POST',
    path: '/staff/patrons/{id}/credit',
    params: byPatronId,
    body: sentCredit,
    answers: { 200: creditedPatron, ...refusals, 404: errorBody, 409: errorBody },
  },
  markEmployee: {
    ...ours,
    addition: { unknown: 'unknown_patron' },
    method: 'POST',
    path: '/staff/patrons/{id}/employee',
    params: byPatronId,
    body: sentEmployeeMark,
    answers: { 200: creditedPatron, ...refusals, 404: errorBody, 409: errorBody },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
