import { signOut } from '../../../src-domain/account/session.ts'
import { forgetGuest } from '../forget-guest.ts'
import type { PayPage } from './pay-page.ts'

/** A table's device forgets the guest who left it, but for an order whose outcome is not known. */
export const idleGuest = async ({ state, cells, wired, session, isOpen }: PayPage): Promise<void> => {
  // Few orders come from a table, and this is for those only.
  if (state.brand.kioskIdle === undefined || cells.order.current().diningOption !== 'kiosk') return
  const { startKioskIdle } = await import('../start-kiosk-idle.tsx')
  startKioskIdle({
    ...wired,
    ...state,
    page: window,
    hasGuest: () => cells.order.current().diningOption === 'kiosk',
    isBusy: () => !isOpen() || cells.placement.current()._tag === 'Unknown',
    forget: () =>
      forgetGuest({
        ...wired,
        signOut: signOut(session),
        slug: () => cells.order.current().location?.slug,
        leave: (address) => window.location.replace(address),
      }),
  })
}
