import type * as t from 'io-ts'
import type { RouteName } from '../routes.ts'
import { type ExampleShape, exampleOf } from './example-of.ts'

export function callExample(name: string, body: t.Mixed): unknown {
  return exampleOf(body, { only: [], ...callOf(name)?.sends })
}

export function answerExample(name: string, status: number, codec: t.Mixed): unknown {
  const error = errors[status]
  return error === undefined
    ? exampleOf(codec, callOf(name)?.answers)
    : exampleOf(codec, { without: ['reason'], values: error })
}

interface CallExample {
  /** Optional fields to show besides the required ones. */
  readonly sends?: ExampleShape
  readonly answers?: ExampleShape
}

function callOf(name: string): CallExample | undefined {
  return Object.entries(calls).find(([one]) => one === name)?.[1]
}

const guest = ['guestInfo', 'email']
const answered: ExampleShape = { without: ['message', 'scheduledAt', 'tableNumber', 'deliveryInfo'] }
const issued: ExampleShape = { without: ['orderNumber', 'reason'] }
const fine: ExampleShape = {
  without: [
    'pause',
    'reason',
    'message',
    'soldOutItems',
    'unservedItems',
    'fewLeft',
    'nextAvailableAt',
    'nextAvailableTime',
    'nextAvailableDate',
  ],
  values: { status: 'none' },
}

const calls: Readonly<Partial<Record<RouteName, CallExample>>> = {
  locations: { sends: { only: ['slugs'] } },
  addCard: { sends: { only: ['brand', 'expDate', 'last4'] } },
  signUp: { sends: { only: ['phone'] } },
  validate: { answers: fine },
  checkPrice: { answers: { without: ['message', 'customerCard'] } },
  placeByCard: { sends: { only: [...guest, 'cardNonce', 'expectedTotal'] }, answers: answered },
  placePolling: { sends: { only: [...guest, 'cardNonce', 'expectedTotal'] }, answers: answered },
  createPaymentIntent: { sends: { only: [...guest, 'expectedTotal'] } },
  placeByCash: { sends: { only: [...guest, 'isCash'], values: { tip: 0 } }, answers: answered },
  orderStatus: { answers: answered },
  orderByToken: { answers: answered },
  orderTracking: { answers: { values: { status: 'on_the_way' } } },
  checkTable: { answers: { without: ['message'] } },
  checkDiscount: { answers: { without: ['message'] } },
  checkPromotion: {
    sends: { values: { promotionId: 'prm_welcome', promotionCodeId: 'WELCOME10' } },
    answers: { without: ['message'] },
  },
  giftCard: { answers: { values: { status: 'active', amount: 50, name: 'Ada', message: 'Enjoy!' } } },
  beginSecondFactor: { sends: { only: ['password'] } },
  staffSignIn: { sends: { only: ['code'] } },
  sendCommand: { sends: { only: ['minutesMore'] }, answers: { without: ['refund'] } },
  quoteRefund: { sends: { only: ['lines'] } },
  refundOrder: { sends: { only: ['lines'] }, answers: { without: ['refund'] } },
  orderRecord: { answers: { without: ['refund'] } },
  messageCustomer: { answers: { without: ['refund'] } },
  searchOrders: { answers: { without: ['refund'] } },
  boardOrders: { answers: { without: ['refund'] } },
  staffPromotions: { answers: { without: ['amount', 'endedAt'] } },
  createPromotion: {
    sends: { only: ['percent', 'atMost', 'endsAt', 'most'] },
    answers: { without: ['amount', 'endedAt'] },
  },
  endPromotion: { answers: { without: ['amount'] } },
  issueGiftCard: { sends: { only: ['email'] }, answers: issued },
  findGiftCard: { sends: { only: ['number'] }, answers: issued },
  staffGiftCards: { answers: issued },
  voidGiftCard: { sends: { values: { reason: 'Sold by mistake.' } } },
  findPatrons: { sends: { only: ['email'] } },
  changeAvailability: { sends: { only: ['until'] } },
  changeToday: { sends: { only: ['orderTypes', 'minutes'] } },
  place: { answers: { values: { longName: 'Brooklyn', shortName: 'Brooklyn', types: ['locality'] } } },
}

const errors: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  400: { code: 'malformed', message: 'items.0.quantity: not a whole number from 1 to 9999' },
  401: { code: 'session_ended', message: 'Please log in again.' },
  402: { code: 'declined', message: 'Your card was declined.' },
  403: { code: 'human_check_required', message: "Please confirm you're not a robot." },
  404: { code: 'unknown_location', message: 'There is no such location.' },
  409: { code: 'price_changed', message: 'The price changed. Please review your order.' },
  422: { code: 'unknown_code', message: 'This code is not valid.' },
  429: { code: 'too_many_requests', message: 'Too many attempts, please try again later.' },
  500: { code: 'internal', message: 'System is temporarily unavailable, please try later' },
  503: { code: 'unavailable', message: 'System is temporarily unavailable, please try later' },
}
