import { left, right } from 'fp-ts/lib/Either.js'
import { northAmericanPhones } from '../../src-domain/account/phone-rules.ts'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { knownDevices } from '../../src-server/account/known-devices.ts'
import { embeddedHumanCheck } from '../../src-server/limits/embedded-human-check.ts'
import type { NotFound } from '../../src-server/not-found.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { sealWith } from '../../src-server/store/seal.ts'
import { aDataCopy } from './data-copy-builder.ts'
import { aDayReport } from './day-report-builder.ts'
import { inMemoryLimits } from './in-memory-limits.ts'
import { aPriceCheck } from './order-builder.ts'
import { aPatron } from './patron-builder.ts'
import { aTicket } from './ticket-builder.ts'

type Parts = {
  readonly [K in
    | 'locations'
    | 'addresses'
    | 'menus'
    | 'upsells'
    | 'tables'
    | 'schedules'
    | 'ordering'
    | 'history'
    | 'deliveries'
    | 'accounts'
    | 'ownData'
    | 'cards'
    | 'savedCarts'
    | 'promotions'
    | 'loyalty'
    | 'giftCards'
    | 'printers'
    | 'staff'
    | 'secondFactor'
    | 'team'
    | 'auditLog'
    | 'board'
    | 'watch'
    | 'availability'
    | 'reports'
    | 'today'
    | 'records'
    | 'pairedDevices'
    | 'apiKeys'
    | 'tableSigns'
    | 'brandPublications']?: Partial<OrderServer[K]>
} & {
  readonly guesses?: OrderServer['guesses']
  readonly limits?: OrderServer['limits']
  readonly unreadiness?: OrderServer['unreadiness']
}

const noPrinters = { printers: [], makes: [] }
const notAllowed = async () => left({ _tag: 'NotAllowed' } as const)
const notFound = async () => left<NotFound>({ _tag: 'NotFound' })

export const aToken = 'session-token-of-ana'

function aHumanCheck(limits = inMemoryLimits()) {
  return embeddedHumanCheck({ clock: { now: Date.now }, seal: sealWith('a secret of a test'), limits })
}

