import { followSession, signOut } from '../../../src-domain/account/session.ts'
import { asksGuestInfo } from '../../../src-domain/checkout/asks-guest-info.ts'
import { stepSections } from '../../../src-domain/checkout/change-checkout.ts'
import { endSession, forgetPerson, screenAfterSignIn } from '../../../src-domain/checkout/change-person.ts'
import type { AfterLogin } from '../../../src-domain/checkout/flow-position.ts'
import { isCardScreen } from '../../../src-domain/checkout/pay-screen.ts'
import type { SectionEvent } from '../../../src-domain/checkout/sections.ts'
import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import type { GuestInfo } from '../../../src-domain/placement/guest-info.ts'
import type { CheckoutPorts } from '../checkout-ports.ts'
import type { CurrentCheckout } from '../current-checkout.ts'
import type { PayFlow } from '../pay-flow.ts'

/** The cart's screens that the checkout leads back to, as its address names them. */
const cartScreens = { LINK: 'link', ROOT: 'cart', UPSELLS: 'upsells', PACKING: 'packing' } as const

/** The guest's details, and logging in and out at the checkout. `afterLogin`: where a guest who logs in goes (CHK-24). */
export function personController(
  ports: Pick<CheckoutPorts, 'cells' | 'session' | 'logIn' | 'page'>,
  { snapshot, change, orderChanged, recheck }: CurrentCheckout,
  flow: PayFlow,
  afterLogin: AfterLogin,
) {
  const { cells, session, page } = ports
  const step = (event: SectionEvent) =>
    cells.checkout.update(
      stepSections(
        event,
        asksGuestInfo(cells.facts.brand, cells.order.current(), cells.patron.current().patron !== undefined),
      ),
    )
  /** Removes the patron's cards, and leaves the screen that shows them. */
  const dropSession = () => {
    endSession({ ...cells, session: session.session })
    if (isCardScreen(cells.screen.current())) flow.back()
  }
  return {
    dropSession,
    guest: {
      /** The guest's own screen is complete. */
      enter: (guest: GuestInfo) => {
        change((now) => ({ ...now, guest }))
        flow.go('CHECK_OUT')
      },
      /** The guest section of the collapsible layout is complete: the payment section opens (CHK-14). */
      submit: (guest: GuestInfo) => {
        change((now) => ({ ...now, guest }))
        step({ _tag: 'InfoSubmitted' })
      },
      stepSections: step,
    },
    account: {
      ...ports.logIn,
      signedIn: () => {
        forgetPerson(cells)
        const to = screenAfterSignIn(snapshot(), afterLogin)
        // An employee does not pay, but hands the cart over (LINK-02).
        if (to !== 'CHECK_OUT') return page.go(cartAddress(cells.order.current(), cartScreens[to]))
        flow.go('CHECK_OUT')
        orderChanged()
      },
      /** The server no longer knows the session. The order stays, and the checkout asks for a guest or a login again. */
      ended: () => {
        dropSession()
        flow.replace('CHECK_OUT')
        recheck()
      },
      /** Another patron logged in in another tab, and owns this checkout from now on. */
      follow: () => {
        forgetPerson(cells)
        void followSession(session)().then(() => {
          flow.replace('CHECK_OUT')
          recheck()
        })
      },
      signOut: () => {
        void signOut(session)()
        forgetPerson(cells)
        flow.replace('CHECK_OUT')
        recheck()
      },
    },
  }
}
