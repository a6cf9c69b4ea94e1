import { editIn } from '../../../src-domain/checkout/flow-position.ts'
import {
  nextScreen,
  screenAfterLogin,
  screenAfterLoginAtCheckout,
  type WayFacts,
  type WayScreen,
} from '../../../src-domain/checkout/next-screen.ts'
import { screenPaths } from '../../../src-domain/checkout/screen-paths.ts'
import { lacksAddress } from '../../../src-domain/fulfilment/lacks-address.ts'
import { checkoutAddress } from '../../../src-domain/navigation/addresses.ts'
import type { OrderingActions } from '../../../src-ui/ordering/ordering-app.ts'
import type { ActionNeeds } from './action-needs.ts'

/** The way from the cart to the checkout: to its next screen, here or in the pay document. */
export function wayActions(needs: ActionNeeds): Pick<OrderingActions, 'checkout' | 'next' | 'signedIn'> {
  const { cells, flow, brand, steps } = needs
  const { order } = cells
  const facts = (): WayFacts => {
    const guest = needs.checkoutForm.read()?.guest
    const known = cells.patron.current().patron ?? guest
    return {
      brand,
      order: order.current(),
      ...steps.content(),
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      phone: guest?.phone,
    }
  }
  const goTo = (screen: WayScreen) => {
    if (screen !== 'GUESTS' && screen !== 'CHECK_OUT') return flow.next({ _tag: 'Cart', path: screenPaths[screen] })
    // What the browser shows instead of a page that it cannot fetch has no way back.
    if (!cells.online.current()) return needs.say(needs.offline)
    const afterLogin = screenAfterLoginAtCheckout({ ...steps.content(), upsellLayout: brand.themes.upsell })
    const edit = editIn(needs.flowStore.read())
    needs.flowStore.write({ document: 'pay', afterLogin, ...(edit === undefined ? {} : { edit }) })
    needs.leave(checkoutAddress)
  }
  const checkout = async () => {
    const { location } = order.current()
    // Without an address nobody could bring it: it is asked for before anything else (LOC-14).
    if (lacksAddress(order.current()))
      return flow.next({ _tag: 'Address', ...(location === undefined ? {} : { slug: location.slug }) })
    // A customer from the checkout has already seen extras, packing and the name screen.
    if (editIn(needs.flowStore.read()) !== undefined) return goTo('CHECK_OUT')
    await steps.known()
    goTo(nextScreen('ROOT', facts()))
  }
  return {
    checkout,
    next: (from) => goTo(nextScreen(from, facts())),
    signedIn: () => {
      const isEmployee = cells.patron.current().patron?.isEmployee ?? false
      const to = screenAfterLogin({ ...facts(), isEmployee, upsellLayout: brand.themes.upsell })
      if (to === 'ROOT' || to === 'LINK') flow.next({ _tag: 'Cart', path: screenPaths[to] })
      // As the cart's own button does: what lies on the way may be on its way still (CART-13).
      else void checkout()
    },
  }
}
