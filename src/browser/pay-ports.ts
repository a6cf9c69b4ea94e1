import { attributionHeaders } from '../../src-adapters/browser/attribution-headers.ts'
import { checkoutFormKeeper } from '../../src-adapters/browser/checkout-form-keeper.ts'
import { browserConnection } from '../../src-adapters/browser/connection.ts'
import { flowKeeper } from '../../src-adapters/browser/flow-keeper.ts'
import { mobilePayKeeper } from '../../src-adapters/browser/mobile-pay-keeper.ts'
import { orderKeeper } from '../../src-adapters/browser/order-keeper.ts'
import { pendingPlacementKeeper } from '../../src-adapters/browser/pending-placement-keeper.ts'
import { randomIds } from '../../src-adapters/browser/random-ids.ts'
import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { sendJsonByFetch } from '../../src-adapters/browser/send-json.ts'
import { sessionKeeper } from '../../src-adapters/browser/session-keeper.ts'
import { systemClock, timerPause } from '../../src-adapters/browser/system-time.ts'
import { ticketKeeper } from '../../src-adapters/browser/ticket-keeper.ts'
import { locationGateway } from '../../src-adapters/order-server/location-gateway.ts'
import { orderGateway } from '../../src-adapters/order-server/order-gateway.ts'
import { patronGateway } from '../../src-adapters/order-server/patron-gateway.ts'
import { scheduleGateway } from '../../src-adapters/order-server/schedule-gateway.ts'
import { tableGateway } from '../../src-adapters/order-server/table-gateway.ts'
import type { BrowserNeeds } from './container.ts'
import { humanWhenAsked } from './human-when-asked.ts'
import { orderServerOf } from './order-server.ts'
import { laterAnalytics } from './pay-analytics.ts'

/** Milliseconds after which an ordinary call counts as unanswered. Placing names its own, longer limit. */
const patience = 15_000

/**
 * The wiring of the pay document: the ports of `browserContainer` that a checkout needs, by hand, because the container
 * weighs as much as a seventh of all script that this document may have.
 */
export const payPorts = ({ page, brand, apiBase, turnstileSiteKey, calls }: BrowserNeeds) => {
  const local = safeStorage(() => page.localStorage)
  const tab = safeStorage(() => page.sessionStorage)
  const ids = randomIds(page.crypto)
  const connection = browserConnection(page)
  const session = sessionKeeper(local, brand.auth.tokenKey)
  const send = sendJsonByFetch({
    // Called as a method of the page, because fetch refuses any other receiver.
    fetch: (input, init) => page.fetch(input, init),
    base: apiBase,
    isOffline: () => !connection.isOnline(),
    timeoutMs: patience,
  })
  const server = orderServerOf(send, brand, ids, session, { attribution: () => attributionHeaders(tab), ...calls })
  return {
    local,
    tab,
    server,
    connection,
    clock: systemClock,
    pause: timerPause,
    ids,
    session,
    orderKeeper: orderKeeper(local, page),
    pending: pendingPlacementKeeper(local),
    flowKeeper: flowKeeper(tab),
    mobilePay: mobilePayKeeper(local),
    formKeeper: checkoutFormKeeper(tab),
    tickets: ticketKeeper(tab),
    report: laterAnalytics(brand.analytics, tab),
    locations: locationGateway(server),
    orders: orderGateway(server),
    schedules: scheduleGateway(server),
    patrons: patronGateway(server),
    human: humanWhenAsked({ page, server, turnstileSiteKey }),
    tables: tableGateway(server),
  }
}
