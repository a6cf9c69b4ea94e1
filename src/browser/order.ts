import '../../src-ui/design/fonts.css'
import '../../src-ui/design/base.css'
import { isLeft } from 'fp-ts/lib/Either.js'
import { checkoutFormKeeper } from '../../src-adapters/browser/checkout-form-keeper.ts'
import { browserConnection } from '../../src-adapters/browser/connection.ts'
import { flowKeeper } from '../../src-adapters/browser/flow-keeper.ts'
import { pageSight } from '../../src-adapters/browser/page-sight.ts'
import { randomIds } from '../../src-adapters/browser/random-ids.ts'
import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { sendJsonByFetch } from '../../src-adapters/browser/send-json.ts'
import { timerPause } from '../../src-adapters/browser/system-time.ts'
import { ticketKeeper } from '../../src-adapters/browser/ticket-keeper.ts'
import { impactGateway } from '../../src-adapters/impact/browser.ts'
import { locationGateway } from '../../src-adapters/order-server/location-gateway.ts'
import { orderGateway } from '../../src-adapters/order-server/order-gateway.ts'
import { trackingGateway } from '../../src-adapters/order-server/tracking-gateway.ts'
import { impactOf } from '../../src-domain/brand/impact.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { OrderScreen } from '../../src-domain/checkout/after-placing.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import { noTracking, type TrackingWatch } from '../../src-domain/ordering/tracking-watch.ts'
import { watchTracking } from '../../src-domain/ordering/watch-tracking.ts'
import { common } from '../../src-ui/messages/common.en.ts'
import { order as orderWords } from '../../src-ui/messages/order.en.ts'
import { times as timesWords } from '../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../src-ui/messages/wording.ts'
import type { OrderState } from '../../src-ui/ordering/order-state.ts'
import type { TicketState } from '../../src-ui/ordering/ticket-state.ts'
import { noNotice, noticeOf, type UnavailableNotice } from '../../src-ui/shell/unavailable-notice.ts'
import { cell } from '../../src-ui/state/cell.ts'
import { orderAnalytics } from './analytics.ts'
import { drawOrder } from './draw-order.tsx'
import { interlude } from './interlude.ts'
import { mapDrawerOf } from './map-drawer-of.ts'
import { orderAgainOnDevice } from './order-again-on-device.ts'
import { orderServerOf } from './order-server.ts'
import { readState } from './read-state.ts'

/** Milliseconds after which a call counts as unanswered. */
const patience = 15_000

/** A back end without this call, or without this order: what this tab was told when it ordered is as good. */
const isAbsent = (failure: CallFailure): boolean =>
  failure._tag === 'Refused' && failure.status >= 400 && failure.status < 500 && failure.status !== 429

