import type * as t from 'io-ts'
import { patron, signedIn, signIn } from './account/patron.ts'
import {
  addressQuery,
  keptAddress,
  locatedPoint,
  patronAddress,
  place,
  placeId,
  placeQuery,
  placeSuggestions,
} from './address/place.ts'
import { brandConfiguration } from './brand/brand-configuration.ts'
import { errorBody } from './call/error-body.ts'
import { absent } from './codec/absent.ts'
import { matching, oneOf, text, uuidV4 } from './codec/plain.ts'
import { shape } from './codec/shape.ts'
import { tableCheck, tableQuestion } from './fulfilment/table-check.ts'
import { giftCard, giftCardCheck, giftCardQuery, humanQuery, humanToken } from './gift-card/gift-card.ts'
import { credentials, locationQuery, locations, locationsQuery } from './location/location.ts'
import { loyalty } from './loyalty/loyalty.ts'
import { menu, menuQuery, upsellQuery } from './menu/menu.ts'
import { orderData } from './ordering/order-data.ts'
import { placeOrderPayload } from './ordering/place-order.ts'
import { priceCheck } from './ordering/price-check.ts'
import { orderStatus, ticket } from './ordering/ticket.ts'
import { ticketId, tracking, trackingQuery } from './ordering/tracking.ts'
import { unknownOrder } from './ordering/unknown-order.ts'
import { validateResult } from './ordering/validate-result.ts'
import { discountQuery, discountResult, promotionQuery, redemption } from './promo/discount.ts'
import { scheduleDateParams, scheduleDates, scheduleQuery, scheduleTimes } from './scheduling/schedule.ts'
import { cartToSave, publicIdentifier, savedCart, savedCartAnswer } from './sharing/saved-cart.ts'

/**
 * What a session token means to a route. `ignored`: never looked at. `welcome`: used when it lives, else the caller is
 * nobody. `honest`: a dead one is refused with 401, none is fine. `required`: 401 without a living one.
 */
export type TokenPolicy = 'ignored' | 'welcome' | 'honest' | 'required'

export interface RouteShape {
  readonly method: 'GET' | 'POST'
  /** Below the version segment; parameters in braces. */
  readonly path: `/${string}`
  readonly summary: string
  readonly token: TokenPolicy
  /** 403 for whoever is signed in and is none. */
  readonly role?: 'employee'
  /** Wire row 15: 400 without the header. */
  readonly location: 'required' | 'unused'
  /** `kept`: what is written to the caller later is in the language of the Accept-Language header, where there is one. */
  readonly language?: 'kept'
  /** `absent` where the route reads none. */
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: t.Mixed
  /** By status. Refusals that every route may give are not repeated: 400, 404, 413, 415, 429, 500, 503 with an error body. */
  readonly answers: Readonly<Record<number, t.Mixed>>
  /** `by-version`: the same for everybody of the brand, revalidated by ETag. */
  readonly cached: 'by-version' | 'never'
  readonly limit?: 'sign-in' | 'placement' | 'guess' | 'places'
}

const bare = { params: absent, query: absent, body: absent } as const
const nothing = shape('nothing', { required: {} })
/** An id that nobody guesses: the card's number is behind it. */
const byCardId = shape('the id of a gift card', {
  required: { id: matching('the id of a gift card', /^[A-Za-z0-9_-]{16,128}$/) },
})
const byKey = shape('an idempotency key', { required: { key: uuidV4 } })
/** 128 bits or more as text without signs: our own are longer than 21 characters, another back end's `id` may be a UUID. */
const byToken = shape('an order token', { required: { token: matching('an order token', /^[A-Za-z0-9_-]{16,128}$/) } })

/** ACCT-26, wire row 9. */
export const passwordDue = shape('a password update due', {
  required: { message: text, code: text, email: text, token: text },
})

/** Wire row 20. */
export const conflict = shape('a conflict', {
  required: {
    message: text,
    code: oneOf('a conflict', ['price_changed', 'idempotency_mismatch', 'duplicate_suspected']),
  },
  optional: { price: priceCheck },
})

const placing = {
  language: 'kept',
  ...bare,
  method: 'POST',
  token: 'honest',
  location: 'required',
  body: placeOrderPayload,
  answers: {
    200: ticket,
    202: orderStatus,
    400: errorBody,
    401: errorBody,
    402: errorBody,
    403: errorBody,
    404: errorBody,
    409: conflict,
  },
  cached: 'never',
  limit: 'placement',
} as const

