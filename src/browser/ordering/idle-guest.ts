import { guestTraces } from '../../../src-adapters/browser/guest-traces.ts'
import { signOut } from '../../../src-domain/account/session.ts'
import { forgetGuest, isGuestHere } from '../../../src-domain/fulfilment/forget-guest.ts'
import { startKioskIdle } from '../fulfilment/start-kiosk-idle.tsx'
import type { OrderingPage } from './ordering-page.ts'

/** Clears a table's device after its guest has left. */
export function idleGuest(page: OrderingPage): void {
  const { shop, cells, session, pause, local, tab, leaveInstead } = page
  startKioskIdle({
    page: window,
    brand: shop.brand,
    locale: shop.locale,
    texts: shop.texts,
    hasGuest: () =>
      isGuestHere({
        order: cells.order.current(),
        isSignedIn: cells.patron.current().patron !== undefined,
        isReading: cells.sheet.current()._tag !== 'Closed',
        hasGivenNames: page.checkoutForm.read()?.guest !== undefined,
      }),
    // A shop page has no order in flight: a pending placement is recovered before the page starts.
    isBusy: () => false,
    forget: () =>
      forgetGuest({
        traces: guestTraces(local, tab),
        signOut: signOut(session),
        pause,
        slug: () => (shop.location ?? cells.order.current().location)?.slug,
        leave: leaveInstead,
      }),
  })
}
