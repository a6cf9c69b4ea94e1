import { processorOf } from '../processors/browser.ts'
import '../../src-ui/design/fonts.css'
import '../../src-ui/design/base.css'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { beginsVisit } from '../../src-adapters/browser/begins-visit.ts'
import { storageAtStart } from '../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../src-contract/call/common-headers.ts'
import { resumeSession, signOut } from '../../src-domain/account/session.ts'
import { eventsOfPatron } from '../../src-domain/analytics/events-of-flow.ts'
import { purchaseFacts } from '../../src-domain/analytics/purchase-facts.ts'
import { broughtBack, isTimeDropped } from '../../src-domain/cart/restored-order.ts'
import { checkOrder, validateOrder } from '../../src-domain/ordering/check-order.ts'
import { placeAsPerson } from '../../src-domain/ordering/place-as-person.ts'
import { type PlacedOrder, recoverPlacement } from '../../src-domain/ordering/place-order.ts'
import { draftPlacement, isPlacing } from '../../src-domain/ordering/placement-state.ts'
import { withAgreedPrice } from '../../src-domain/ordering/with-agreed-price.ts'
import { walletsAccepted } from '../../src-domain/payment/payment-choice.ts'
import { menuAddress } from '../../src-ui/checkout/menu-address.ts'
import type { PayState } from '../../src-ui/checkout/pay-state.ts'
import { common } from '../../src-ui/messages/common.en.ts'
import { pay } from '../../src-ui/messages/pay.en.ts'
import { times } from '../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../src-ui/messages/wording.ts'
import { cardFormWords } from '../../src-ui/payment/card-words.ts'
import { noticeOf } from '../../src-ui/shell/unavailable-notice.ts'
import { cameFromShop } from './came-from-shop.ts'
import { cardDesk } from './card-desk.ts'
import { cartAddress } from './cart-address.ts'
import { drawPay } from './draw-pay.tsx'
import { forgetGuest } from './forget-guest.ts'
import { later } from './later.ts'
import { openedProcessor } from './opened-processor.ts'
import { payActions } from './pay-actions.ts'
import { payCells } from './pay-cells.ts'
import { firstScreen, payFlow, tableStanding } from './pay-flow.ts'
import { payPorts } from './pay-ports.ts'
import { readState } from './read-state.ts'
import { reportedCell } from './reported-cell.ts'
import { withKeptForm } from './with-kept-form.ts'

/** Milliseconds between two looks at whether the chosen time can still be had. */
const timeCheck = 60_000

/** The screens of the cart to which the checkout sends back, by the addresses' own words. */
const cartScreens = { LINK: 'link', ROOT: 'cart', UPSELLS: 'upsells', PACKING: 'packing' } as const

