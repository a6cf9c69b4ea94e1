import { account } from '../modules/account.ts'
import { calls } from '../modules/calls.ts'
import { cart } from '../modules/cart.ts'
import { checkout } from '../modules/checkout.ts'
import { device } from '../modules/device.ts'
import { fulfilment } from '../modules/fulfilment.ts'
import { keptAnalytics } from '../modules/kept-analytics.ts'
import { location } from '../modules/location.ts'
import { ordering } from '../modules/ordering.ts'
import { payment } from '../modules/payment.ts'
import { placement } from '../modules/placement.ts'
import { scheduling } from '../modules/scheduling.ts'
import { ticket } from '../modules/ticket.ts'

/** The modules of the pay document. Those of promotions, gift cards, rewards and new accounts load with their screens. */
export const payModules = {
  account,
  analytics: keptAnalytics,
  calls,
  cart,
  checkout,
  device,
  fulfilment,
  location,
  ordering,
  payment,
  placement,
  scheduling,
  ticket,
}
