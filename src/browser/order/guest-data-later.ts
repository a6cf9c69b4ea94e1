import type { GuestDataActions } from '../../../src-ui/order/guest-data-props.ts'
import { later } from '../document/later.ts'
import type { OrderPage } from './order-page.ts'

/** Few guests ask what is held on them, so what speaks with the server of it comes when one does. */
export function guestDataLater(page: OrderPage): GuestDataActions {
  const steps = later(() => import('./guest-data-steps.ts').then(({ guestDataSteps }) => guestDataSteps(page)))
  const asked = (what: 'copy' | 'erase') => () =>
    // A part that did not come was asked for over the same network.
    steps().then(
      (now) => now[what](),
      () => ({ _tag: 'NoAnswer' }) as const,
    )
  return { copy: asked('copy'), erase: asked('erase') }
}
