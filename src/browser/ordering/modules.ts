import { account } from '../modules/account.ts'
import { address } from '../modules/address.ts'
import { analytics } from '../modules/analytics.ts'
import { calls } from '../modules/calls.ts'
import { checkout } from '../modules/checkout.ts'
import { device } from '../modules/device.ts'
import { fulfilment } from '../modules/fulfilment.ts'
import { human } from '../modules/human.ts'
import { location } from '../modules/location.ts'
import { menu } from '../modules/menu.ts'
import { scheduling } from '../modules/scheduling.ts'
import { sharing } from '../modules/sharing.ts'
import { upsell } from '../modules/upsell.ts'
import { validation } from '../modules/validation.ts'

/** What the ordering chunk of the shop is made of. */
export const orderingModules = {
  account,
  address,
  analytics,
  calls,
  checkout,
  device,
  fulfilment,
  human,
  location,
  menu,
  scheduling,
  sharing,
  upsell,
  validation,
}
