import { act } from '@testing-library/react'
import { left, right } from 'fp-ts/lib/Either.js'
import { flowHistory } from '../../../src-adapters/browser/flow-history.ts'
import { sandboxProcessor } from '../../../src-adapters/sandbox/browser.ts'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { SendJson } from '../../../src-domain/call/send-json.ts'
import type { CardGateway } from '../../../src-domain/card/card-gateway.ts'
import { manageCards } from '../../../src-domain/card/manage-cards.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { applyGiftCard } from '../../../src-domain/checkout/apply-gift-card.ts'
import { applyPromo } from '../../../src-domain/checkout/apply-promo.ts'
import { checkOrder } from '../../../src-domain/checkout/check-order.ts'
import type { CheckoutForm } from '../../../src-domain/checkout/checkout-form.ts'
import { type CheckoutState, newCheckout } from '../../../src-domain/checkout/checkout-state.ts'
import { payAbove } from '../../../src-domain/checkout/pay-above.ts'
import type { PromoGateway } from '../../../src-domain/checkout/promo-gateway.ts'
import type { TableGateway } from '../../../src-domain/fulfilment/table-gateway.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { fetchLoyalty } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import { noLoyaltyYet } from '../../../src-domain/loyalty/loyalty.ts'
import type { LoyaltyGateway } from '../../../src-domain/loyalty/loyalty-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { orderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { billingOf } from '../../../src-domain/payment/billing.ts'
import { enterCard } from '../../../src-domain/payment/enter-card.ts'
import { offerWallet } from '../../../src-domain/payment/offer-wallet.ts'
import { openedProcessor } from '../../../src-domain/payment/open-processor.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import { takeSteps } from '../../../src-domain/payment/take-steps.ts'
import { noWallet, type WalletEntry } from '../../../src-domain/payment/wallet-entry.ts'
import { walletSheets } from '../../../src-domain/payment/wallet-sheets.ts'
import type { OrderGateway, Placement } from '../../../src-domain/placement/order-gateway.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import { savedCards } from '../../../src-ui/checkout/card/saved-cards.ts'
import { type CheckoutCells, checkoutCells } from '../../../src-ui/checkout/checkout-cells.ts'
import { checkoutController } from '../../../src-ui/checkout/checkout-controller.ts'
import { fetchCheckout } from '../../../src-ui/checkout/checkout-screen.tsx'
import { PayRoot } from '../../../src-ui/checkout/pay-root.tsx'
import { fetchPayScreens } from '../../../src-ui/checkout/pay-screens.tsx'
import { PayProvider } from '../../../src-ui/checkout/use-pay.ts'
import { cardForm } from '../../../src-ui/messages/card-form.en.ts'
import { pay } from '../../../src-ui/messages/pay.en.ts'
import { cardController } from '../../../src-ui/payment/card-controller.ts'
import { cardFormWords } from '../../../src-ui/payment/card-form-words.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aFakeTime, aPendingStore, noSteps, ownLock, someIds } from '../../builders/fake-ports.ts'
import { declinedNonce, type InMemoryKitchen, inMemoryKitchen } from '../../builders/in-memory-order-gateway.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { aSchedule, monday } from '../../builders/schedule-builder.ts'
import { conversations } from '../account/conversations.ts'
import { draw } from '../draw.tsx'

export const menu = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
  .build()
export const charges = { taxRate: aRate('8'), serviceFee: minor(200), isServiceFeeTaxable: false }

export interface PayWorldNeeds {
  readonly order?: OrderInProgress
  readonly brand?: Brand
  readonly patron?: PatronState
  readonly guest?: CheckoutState['guest']
  readonly at?: string
  readonly location?: Location
  readonly kitchen?: InMemoryKitchen
  readonly gateway?: (honest: OrderGateway) => OrderGateway
  readonly checkPromo?: PromoGateway['check']
  readonly checkReward?: PromoGateway['checkReward']
  readonly checkTable?: TableGateway['check']
  readonly loyalty?: LoyaltyGateway['loyalty']
  readonly processor?: (sandbox: PaymentProcessor) => PaymentProcessor
  readonly bank?: SendJson
}

/** Maps declining sandbox nonces to the kitchen's processor. */
function understood(placement: Placement): Placement {
  return placement.instrument._tag === 'Nonce' && placement.instrument.nonce.startsWith('sbx_declined')
    ? { ...placement, instrument: { _tag: 'Nonce', nonce: declinedNonce } }
    : placement
}

export const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

const willingBank: SendJson = async () => ({ _tag: 'Answered', status: 200, body: { outcome: 'taken' }, headers: {} })

async function noPromo() {
  return right({ message: 'This promo code is not valid.' })
}

const missing = async () => left({ _tag: 'Refused', status: 404 } as const)
const noCardCalls: CardGateway = { cards: missing, add: missing, makePrimary: missing, remove: missing }

const stops: (() => void)[] = []
const listen: Window['addEventListener'] = (name: string, told: EventListenerOrEventListenerObject) => {
  window.addEventListener(name, told)
  stops.push(() => window.removeEventListener(name, told))
}

