import { analytics } from '../modules/analytics.ts'
import { calls } from '../modules/calls.ts'
import { cart } from '../modules/cart.ts'
import { checkout } from '../modules/checkout.ts'
import { device } from '../modules/device.ts'
import { impact } from '../modules/impact.ts'
import { location } from '../modules/location.ts'
import { noAccount } from '../modules/no-account.ts'
import { ordering } from '../modules/ordering.ts'
import { ticket } from '../modules/ticket.ts'
import { tracking } from '../modules/tracking.ts'

/** The modules of the order document. It has no login. The menu's module loads last, for the bags only. */
export const orderModules = {
  account: noAccount,
  analytics,
  calls,
  cart,
  checkout,
  device,
  impact,
  location,
  ordering,
  ticket,
  tracking,
}
