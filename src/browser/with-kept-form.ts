import type { CheckoutForm } from '../../src-domain/checkout/checkout-form.ts'
import type { CheckoutState } from '../../src-ui/checkout/checkout-state.ts'

/** What the customer had filled in before a reload, or before the last order. */
export const withKeptForm =
  ({ guest, tip, nonprofit }: CheckoutForm) =>
  (now: CheckoutState): CheckoutState => ({
    ...now,
    ...(guest === undefined
      ? {}
      : {
          guest: {
            firstName: guest.firstName,
            lastName: guest.lastName,
            ...(guest.email === '' ? {} : { email: guest.email }),
            ...(guest.phone === '' ? {} : { phone: guest.phone }),
          },
        }),
    ...(tip === undefined ? {} : { tip }),
    ...(nonprofit === undefined ? {} : { nonprofit }),
  })
