import { expect } from 'chai'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { routes } from '../../src-contract/routes.ts'
import { arbitraryWire } from '../builders/arbitrary-wire.ts'

const ids: Readonly<Record<keyof typeof routes, string>> = {
  signIn: 'API-14',
  patron: 'API-20, ACCT-03',
  signOut: 'API-14',
  signUp: 'API-16, ACCT-30',
  forgotPassword: 'API-18',
  verifyPin: 'API-24, ACCT-38',
  validateAccount: 'API-15',
  sendSignInPin: 'API-21',
  sendPhonePin: 'API-22, ACCT-32',
  signInByPin: 'API-23',
  socialSignIn: 'API-17',
  changePatron: 'API-19',
  copyOwnData: 'API-20',
  eraseAccount: 'API-20',
  copyOrderData: 'CONF-10',
  eraseOrderData: 'CONF-10',
  cards: 'API-31, CARD-01',
  addCard: 'API-29, CARD-11',
  makeCardPrimary: 'API-32, CARD-06',
  removeCard: 'API-32, CARD-07',
  brand: 'SHELL-12',
  locations: 'API-43, LOC-04',
  address: 'API-25',
  place: 'API-26, API-27',
  patronAddress: 'API-28',
  writtenAddress: 'LOC-43',
  credentials: 'API-30',
  scheduleDates: 'API-44, SCHED-03',
  scheduleTimes: 'API-45, SCHED-04',
  menu: 'API-13, API-46, MENU-01',
  upsells: 'API-13, API-47, UPS-04',
  checkTable: 'API-40, TABLE-06',
  validate: 'API-52, CHK-32',
  checkPrice: 'API-53, PRICE-01',
  placeByCard: 'API-48, CHK-40',
  placePolling: 'API-49, CHK-40',
  createPaymentIntent: 'API-54, PAY-14',
  placeByCash: 'API-50, CHK-40',
  checkDiscount: 'API-38, PROMO-03',
  checkPromotion: 'API-37',
  redeemPromotion: 'API-36',
  loyalty: 'API-35, LOYAL-02',
  checkGiftCard: 'API-39, GIFT-04',
  giftCard: 'API-33, GIFT-14',
  humanCheck: 'GIFT-03',
  settleStep: 'PAY-15',
  orderStatus: 'API-51',
  orderTracking: 'API-55, CONF-08',
  pastOrders: 'API-34, PROF-14',
  pastOrder: 'API-34, PROF-14',
  orderByToken: 'CONF-05',
  saveCart: 'API-41',
  savedCart: 'API-42, CART-25',
  staffSignIn: '',
  beginSecondFactor: '',
  confirmSecondFactor: '',
  removeSecondFactor: '',
  team: '',
  inviteMember: '',
  changeMember: '',
  removeMember: '',
  inviteMemberAgain: '',
  removeMembersSecondFactor: '',
  audit: '',
  brandVersions: '',
  brandVersionDifference: '',
  publishBrand: '',
  staffSession: '',
  staffSignOut: '',
  acceptInvitation: '',
  printers: '',
  addPrinter: '',
  renewPrinter: '',
  testPrinter: '',
  removePrinter: '',
  boardOrders: '',
  sendCommand: '',
  boardEvents: '',
  orderEvents: '',
  staffPromotions: '',
  createPromotion: '',
  endPromotion: '',
  staffGiftCards: '',
  issueGiftCard: '',
  findGiftCard: '',
  voidGiftCard: '',
  findPatrons: '',
  changeCredit: '',
  markEmployee: '',
  availability: '',
  dayReport: '',
  dayReportCsv: '',
  changeAvailability: '',
  today: '',
  changeToday: '',
  searchOrders: '',
  orderRecord: '',
  quoteRefund: '',
  refundOrder: '',
  messageCustomer: '',
  startPairing: '',
  collectPairing: '',
  pairedDevices: '',
  pairDevice: '',
  revokeDevice: '',
  apiKeys: '',
  makeKey: '',
  revokeKey: '',
  tableSigns: '',
}

function throughJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

function decoded(codec: t.Mixed, wire: unknown): unknown {
  const seen = codec.decode(wire)
  if (!isRight(seen)) throw new Error(`${codec.name} refused its own form: ${JSON.stringify(wire)}`)
  return seen.right
}

function survives(codec: t.Mixed) {
  fc.assert(
    fc.property(arbitraryWire(codec), (wire) => {
      const meant = decoded(codec, wire)
      expect(decoded(codec, throughJson(codec.encode(meant)))).to.deep.equal(meant)
    }),
  )
}

describe('codecs of the contract', () => {
  for (const [name, route] of Object.entries(routes)) {
    const id = Object.entries(ids).find(([one]) => one === name)?.[1]
    it(`${id} what ${route.method} ${route.path} carries survives writing and reading`.trim(), () => {
      for (const part of [route.params, route.query, route.body]) survives(part)
      for (const answer of Object.values<t.Mixed>(route.answers)) survives(answer)
    })
  }
})
