import { processorOf } from '../processors/browser.ts'
import '../../src-ui/design/fonts.css'
import '../../src-ui/design/base.css'
import { storageAtStart } from '../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../src-contract/call/common-headers.ts'
import { eventsOfPatron } from '../../src-domain/analytics/events-of-flow.ts'
import { purchaseFacts } from '../../src-domain/analytics/purchase-facts.ts'
import type { PlacedOrder } from '../../src-domain/ordering/place-order.ts'
import { withAgreedPrice } from '../../src-domain/ordering/with-agreed-price.ts'
import type { PayState } from '../../src-ui/checkout/pay-state.ts'
import { cardFormWords } from '../../src-ui/payment/card-words.ts'
import { accountLater } from './account-later.ts'
import { cameFromShop } from './came-from-shop.ts'
import { cardDesk } from './card-desk.ts'
import { cartAddress } from './cart-address.ts'
import { drawPay } from './draw-pay.tsx'
import { later } from './later.ts'
import { openedProcessor } from './opened-processor.ts'
import { idleGuest } from './pay/idle-guest.ts'
import { keepOrder } from './pay/kept-order.ts'
import { fetchOrderLocation } from './pay/order-location.ts'
import { payPage } from './pay/pay-page.ts'
import { settle } from './pay/settle.ts'
import { stayCurrent } from './pay/stay-current.ts'
import { payActions } from './pay-actions.ts'
import { firstScreen, payFlow, tableStanding } from './pay-flow.ts'
import { readState } from './read-state.ts'
import { reportedCell } from './reported-cell.ts'

/** The screens of the cart to which the checkout sends back, by the addresses' own words. */
const cartScreens = { LINK: 'link', ROOT: 'cart', UPSELLS: 'upsells', PACKING: 'packing' } as const

const startPay = (state: PayState, root: HTMLElement): void => {
  const page = payPage(state)
  const { cells, words, wired, ports, session } = page
  const { formKeeper, tickets, locations, report, clock, ids } = wired
  const { brand, locale } = state
  /** Where in the flow this tab was when it came here. */
  const position = wired.flowKeeper.read()
  const patron = reportedCell(cells.patron, (before, after) => report(eventsOfPatron(before.patron, after.patron)))

  const guest = () => cells.checkout.current().guest ?? { firstName: '', lastName: '' }
  const isSignedIn = () => cells.patron.current().patron !== undefined
  const flow = payFlow({
    page: window,
    keeper: wired.flowKeeper,
    screen: cells.screen,
    isSignedIn,
    isKnown: () => isSignedIn() || firstScreen(brand, cells.order.current(), guest()) === 'CHECK_OUT',
    table: () => tableStanding(cells.order.current()),
    isFromShop: cameFromShop(document.referrer, window.location.origin),
    home: () => cartAddress(cells.order.current(), 'cart'),
    leave: (address) => window.location.assign(address),
    leaveInstead: (address) => window.location.replace(address),
  })
  const processor = openedProcessor({
    processor: () => processorOf(brand.paymentProcessor, clock, ids),
    locations,
    locationId: () => cells.order.current().location?.id,
    locale,
    environment: state.paymentEnvironment,
    words: cardFormWords(words.pay),
  })
  const desk = cardDesk({ page: document, processor, card: cells.card })
  const wallets = later(() =>
    import('./wallet-desk.ts').then((made) =>
      made.walletDesk({ processor, wallet: cells.wallet, label: words.pay.walletLabel }),
    ),
  )
  const tenders = later(() =>
    import('./tender-desk.ts').then((made) =>
      made.tenderDesk({
        page: window,
        server: wired.server,
        brand,
        order: cells.order,
        loyalty: cells.loyalty,
        ids,
        human: wired.human,
      }),
    ),
  )
  const arrived = ({ ticket }: PlacedOrder) => {
    // The tip was this order's; the name may order again.
    const { tip: _, ...form } = formKeeper.read() ?? {}
    wired.flowKeeper.write({ document: 'order', screen: 'INTERCEPT_CHECKOUT_COMPLETE' })
    formKeeper.write(form)
    if (ticket === undefined) return
    report([{ _tag: 'Purchase', purchase: purchaseFacts(ticket) }])
    tickets.keep(withAgreedPrice(ticket, cells.checks.current().price.last, cells.checkout.current().agreedTotal))
    flow.close(`/order/${encodeURIComponent(ticket.token)}`)
  }

  storageAtStart(wired.local, clock, appVersion, brand.configId)
  keepOrder(page)
  const actions = payActions({
    cells,
    ports,
    session,
    account: accountLater({ ...wired, patron, guest: () => cells.checkout.current().guest }),
    flow,
    desk,
    formKeeper,
    tables: wired.tables,
    tenders,
    schedules: wired.schedules,
    wallets,
    rememberWallet: wired.mobilePay.prefer,
    words: words.pay,
    arrived,
    toCart: (screen) => window.location.assign(cartAddress(cells.order.current(), cartScreens[screen])),
    afterLogin: position?.afterLogin ?? 'CHECK_OUT',
  })
  drawPay(root, words, { cells, actions })
  stayCurrent(page, actions, fetchOrderLocation(page, wallets))
  void idleGuest(page)
  void settle(page, flow, position, arrived)
}

const state = readState<PayState>(document, 'pay')
const root = document.getElementById('page')
if (state !== undefined && root !== null) {
  if (state.id === 'current') startPay(state, root)
  // Few orders begin with a link, so what opens one is not part of everybody's checkout.
  else void import('./open-shared-cart.ts').then(({ openSharedCart }) => openSharedCart(state, root))
}
