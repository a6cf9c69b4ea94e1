import { signOut } from '../../../src-domain/account/session.ts'
import { Port } from '../document/ports.ts'
import { forgetGuest } from '../fulfilment/forget-guest.ts'
import type { PayPage } from './pay-page.ts'

/** A table's device forgets the guest who left it, but for an order whose outcome is not known. */
export const idleGuest = async ({ state, cells, container, session, isOpen }: PayPage): Promise<void> => {
  // Few orders come from a table, and this is for those only.
  if (state.brand.kioskIdle === undefined || cells.order.current().diningOption !== 'kiosk') return
  const { startKioskIdle } = await import('../fulfilment/start-kiosk-idle.tsx')
  const pause = container.get(Port.pause)
  startKioskIdle({
    ...state,
    clock: container.get(Port.clock),
    pause,
    page: window,
    hasGuest: () => cells.order.current().diningOption === 'kiosk',
    isBusy: () => !isOpen() || cells.placement.current()._tag === 'Unknown',
    forget: () =>
      forgetGuest({
        local: container.get(Port.local),
        tab: container.get(Port.tab),
        pause,
        signOut: signOut(session),
        slug: () => cells.order.current().location?.slug,
        leave: (address) => window.location.replace(address),
      }),
  })
}
