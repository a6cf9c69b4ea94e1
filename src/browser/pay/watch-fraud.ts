import { userKnown } from '../../../src-domain/analytics/events-of-flow.ts'
import { isAddressKey, pageViewed } from '../../../src-domain/analytics/page-view.ts'
import { reportEvents } from '../../../src-domain/analytics/report-events.ts'
import { fraudSink } from '../../../src-domain/brand/fraud.ts'
import { bringSinks } from '../analytics/bring-sinks.ts'
import { Port } from '../document/ports.ts'
import type { PayPage } from './pay-page.ts'

/** The fraud beacon of the brand, the one outside script here that is no processor's: told who is here (ANA-13). */
export function watchFraud({ state: { brand }, cells, container }: PayPage): void {
  if (brand.analytics[fraudSink] === undefined || isAddressKey(window.location)) return
  const { sessionId, report: log } = container.get(Port.orderServer)
  const { report, start } = reportEvents({
    sinks: bringSinks({ page: window, brand: brand.analytics, sessionId, currency: brand.currency }, [fraudSink]),
    pause: container.get(Port.pause),
    onFailure: (service) => log(`[lbx-tools] ${service} failed to initialize`),
  })
  report(pageViewed(window.location.pathname))
  let told: string | undefined
  cells.patron.changes.subscribe(({ patron }) => {
    if (patron?.id !== told) report(userKnown(patron))
    told = patron?.id
  })
  void start()
}