/** The contract between storefront and order server. Whatever serves or calls a route reads it here. */
export const routes = {
  signIn: {
    ...bare,
    method: 'POST',
    path: '/patron/sign-in',
    summary: 'Sign in with e-mail and password',
    token: 'ignored',
    location: 'unused',
    body: signIn,
    answers: { 200: signedIn, 401: errorBody, 403: errorBody, 422: passwordDue },
    cached: 'never',
    limit: 'sign-in',
  },
  patron: {
    ...bare,
    method: 'GET',
    path: '/patron',
    summary: 'The patron of the session',
    token: 'required',
    location: 'unused',
    answers: { 200: patron, 401: errorBody },
    cached: 'never',
  },
  signOut: {
    ...bare,
    method: 'POST',
    path: '/patron/sign-out',
    summary: 'End the session',
    token: 'welcome',
    location: 'unused',
    answers: { 200: nothing },
    cached: 'never',
  },
  brand: {
    ...bare,
    method: 'GET',
    path: '/brand',
    summary: 'The configuration of the brand',
    token: 'ignored',
    location: 'unused',
    answers: { 200: brandConfiguration },
    cached: 'by-version',
  },
  locations: {
    ...bare,
    method: 'POST',
    path: '/locations',
    summary: 'Locations by slug, or near a point',
    token: 'ignored',
    location: 'unused',
    query: locationsQuery,
    body: locationQuery,
    answers: { 200: locations, 404: errorBody },
    cached: 'never',
  },
  address: {
    ...bare,
    method: 'GET',
    path: '/address',
    summary: 'Places that a typed text may mean',
    token: 'ignored',
    location: 'unused',
    query: addressQuery,
    answers: { 200: placeSuggestions },
    cached: 'never',
    limit: 'places',
  },
  place: {
    ...bare,
    method: 'GET',
    path: '/places/{id}',
    summary: 'Where a place is and, for delivery, its address',
    token: 'ignored',
    location: 'unused',
    params: shape('a place', { required: { id: placeId } }),
    query: placeQuery,
    answers: { 200: place, 404: errorBody },
    cached: 'never',
    limit: 'places',
  },
  writtenAddress: {
    ...bare,
    method: 'POST',
    path: '/address',
    summary: 'Where an address is that somebody wrote by hand',
    token: 'ignored',
    location: 'unused',
    body: patronAddress,
    answers: { 200: locatedPoint, 404: errorBody },
    cached: 'never',
    limit: 'places',
  },
  patronAddress: {
    ...bare,
    method: 'POST',
    path: '/patron/address',
    summary: 'Keep a delivery address of the patron',
    token: 'required',
    location: 'unused',
    body: patronAddress,
    answers: { 200: keptAddress, 401: errorBody },
    cached: 'never',
  },
  credentials: {
    ...bare,
    method: 'GET',
    path: '/location/credentials',
    summary: 'Publishable keys of the payment processor',
    token: 'ignored',
    location: 'required',
    answers: { 200: credentials, 404: errorBody },
    cached: 'never',
  },
  scheduleDates: {
    ...bare,
    method: 'GET',
    path: '/locations/schedule',
    summary: 'The days for which an order can be scheduled',
    token: 'ignored',
    location: 'required',
    query: scheduleQuery,
    answers: { 200: scheduleDates, 404: errorBody },
    cached: 'never',
  },
  scheduleTimes: {
    ...bare,
    method: 'GET',
    path: '/locations/schedule-dates/{date}',
    summary: 'The times of a day for which an order can be scheduled',
    token: 'ignored',
    location: 'required',
    params: scheduleDateParams,
    query: scheduleQuery,
    answers: { 200: scheduleTimes, 404: errorBody },
    cached: 'never',
  },
  menu: {
    ...bare,
    method: 'GET',
    path: '/menus',
    summary: 'The menu of a location for an order type',
    token: 'ignored',
    location: 'required',
    query: menuQuery,
    answers: { 200: menu, 404: errorBody },
    cached: 'by-version',
  },
  upsells: {
    ...bare,
    method: 'GET',
    path: '/upsells',
    summary: 'What a location offers beside an order',
    token: 'ignored',
    location: 'required',
    query: upsellQuery,
    answers: { 200: menu, 404: errorBody },
    cached: 'by-version',
  },
  checkTable: {
    ...bare,
    method: 'POST',
    path: '/tables/validate',
    summary: 'Whether a location has this table',
    token: 'ignored',
    location: 'required',
    body: tableQuestion,
    answers: { 200: tableCheck, 404: errorBody },
    cached: 'never',
  },
  validate: {
    ...bare,
    method: 'POST',
    path: '/order/validate',
    summary: 'Whether this order could be placed',
    token: 'welcome',
    location: 'required',
    body: orderData,
    answers: { 200: validateResult, 404: errorBody },
    cached: 'never',
  },
  checkPrice: {
    ...bare,
    method: 'POST',
    path: '/order/check-price',
    summary: 'What this order costs',
    token: 'welcome',
    location: 'required',
    body: orderData,
    answers: { 200: priceCheck, 404: errorBody },
    cached: 'never',
  },
  checkDiscount: {
    ...bare,
    method: 'POST',
    path: '/discount/validate',
    summary: 'What a promo code would bring',
    token: 'welcome',
    location: 'required',
    body: discountQuery,
    answers: { 200: discountResult, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  checkPromotion: {
    ...bare,
    method: 'POST',
    path: '/promotions/validate',
    summary: 'What a reward of the wallet would bring',
    token: 'welcome',
    location: 'required',
    body: promotionQuery,
    answers: { 200: discountResult, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  redeemPromotion: {
    ...bare,
    method: 'POST',
    path: '/promotions',
    summary: 'Put the promotion of a code into the wallet',
    token: 'required',
    location: 'unused',
    body: redemption,
    answers: { 200: nothing, 401: errorBody, 422: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  loyalty: {
    ...bare,
    method: 'GET',
    path: '/loyalty',
    summary: 'What the patron has earned, and the rewards of the wallet',
    token: 'required',
    location: 'unused',
    answers: { 200: loyalty, 401: errorBody, 404: errorBody },
    cached: 'never',
  },
  checkGiftCard: {
    ...bare,
    method: 'POST',
    path: '/stored-value-cards/validate',
    summary: 'What is left on a gift card',
    token: 'ignored',
    location: 'unused',
    body: giftCardQuery,
    answers: { 200: giftCardCheck, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  giftCard: {
    ...bare,
    method: 'GET',
    path: '/stored-value-cards/{id}',
    summary: 'A gift card, for whoever holds its link',
    token: 'ignored',
    location: 'unused',
    params: byCardId,
    answers: { 200: giftCard, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  humanCheck: {
    ...bare,
    method: 'POST',
    path: '/human-check',
    summary: 'A token of the embedded human check, where no outside service is configured',
    token: 'ignored',
    location: 'unused',
    body: humanQuery,
    answers: { 200: humanToken, 404: errorBody },
    cached: 'never',
    limit: 'guess',
  },
  placeByCard: { ...placing, path: '/order', summary: 'Place an order' },
  placePolling: { ...placing, path: '/place-order', summary: 'Place an order whose status is then polled' },
  placeByCash: { ...placing, path: '/order/cash/', summary: 'Place an order that is paid in cash' },
  orderStatus: {
    ...bare,
    method: 'GET',
    path: '/order/{key}/status',
    summary: 'How far a placement is, by its idempotency key',
    token: 'ignored',
    location: 'unused',
    params: byKey,
    answers: { 200: orderStatus, 404: unknownOrder },
    cached: 'never',
  },
  orderTracking: {
    ...bare,
    method: 'GET',
    path: '/order/{id}/tracking',
    summary: 'Where a delivery is, for whoever holds the ticket',
    token: 'ignored',
    location: 'unused',
    params: ticketId,
    query: trackingQuery,
    answers: { 200: tracking, 404: errorBody },
    cached: 'never',
  },
  orderByToken: {
    ...bare,
    method: 'GET',
    path: '/order/{token}',
    summary: 'A placed order, for whoever holds its token',
    token: 'ignored',
    location: 'unused',
    params: byToken,
    answers: { 200: ticket, 404: errorBody },
    cached: 'never',
  },
  saveCart: {
    ...bare,
    method: 'POST',
    path: '/cart',
    summary: 'Save a cart, to hand it over by a link',
    token: 'required',
    role: 'employee',
    location: 'unused',
    body: cartToSave,
    answers: { 200: savedCartAnswer, 401: errorBody, 403: errorBody, 404: errorBody },
    cached: 'never',
  },
  savedCart: {
    ...bare,
    method: 'GET',
    path: '/cart/{id}',
    summary: 'A saved cart, at the prices of now',
    token: 'ignored',
    location: 'unused',
    params: shape('a saved cart’s name', { required: { id: publicIdentifier } }),
    answers: { 200: savedCart, 404: errorBody },
    cached: 'never',
  },
} as const satisfies Readonly<Record<string, RouteShape>>

export type Routes = typeof routes
export type RouteName = keyof Routes
