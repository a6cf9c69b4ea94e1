import { signOut } from '../../../src-domain/account/session.ts'
import { Port } from '../document/ports.ts'
import { forgetGuest, isGuestHere } from '../fulfilment/forget-guest.ts'
import { startKioskIdle } from '../fulfilment/start-kiosk-idle.tsx'
import type { OrderingPage } from './ordering-page.ts'

/** A table's device forgets the guest who left it. */
export function idleGuest({ shop, cells, container, session, leaveInstead }: OrderingPage): void {
  const pause = container.get(Port.pause)
  startKioskIdle({
    page: window,
    brand: shop.brand,
    locale: shop.locale,
    texts: shop.texts,
    clock: container.get(Port.clock),
    pause,
    hasGuest: () => isGuestHere(cells, container.get(Port.checkoutFormKeeper).read()),
    // A shop page never has an order in flight; what an earlier page left there is resolved before this one starts.
    isBusy: () => false,
    forget: () =>
      forgetGuest({
        local: container.get(Port.local),
        tab: container.get(Port.tab),
        signOut: signOut(session),
        pause,
        slug: () => (shop.location ?? cells.order.current().location)?.slug,
        leave: leaveInstead,
      }),
  })
}