const startPay = (state: PayState, root: HTMLElement): void => {
  const { brand, locale, texts, apiBase } = state
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    pay: withBrandTexts('pay', pay, texts, locale),
    times: withBrandTexts('times', times, texts, locale),
  }
  const cells = payCells(state)
  const { orderKeeper, formKeeper, tickets, locations, ...wired } = payPorts({
    page: window,
    brand,
    apiBase,
    turnstileSiteKey: state.turnstileSiteKey,
    calls: {
      language: locale,
      locationId: () => cells.order.current().location?.id,
      onUnavailable: (message) => cells.alert.update(() => noticeOf(message)),
      report: (what) => window.reportError(new Error(what)),
    },
  })
  const { pending, clock, pause, ids, report, connection } = wired
  /** Where in the flow this tab was when it came here. */
  const position = wired.flowKeeper.read()
  const orders = { ...wired.orders, place: placeAsPerson(wired.orders.place, wired.human) }
  const session = { patrons: wired.patrons, session: wired.session, patron: cells.patron, human: wired.human }
  const ports = { orders, pending, clock, pause, ids, ...cells }
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

  /** The order as this device keeps it; its key lives as long as this page. */
  const restore = () => {
    const kept = orderKeeper.restore()
    if (kept === undefined) return
    const order = broughtBack(kept, { isVisitNew: beginsVisit(wired.tab), key: ids.uuid() })
    cells.order.update(() => order)
    if (isTimeDropped(kept, order)) cells.checkout.update((now) => ({ ...now, isTimeDropped: true }))
  }
  const restoreForm = () => {
    const form = formKeeper.read()
    if (form !== undefined) cells.checkout.update(withKeptForm(form))
  }
  const fetchLocation = async () => {
    const slug = cells.order.current().location?.slug
    if (slug === undefined) return
    const answer = await locations.locations({ slugs: [slug] })()
    const location = isLeft(answer) ? undefined : answer.right.find((one) => one.slug === slug)
    if (location === undefined) return
    cells.location.update(() => ({ location }))
    if (walletsAccepted(brand, location).length === 0) return
    await (await wallets()).look(brand, location)
    const isOffered = cells.wallet.current().kinds.length > 0
    if (isOffered && wired.mobilePay.isPreferred())
      cells.checkout.update((now) => ({ ...now, payment: now.payment ?? { _tag: 'Wallet' } }))
  }
  /** CART-17: before anything is shown that could place a second order. */
  const recover = async () => {
    if (pending.read() === undefined) return pending.clear()
    const outcome = await recoverPlacement(ports)()
    if (outcome !== undefined && isRight(outcome)) arrived(outcome.right)
  }
  const linkAddress = () => cartAddress(cells.order.current(), 'link')
  const hasItems = () => cells.order.current().items.length > 0
  const isOpen = () => !isPlacing(cells.placement.current()) && cells.placement.current()._tag !== 'Placed'
  const settle = async () => {
    await Promise.all([recover(), resumeSession(session)()])
    if (!isOpen()) return
    // LINK-02, for who comes by the address itself. Instead of this page, so that Back leads out of it.
    if (cells.patron.current().patron?.isEmployee === true && hasItems()) return window.location.replace(linkAddress())
    // CART-12: the flow of a placed order is closed; whoever comes back to it finds the menu, not an empty cart.
    if (!hasItems() && position?.document === 'order')
      return window.location.replace(menuAddress(cells.order.current()))
    // A reload, or the way back, finds the mark that the flow left in its history entry.
    const isEntering = !('pay' in Object(window.history.state)) && hasItems()
    flow.start()
    if (isEntering) report([{ _tag: 'Checkout Started' }])
    cells.ready.update(() => true)
    if (hasItems() && cells.online.current()) await checkOrder(ports)()
  }

  storageAtStart(wired.local, clock, appVersion, brand.configId)
  restore()
  restoreForm()
  // What another tab wrote is kept already.
  let isForeign = false
  cells.order.changes.subscribe((order) => {
    if (!isForeign && order.idempotencyKey !== '') orderKeeper.keep(order)
  })
  const takeOver = () => {
    if (!isOpen()) return
    isForeign = true
    restore()
    isForeign = false
    cells.placement.update(() => draftPlacement)
    void checkOrder(ports)()
  }
  orderKeeper.onChangedElsewhere(takeOver)
  // A page that comes back from the browser's memory may show an order that has been placed since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })

  const actions = payActions({
    cells,
    ports,
    session: { ...session, patron },
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
  cells.online.update(connection.isOnline)
  connection.onChange(() => {
    cells.online.update(connection.isOnline)
    if (!connection.isOnline()) return
    actions.onlineAgain()
    if (cells.location.current().location === undefined) fetchLocation().catch(reportError)
  })
  // Few orders come from a table, and this is for those only.
  if (brand.kioskIdle !== undefined && cells.order.current().diningOption === 'kiosk') {
    void import('./start-kiosk-idle.tsx').then(({ startKioskIdle }) =>
      startKioskIdle({
        page: window,
        brand,
        locale,
        texts,
        clock,
        pause,
        hasGuest: () => cells.order.current().diningOption === 'kiosk',
        isBusy: () => !isOpen() || cells.placement.current()._tag === 'Unknown',
        forget: () =>
          forgetGuest({
            local: wired.local,
            tab: wired.tab,
            signOut: signOut(session),
            pause,
            slug: () => cells.order.current().location?.slug,
            leave: (address) => window.location.replace(address),
          }),
      }),
    )
  }
  // A chosen time may lapse while the page is open; the server's clock says so, not this device's.
  window.setInterval(() => {
    const isWaiting = cells.ready.current() && isOpen() && document.visibilityState === 'visible'
    if (isWaiting && cells.online.current() && cells.order.current().scheduledAt !== undefined)
      void validateOrder(ports)()
  }, timeCheck)
  // The wallet is one way of paying among others: without it the checkout goes on.
  fetchLocation().catch(reportError)
  void settle()
}

const state = readState<PayState>(document, 'pay')
const root = document.getElementById('page')
if (state !== undefined && root !== null) {
  if (state.id === 'current') startPay(state, root)
  // Few orders begin with a link, so what opens one is not part of everybody's checkout.
  else void import('./open-shared-cart.ts').then(({ openSharedCart }) => openSharedCart(state, root))
}
