import { guestTraces } from '../../../src-adapters/browser/guest-traces.ts'
import { signOut } from '../../../src-domain/account/session.ts'
import { forgetGuest } from '../../../src-domain/fulfilment/forget-guest.ts'
import { Port } from '../document/ports.ts'
import { startKioskIdle } from '../fulfilment/start-kiosk-idle.tsx'
import type { PayPage } from './pay-page.ts'

/** A table's device forgets the guest who left it, but for an order whose outcome is not known. */
export function idleGuest({ state, cells, container, session, isOpen }: PayPage): void {
  if (state.brand.kioskIdle === undefined || cells.order.current().diningOption !== 'kiosk') return
  const pause = container.get(Port.pause)
  startKioskIdle({
    ...state,
    page: window,
    hasGuest: () => cells.order.current().diningOption === 'kiosk',
    isBusy: () => !isOpen() || cells.placement.current()._tag === 'Unknown',
    forget: () =>
      forgetGuest({
        traces: guestTraces(container.get(Port.local), container.get(Port.tab)),
        pause,
        signOut: signOut(session),
        slug: () => cells.order.current().location?.slug,
        leave: (address) => window.location.replace(address),
      }),
  })
}