export async function payWorld(needs: PayWorldNeeds = {}) {
  // An earlier test's form stays in this document.
  document.body.replaceChildren()
  const { brand = aBrand(), kitchen = inMemoryKitchen(menu, charges), patron = {}, guest } = needs
  const placements: Placement[] = []
  const honest: OrderGateway = {
    ...kitchen.gateway,
    place: (placement) => {
      placements.push(placement)
      return kitchen.gateway.place(understood(placement))
    },
  }
  const time = aFakeTime()
  const cells: CheckoutCells = {
    ...checkoutCells({ brand, locale: 'en', texts: {} }, { now: () => monday }),
    order: cell(needs.order ?? anOrder({ items: [aLine({ quantity: 2 })] })),
    patron: cell<PatronState>(patron),
    checkout: cell<CheckoutState>({ ...newCheckout, ...(guest === undefined ? {} : { guest }) }),
    location: cell<{ readonly location?: Location }>(needs.location === undefined ? {} : { location: needs.location }),
    wallet: cell<WalletEntry>(noWallet),
  }
  const ids = someIds(100)
  const sheets = walletSheets()
  const ordering = {
    orders: needs.gateway?.(honest) ?? honest,
    pending: aPendingStore(),
    clock: time.clock,
    pause: time.pause,
    intents: sheets,
    steps: noSteps,
    lock: ownLock,
    ids,
    ...cells,
  }
  const log: {
    form: CheckoutForm | undefined
    left: string[]
    arrived: Ticket[]
    prefersWallet: boolean | undefined
  } = {
    form: undefined,
    left: [],
    arrived: [],
    prefersWallet: undefined,
  }
  for (const stop of stops.splice(0)) stop()
  const entry = needs.at === undefined ? null : { flow: { at: needs.at, depth: 0 } }
  window.history.replaceState(entry, '', '/checkout/current')
  const sandbox = sandboxProcessor({ clock: time.clock, ids, send: needs.bank ?? willingBank })
  const processor = needs.processor?.(sandbox) ?? sandbox
  const opened = openedProcessor({
    processor: async () => processor,
    locations: { credentials: async () => right({}) },
    locationId: () => cells.order.current().location?.id,
    locale: 'en',
    environment: 'sandbox',
    currency: 'USD',
    country: 'US',
    scriptGate: () => () => Promise.reject(new Error('not asked in this test')),
    words: cardFormWords(cardForm, pay),
  })
  const cards = cardController(
    document,
    enterCard({
      processor: opened,
      card: cells.card,
      billing: () => billingOf(cells.patron.current().patron ?? cells.checkout.current().guest),
    }),
  )
  const wallet = offerWallet({
    processor: opened,
    wallet: cells.wallet,
    paidIn: { currency: 'USD', country: 'US' },
    label: 'Order total',
    sheets,
  })
  const session = {
    patrons: {
      signIn: () => Promise.reject(new Error('not asked in this test')),
      patron: () => Promise.reject(new Error('not asked in this test')),
      signOut: async () => right(undefined),
    },
    session: { token: () => undefined, keep: () => undefined, drop: () => undefined },

    patron: cells.patron,
  }
  const controller = checkoutController({
    cells,
    ordering,
    session,
    logIn: {
      signIn: () => Promise.reject(new Error('not asked in this test')),
      account: conversations(),
      isRecovering: () => false,
    },
    history: flowHistory({ history: window.history, location: window.location, addEventListener: listen }),
    page: {
      fragment: () => '',
      isFromShop: false,
      go: (address) => log.left.push(address),
      replace: (address) => log.left.push(address),
      confirmationOf: orderAddress,
      clearedTo: () => undefined,
    },
    flowStore: { read: () => undefined, write: () => undefined, clear: () => undefined },
    locations: { credentials: async () => right({}), locations: async () => right([]) },
    tickets: { read: () => undefined, last: () => undefined, keep: (ticket) => void log.arrived.push(ticket) },
    unseenOrder: { token: () => undefined, keep: () => undefined, seen: () => undefined },
    report: () => undefined,
    prefersWallet: () => false,
    formStore: {
      read: () => log.form,
      write: (form) => {
        log.form = form
      },
      clear: () => undefined,
    },
    tables: { check: needs.checkTable ?? (async () => right({ isValid: true, table: { id: 'table-id' } })) },
    tenders: async () => {
      const tenders = { order: cells.order, ids }
      const promo = applyPromo({
        ...tenders,
        promos: { check: needs.checkPromo ?? noPromo, checkReward: needs.checkReward ?? noPromo },
      })
      const giftCard = applyGiftCard({
        ...tenders,
        giftCards: { check: missing },
        human: { token: async () => right('a person') },
      })
      return {
        applyPromo: promo.code,
        applyReward: promo.reward,
        fetchLoyalty: fetchLoyalty({
          brand,
          gateway: { loyalty: needs.loyalty ?? (async () => right(noLoyaltyYet)) },
          loyalty: cells.loyalty,
          report: () => undefined,
        }),
        applyGiftCard: giftCard,
      }
    },
    savedCards: async () =>
      savedCards(
        manageCards({ gateway: noCardCalls, cards: cells.cards, patron: cells.patron, steps: noSteps }),
        cells,
        async () => ({
          cards,
        }),
      ),
    schedules: aSchedule(),
    forms: async () => ({
      cards,
      wallet,
      payAbove,
      sheets,
      steps: takeSteps({ processor: opened, pause: time.pause }),
    }),
    rememberWallet: (isChosen) => {
      log.prefersWallet = isChosen
    },
  })
  const { actions } = controller
  await Promise.all([fetchPayScreens(), fetchCheckout(brand)])
  await wallet.look(brand, needs.location)
  actions.flow.start()
  cells.ready.update(() => true)
  const drawn = draw(
    <PayProvider app={controller}>
      <PayRoot
        report={(reason) => {
          throw reason
        }}
      />
    </PayProvider>,
  )
  await act(async () => {
    await checkOrder(ordering)()
  })
  return { ...drawn, cells, actions, log, placements, kitchen }
}