/** Order server whose calls all succeed; a test replaces parts. Ana is signed in with `aToken`. */
export function fakeOrderServer(parts: Parts = {}): OrderServer {
  return {
    brands: new Map(),
    phonesOf: () => northAmericanPhones,
    picture: async () => undefined,
    locations: {
      search: async () => right([]),
      credentials: async () => right({ publicKey: 'pk_test' }),
      ...parts.locations,
    },
    hearPost: async () => 'NoSuch',
    answerPrinter: async () => ({ _tag: 'NoAddress' }),
    addresses: {
      suggest: async () => right([{ id: '180_conover', text: '180 Conover Street, Brooklyn, NY 11231' }]),
      details: notFound,
      locate: async () => right({ lat: 40.6764, long: -74.0146 }),
      keepForPatron: async (_, address) => right({ ...address, id: 'adr_1' }),
      ...parts.addresses,
    },
    menus: { menu: async () => right({ menu: emptyMenu, version: 'v1' }), ...parts.menus },
    upsells: { upsells: async () => right({ menu: emptyMenu, version: 'v1' }), ...parts.upsells },
    tables: { check: async () => right({ isValid: true, table: { id: 'table-7' } }), ...parts.tables },
    schedules: { dates: async () => right([]), times: async () => right([]), ...parts.schedules },
    ordering: {
      validate: async () =>
        right({
          isValid: true,
          invalidModifiers: [],
          invalidGroups: [],
          invalidItems: [],
          isAsapOrderingEnabled: true,
        }),
      checkPrice: async () => right(aPriceCheck()),
      place: async () => ({ _tag: 'Placed', ticket: aTicket({ finalAmount: minor(2_165) }) }),
      status: notFound,
      settleStep: notFound,
      ticketByToken: notFound,
      ...parts.ordering,
    },
    deliveries: { tracking: notFound, ...parts.deliveries },
    accounts: {
      signIn: async (_, account, password) =>
        account === 'ana@example.com' && password === 'noodles'
          ? right({ patron: aPatron(), token: aToken })
          : left({ _tag: 'WrongCredentials' }),
      patronOf: async (_, token) => (token === aToken ? aPatron() : undefined),
      signOut: async () => undefined,
      signUp: async (_, { email }) =>
        email === 'ana@example.com'
          ? left({ _tag: 'EmailTaken' })
          : right({ patron: aPatron({ email }), token: aToken }),
      signInSocially: async () => left({ _tag: 'NotOffered' }),
      signUpSocially: async () => left({ _tag: 'NotProven' }),
      lookUp: async (_, account) => (account === 'ana@example.com' ? { isMigrating: false } : undefined),
      askPin: async () => right(undefined),
      exchangePin: async (_, digits) => (digits === '246810' ? right(aToken) : left({ _tag: 'WrongPin' })),
      signInByPin: async (_, digits) =>
        digits === '246810' ? right({ patron: aPatron(), token: aToken }) : left({ _tag: 'WrongPin' }),
      verifyPhone: async (_, __, ___, digits) => (digits === '246810' ? right(undefined) : left({ _tag: 'WrongPin' })),
      changeProfile: async (_, { email, firstName, lastName }) => right(aPatron({ email, firstName, lastName })),
      setPassword: async (_, token) => (token === aToken ? right(aPatron()) : left({ _tag: 'NoAuthority' })),
      isProved: async () => true,
      prove: async () => right(undefined),
      ...parts.accounts,
    },
    ownData: {
      copyAccount: async () => right(aDataCopy({ patron: aPatron() })),
      eraseAccount: async () => right(undefined),
      wasErased: async () => false,
      copyOrder: notFound,
      eraseOrder: notFound,
      ...parts.ownData,
    },
    cards: {
      list: async () => [],
      add: async () => left({ _tag: 'NoVault' }),
      makePrimary: notFound,
      remove: notFound,
      ...parts.cards,
    },
    savedCarts: {
      save: async () => right({ publicIdentifier: 'saved-cart-of-emil' }),
      load: notFound,
      ...parts.savedCarts,
    },
    promotions: {
      check: async () => right({ message: 'This promo code is not valid.' }),
      redeem: async () => left({ _tag: 'NotRedeemed' }),
      ...parts.promotions,
    },
    history: { list: async () => [], order: notFound, ...parts.history },
    offers: {
      codes: { list: notAllowed, create: notAllowed, end: notAllowed },
      cards: { list: notAllowed, issue: notAllowed, find: notAllowed, end: notAllowed },
      patrons: { find: notAllowed, changeCredit: notAllowed, markEmployee: notAllowed },
    },
    loyalty: { of: notFound, ...parts.loyalty },
    giftCards: {
      check: notFound,
      card: notFound,
      ...parts.giftCards,
    },
    staff: {
      signIn: async () => left({ _tag: 'WrongCredentials' }),
      acceptInvitation: async () => left({ _tag: 'InvitationOver' }),
      memberOf: async () => undefined,
      keyOf: async () => undefined,
      sessionOf: async (_, member) => ({ member, locations: [] }),
      signOut: async () => undefined,
      signInWithCode: async () => left({ _tag: 'WrongCode' }),
      ...parts.staff,
    },
    team: {
      list: async () => right([]),
      invite: async () => right({ memberId: 'stf-1', token: 'token-1', isMailed: false }),
      inviteAgain: async () => right({ memberId: 'stf-1', token: 'token-1', isMailed: false }),
      change: notFound,
      remove: notFound,
      removeSecondFactor: notFound,
      ...parts.team,
    },
    brandPublications: { list: notFound, difference: notFound, publish: notFound, ...parts.brandPublications },
    auditLog: { list: async () => right({ lines: [], hasMore: false }), ...parts.auditLog },
    secondFactor: {
      begin: async () => right({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
      confirm: async () => left({ _tag: 'WrongCode' }),
      remove: async () => left({ _tag: 'WrongCode' }),
      ...parts.secondFactor,
    },
    board: {
      orders: async () => right([]),
      look: async () => right({ orders: [], mark: 'mark' }),
      send: async () => left({ _tag: 'NotFound' }),
      ...parts.board,
    },
    watch: {
      ofLocation: async () => left({ _tag: 'NotAllowed' }),
      ofOrder: notFound,
      ...parts.watch,
    },
    reports: {
      day: async () => right({ report: aDayReport(), location: { name: 'Main Street', slug: 'main-street' } }),
      ...parts.reports,
    },
    records: {
      search: async () => right([]),
      record: notFound,
      quote: notFound,
      refund: notFound,
      message: notFound,
      ...parts.records,
    },
    availability: { list: async () => right([]), change: async () => right([]), ...parts.availability },
    today: {
      look: async () => right({ date: '2026-06-10', types: [] }),
      change: async () => right({ date: '2026-06-10', types: [] }),
      ...parts.today,
    },
    printers: {
      list: async () => right(noPrinters),
      add: async () => right({ ...noPrinters, printerId: 'prn-1', secret: 'secret' }),
      renew: async () => right({ ...noPrinters, printerId: 'prn-1', secret: 'secret' }),
      test: async () => right(noPrinters),
      remove: async () => right(noPrinters),
      ...parts.printers,
    },
    pairedDevices: {
      begin: async () => ({ pairing: 'p', code: '000000', until: 0 }),
      collect: async () => left({ _tag: 'PairingOver' }),
      list: async () => right([]),
      pair: async () => left({ _tag: 'UnknownCode' }),
      revoke: async () => right([]),
      ...parts.pairedDevices,
    },
    apiKeys: {
      list: async () => right([]),
      make: async () => left({ _tag: 'NotAllowed' }),
      revoke: async () => right([]),
      ...parts.apiKeys,
    },
    tableSigns: { list: async () => right({ slug: 'here', isOn: true, numbers: [] }), ...parts.tableSigns },
    guesses: parts.guesses ?? { namedIn: () => [], unknownIn: async () => [] },
    limits: parts.limits ?? inMemoryLimits(),
    textReach: () => true,
    devices: knownDevices({ seal: sealWith('a secret of a test'), clock: { now: Date.now } }),
    human: aHumanCheck(parts.limits),
    brandsLeftOut: [],
    unreadiness: parts.unreadiness ?? (async () => undefined),
    jobsWaiting: async () => new Map(),
    deadJobs: async () => new Map(),
    failingJobs: async () => [],
    orderActivity: async () => ({ lastHour: [], last: [] }),
    refusalCounts: () => [],
    attendedLocations: async () => [],
    reconciliations: async () => [],
    beginStop: () => undefined,
    close: async () => undefined,
  }
}
