import { asksGuestInfo } from '../../../src-domain/checkout/asks-guest-info.ts'
import { stepSections } from '../../../src-domain/checkout/change-checkout.ts'
import type { SectionEvent } from '../../../src-domain/checkout/sections.ts'
import type { GuestActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'

/** Who orders without an account, on a screen of its own or in a section. */
export function guestActions({ cells, flow }: PayNeeds, { change }: CheckoutHere): GuestActions {
  const step = (event: SectionEvent) =>
    cells.checkout.update(
      stepSections(
        event,
        asksGuestInfo(cells.facts.brand, cells.order.current(), cells.patron.current().patron !== undefined),
      ),
    )
  return {
    enter: (guest) => {
      change((now) => ({ ...now, guest }))
      flow.go('CHECK_OUT')
    },
    submit: (guest) => {
      change((now) => ({ ...now, guest }))
      step({ _tag: 'InfoSubmitted' })
    },
    stepSections: step,
  }
}
