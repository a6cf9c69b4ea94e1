import { accountRoutes } from './account/routes.ts'
import { signUpRoutes } from './account/sign-up-routes.ts'
import { addressRoutes } from './address/routes.ts'
import { brandRoutes } from './brand/routes.ts'
import { cardRoutes } from './card/routes.ts'
import { fulfilmentRoutes } from './fulfilment/routes.ts'
import { giftCardRoutes } from './gift-card/routes.ts'
import { humanRoutes } from './human/routes.ts'
import { locationRoutes } from './location/routes.ts'
import { loyaltyRoutes } from './loyalty/routes.ts'
import { menuRoutes } from './menu/routes.ts'
import { orderEventRoutes } from './ordering/event-routes.ts'
import { historyRoutes } from './ordering/history-routes.ts'
import { orderingRoutes } from './ordering/routes.ts'
import { trackingRoutes } from './ordering/tracking-routes.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { promoRoutes } from './promo/routes.ts'
import { schedulingRoutes } from './scheduling/routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { brandVersionRoutes } from './staff/brand-version-routes.ts'
import { deviceRoutes } from './staff/device-routes.ts'
import { offerRoutes } from './staff/offer-routes.ts'
import { printerRoutes } from './staff/printer-routes.ts'
import { reportRoutes } from './staff/report-routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { secondFactorRoutes } from './staff/second-factor-routes.ts'
import { teamRoutes } from './staff/team-routes.ts'

/** Browser code imports only its own capability's tables. */
export const routes = {
  ...accountRoutes,
  ...signUpRoutes,
  ...cardRoutes,
  ...brandRoutes,
  ...locationRoutes,
  ...addressRoutes,
  ...schedulingRoutes,
  ...menuRoutes,
  ...fulfilmentRoutes,
  ...orderingRoutes,
  ...trackingRoutes,
  ...orderEventRoutes,
  ...historyRoutes,
  ...ownDataRoutes,
  ...promoRoutes,
  ...loyaltyRoutes,
  ...giftCardRoutes,
  ...humanRoutes,
  ...sharingRoutes,
  ...staffRoutes,
  ...reportRoutes,
  ...secondFactorRoutes,
  ...teamRoutes,
  ...printerRoutes,
  ...offerRoutes,
  ...brandVersionRoutes,
  ...deviceRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