/** Shows a placed order. It only ever reads, so it may be reloaded, kept and shared (CONF-10). */
const startOrder = (state: OrderState, root: HTMLElement): void => {
  const { brand, locale, texts, apiBase, token } = state
  const tab = safeStorage(() => window.sessionStorage)
  const tickets = ticketKeeper(tab)
  const report = (what: string) => window.reportError(new Error(what))
  const ticket = cell<TicketState>({ _tag: 'Loading' })
  const alert = cell<UnavailableNotice>(noNotice)
  const connection = browserConnection(window)
  const online = cell(connection.isOnline())
  const send = sendJsonByFetch({
    fetch: (input, init) => window.fetch(input, init),
    base: apiBase,
    isOffline: () => !connection.isOnline(),
    timeoutMs: patience,
  })
  // Whoever has the token may look: nobody is asked who they are.
  const nobody = { token: () => undefined, keep: () => undefined, drop: () => undefined }
  const needs = orderServerOf(send, brand, randomIds(window.crypto), nobody, {
    locationId: () => undefined,
    onUnavailable: (message) => alert.update(() => noticeOf(message)),
    report,
  })

  const tracking = cell<TrackingWatch>(noTracking)
  const follow = watchTracking({
    deliveries: trackingGateway(needs),
    pause: timerPause,
    sight: pageSight(document),
    connection,
    tracking,
  })
  let isFollowed = false

  const screen = cell<OrderScreen>('PURCHASE_COMPLETE')
  const impact = impactOf(brand)
  const between = interlude({
    brand,
    keeper: flowKeeper(tab),
    nonprofit: () => checkoutFormKeeper(tab).read()?.nonprofit,
    impact:
      state.impactBase === undefined || impact?.widgetId === undefined
        ? undefined
        : impactGateway(
            sendJsonByFetch({
              fetch: (input, init) => window.fetch(input, init),
              base: state.impactBase,
              isOffline: () => !connection.isOnline(),
              timeoutMs: patience,
            }),
            impact.widgetId,
          ),
    screen,
    report,
  })

  const known = async (found: Ticket) => {
    if (!isFollowed) follow(found)
    isFollowed = true
    ticket.update((now) => (now._tag === 'Known' ? { ...now, ticket: found } : { _tag: 'Known', ticket: found }))
    const { slug } = found.location
    const answer = await locationGateway(needs).locations({ slugs: [slug] })()
    const location = isLeft(answer) ? undefined : answer.right.find((one) => one.slug === slug)
    if (location !== undefined) ticket.update((now) => ({ ...now, _tag: 'Known', ticket: found, location }))
    void tellPacking(found)
  }
  /** After all that is needed first: most orders are read without it. */
  const tellPacking = async ({ location: { id }, orderType }: Ticket) => {
    if (id === '') return
    const { menuGateway } = await import('../../src-adapters/order-server/menu-gateway.ts')
    const answer = await menuGateway(needs).menu({ locationId: id, orderType, menuType: 'packing' })()
    if (isLeft(answer)) return
    ticket.update((now) => (now._tag === 'Known' ? { ...now, packing: answer.right } : now))
  }
  const look = async () => {
    const kept = tickets.read(token)
    if (kept !== undefined) {
      between.enter(kept)
      void known(kept)
    } else ticket.update(() => ({ _tag: 'Loading' }))
    const answer = await orderGateway(needs).orderByToken(token)()
    // What the back end leaves out of its ticket, this tab may have been told by the price check.
    if (!isLeft(answer)) return known({ ...kept, ...answer.right })
    if (kept === undefined) ticket.update(() => ({ _tag: isAbsent(answer.left) ? 'Unknown' : 'Failed' }))
  }

  const fillAgain = orderAgainOnDevice({
    page: window,
    brand,
    ids: randomIds(window.crypto),
    location: () => {
      const now = ticket.current()
      return now._tag === 'Known' ? now.location : undefined
    },
    packing: () => {
      const now = ticket.current()
      return now._tag === 'Known' ? now.packing : undefined
    },
  })

  const words = {
    common: withBrandTexts('common', common, texts, locale),
    order: withBrandTexts('order', orderWords, texts, locale),
    times: withBrandTexts('times', timesWords, texts, locale),
  }
  drawOrder(root, words, {
    brand,
    locale,
    ticket,
    tracking,
    drawer: mapDrawerOf(brand, report),
    screen,
    onNonprofit: between.choose,
    onSkip: between.skip,
    onRetry: () => void look(),
    onAgain: fillAgain,
    alert,
    online,
  })
  connection.onChange(() => {
    online.update(connection.isOnline)
    const now = ticket.current()
    // What could not be asked without a network is asked now.
    if (connection.isOnline() && (now._tag !== 'Known' || now.location === undefined)) void look()
  })
  void look()
  orderAnalytics({ brand: brand.analytics, storage: safeStorage(() => window.sessionStorage), pause: timerPause })
}

const state = readState<OrderState>(document, 'order')
const root = document.getElementById('page')
if (state !== undefined && root !== null) startOrder(state, root)
