import { guestTraces } from '../../../src-adapters/browser/guest-traces.ts'
import { signOut } from '../../../src-domain/account/session.ts'
import { userKnown } from '../../../src-domain/analytics/events-of-flow.ts'
import { isAddressKey, pageViewed } from '../../../src-domain/analytics/page-view.ts'
import { reportEvents } from '../../../src-domain/analytics/report-events.ts'
import { fraudSink } from '../../../src-domain/brand/fraud.ts'
import { forgetGuest } from '../../../src-domain/fulfilment/forget-guest.ts'
import { isUnplaced } from '../../../src-domain/placement/placement-state.ts'
import { pageSinks } from '../analytics/page-sinks.ts'
import { startKioskIdle } from '../fulfilment/start-kiosk-idle.tsx'
import type { PayPage } from './pay-page.ts'

/** Checkout features of a few brands, in a separate chunk so that other brands do not load them. */
export function optionalFeatures(page: PayPage): void {
  watchIdleGuest(page)
  reportFraudSignals(page)
}

/** Resets a table's device after its guest left, unless the outcome of the guest's order is unknown. */
function watchIdleGuest({ state, cells, local, tab, pause, session }: PayPage): void {
  if (state.brand.kioskIdle === undefined || cells.order.current().diningOption !== 'kiosk') return
  const placement = () => cells.placement.current()
  startKioskIdle({
    ...state,
    page: window,
    hasGuest: () => cells.order.current().diningOption === 'kiosk',
    isBusy: () => !isUnplaced(placement()) || placement()._tag === 'Unknown',
    forget: () =>
      forgetGuest({
        traces: guestTraces(local, tab),
        pause,
        signOut: signOut(session),
        slug: () => cells.order.current().location?.slug,
        leave: (address) => window.location.replace(address),
      }),
  })
}

/** Reports the patron to the brand's fraud beacon, the only outside script here besides the processor's (ANA-13). */
function reportFraudSignals({ state: { brand }, cells, server, pause }: PayPage): void {
  if (brand.analytics[fraudSink] === undefined || isAddressKey(window.location)) return
  const { sessionId, report: log } = server
  const { report, start } = reportEvents({
    sinks: pageSinks({ page: window, brand: brand.analytics, sessionId, currency: brand.currency }, [fraudSink]),
    pause,
    onFailure: (service) => log(`[lbx-tools] ${service} failed to initialize`),
  })
  report(pageViewed(window.location.pathname))
  let reported: string | undefined
  cells.patron.changes.subscribe(({ patron }) => {
    if (patron?.id !== reported) report(userKnown(patron))
    reported = patron?.id
  })
  void start()
}
