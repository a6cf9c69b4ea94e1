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

const cartScreens = { LINK: 'link', ROOT: 'cart', UPSELLS: 'upsells', PACKING: 'packing' } as const

/** `afterLogin`: screen after a guest logs in (CHK-24). */
export function personController(
  ports: Pick<CheckoutPorts, 'cells' | 'session' | 'logIn' | 'page'>,
  { current, change, orderChanged, recheck }: CurrentCheckout,
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
  const dropSession = () => {
    endSession({ ...cells, session: session.session })
    if (isCardScreen(cells.screen.current())) flow.back()
  }
  return {
    dropSession,
    guest: {
      enter: (guest: GuestInfo) => {
        change((now) => ({ ...now, guest }))
        flow.go('CHECK_OUT')
      },
      /** Completes the guest section, which opens the payment section (CHK-14). */
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
        const to = screenAfterSignIn(current(), afterLogin)
        // An employee hands the cart over instead of paying (LINK-02).
        if (to !== 'CHECK_OUT') return page.go(cartAddress(cells.order.current(), cartScreens[to]))
        flow.go('CHECK_OUT')
        orderChanged()
      },
      /** Ends an expired session; the order stays. */
      ended: () => {
        dropSession()
        flow.replace('CHECK_OUT')
        recheck()
      },
      /** Follows another tab that logged in another patron. */
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
