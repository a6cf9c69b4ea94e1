import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { cents } from '../../src-domain/money/cents.ts'
import { knownDevices } from '../../src-server/account/known-devices.ts'
import { embeddedHumanCheck } from '../../src-server/human/embedded-human-check.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { sealWith } from '../../src-server/store/seal.ts'
import { inMemoryLimits } from './in-memory-limits.ts'
import { aPriceCheck } from './order-builder.ts'
import { aPatron } from './patron-builder.ts'
import { aTicket } from './ticket-builder.ts'

type Parts = {
  readonly [K in
    | 'locations'
    | 'places'
    | 'menus'
    | 'upsells'
    | 'tables'
    | 'schedules'
    | 'ordering'
    | 'deliveries'
    | 'accounts'
    | 'savedCarts'
    | 'promotions'
    | 'loyalty'
    | 'giftCards']?: Partial<OrderServer[K]>
} & {
  readonly guesses?: OrderServer['guesses']
  readonly limits?: OrderServer['limits']
  readonly unreadiness?: OrderServer['unreadiness']
}

export const aToken = 'session-token-of-ana'

const aHumanCheck = (limits = inMemoryLimits()) =>
  embeddedHumanCheck({ clock: { now: Date.now }, secret: 'a secret of a test', limits })

/** An order server that answers everything kindly; a test replaces what it is about. Ana is signed in with `aToken`. */
export const fakeOrderServer = (parts: Parts = {}): OrderServer => ({
  locations: {
    search: async () => [],
    credentials: async () => ({ publicKey: 'pk_test' }),
    ...parts.locations,
  },
  places: {
    suggest: async () => [{ id: '180_conover', text: '180 Conover Street, Brooklyn, NY 11231' }],
    details: async () => ({ _tag: 'NotFound' }),
    locate: async () => ({ lat: 40.6764, long: -74.0146 }),
    keepForPatron: async (_, address) => ({ ...address, id: 'adr_1' }),
    ...parts.places,
  },
  menus: { menu: async () => ({ menu: emptyMenu, version: 'v1' }), ...parts.menus },
  upsells: { upsells: async () => ({ menu: emptyMenu, version: 'v1' }), ...parts.upsells },
  tables: { check: async () => ({ isValid: true, table: { id: 'table-7' } }), ...parts.tables },
  schedules: { dates: async () => [], times: async () => [], ...parts.schedules },
  ordering: {
    validate: async () => ({
      isValid: true,
      invalidModifiers: [],
      invalidGroups: [],
      invalidItems: [],
      isAsapOrderingEnabled: true,
    }),
    checkPrice: async () => aPriceCheck(),
    place: async () => ({ _tag: 'Placed', ticket: aTicket({ finalAmount: cents(2_165) }) }),
    status: async () => ({ _tag: 'NotFound' }),
    ticketByToken: async () => ({ _tag: 'NotFound' }),
    ...parts.ordering,
  },
  deliveries: { tracking: async () => ({ _tag: 'NotFound' }), ...parts.deliveries },
  accounts: {
    signIn: async (_, account, password) =>
      account === 'ana@example.com' && password === 'noodles'
        ? { _tag: 'SignedIn', patron: aPatron(), token: aToken }
        : { _tag: 'WrongCredentials' },
    patronOf: async (_, token) => (token === aToken ? aPatron() : undefined),
    signOut: async () => undefined,
    signUp: async (_, { email }) =>
      email === 'ana@example.com'
        ? { _tag: 'EmailTaken' }
        : { _tag: 'SignedIn', patron: aPatron({ email }), token: aToken },
    askPin: async () => 'asked',
    exchangePin: async (_, digits) => (digits === '246810' ? aToken : undefined),
    setPassword: async (_, token) =>
      token === aToken ? { _tag: 'PasswordSet', patron: aPatron() } : { _tag: 'NoAuthority' },
    ...parts.accounts,
  },
  savedCarts: {
    save: async () => ({ publicIdentifier: 'saved-cart-of-emil' }),
    load: async () => ({ _tag: 'NotFound' }),
    ...parts.savedCarts,
  },
  promotions: {
    check: async () => ({ message: 'This promo code is not valid.' }),
    redeem: async () => 'refused',
    ...parts.promotions,
  },
  loyalty: { of: async () => ({ _tag: 'NotFound' }), ...parts.loyalty },
  giftCards: {
    check: async () => ({ _tag: 'NotFound' }),
    card: async () => ({ _tag: 'NotFound' }),
    ...parts.giftCards,
  },
  guesses: parts.guesses ?? { namedIn: () => [], unknownIn: async () => [] },
  limits: parts.limits ?? inMemoryLimits(),
  devices: knownDevices({ seal: sealWith('a secret of a test'), clock: { now: Date.now } }),
  human: aHumanCheck(parts.limits),
  unreadiness: parts.unreadiness ?? (async () => undefined),
  jobsWaiting: async () => new Map(),
  deadJobs: async () => new Map(),
  reconciliations: async () => [],
  close: async () => undefined,
})
