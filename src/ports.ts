import type { ServiceIdentifier } from 'inversify'
import type { OrderServerNeeds } from '../src-adapters/order-server/order-server-needs.ts'
import type { PatronGateway, SessionKeeper } from '../src-domain/account/patron-gateway.ts'
import type { Brand } from '../src-domain/brand/brand.ts'
import type { SendJson } from '../src-domain/call/send-json.ts'
import type { OrderKeeper } from '../src-domain/cart/order-keeper.ts'
import type { CheckoutFormKeeper } from '../src-domain/checkout/checkout-form.ts'
import type { FlowKeeper } from '../src-domain/checkout/flow-position.ts'
import type { TableGateway } from '../src-domain/fulfilment/table-gateway.ts'
import type { HumanVerification } from '../src-domain/gift-card/human-verification.ts'
import type { LocationGateway } from '../src-domain/location/location-gateway.ts'
import type { PlaceGateway } from '../src-domain/location/place-gateway.ts'
import type { VisitAddresses } from '../src-domain/location/visit-addresses.ts'
import type { Whereabouts } from '../src-domain/location/whereabouts.ts'
import type { MenuGateway } from '../src-domain/menu/menu-gateway.ts'
import type { OrderGateway } from '../src-domain/ordering/order-gateway.ts'
import type { ScheduleGateway } from '../src-domain/scheduling/schedule-gateway.ts'
import type { SavedCartGateway } from '../src-domain/sharing/saved-cart-gateway.ts'
import type { Clock, Ids, Pause } from '../src-domain/time/clock.ts'
import type { UpsellGateway } from '../src-domain/upsell/upsell-gateway.ts'
import type { CallFacts } from './browser/order-server.ts'

// The cast gives the token its type: an annotation alone would be narrowed back to `symbol`, and `get` would answer `unknown`.
const port = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>

/** One token for each port that a browser document may need. Use cases are plain functions of them, not tokens. */
export const Port = {
  brand: port<Brand>('Brand'),
  clock: port<Clock>('Clock'),
  pause: port<Pause>('Pause'),
  ids: port<Ids>('Ids'),
  sendJson: port<SendJson>('SendJson'),
  callFacts: port<CallFacts>('CallFacts'),
  orderServer: port<OrderServerNeeds>('OrderServerNeeds'),
  orderKeeper: port<OrderKeeper>('OrderKeeper'),
  sessionKeeper: port<SessionKeeper>('SessionKeeper'),
  flowKeeper: port<FlowKeeper>('FlowKeeper'),
  checkoutFormKeeper: port<CheckoutFormKeeper>('CheckoutFormKeeper'),
  locations: port<LocationGateway>('LocationGateway'),
  places: port<PlaceGateway>('PlaceGateway'),
  whereabouts: port<Whereabouts>('Whereabouts'),
  visitAddresses: port<VisitAddresses>('VisitAddresses'),
  menus: port<MenuGateway>('MenuGateway'),
  upsells: port<UpsellGateway>('UpsellGateway'),
  tables: port<TableGateway>('TableGateway'),
  schedules: port<ScheduleGateway>('ScheduleGateway'),
  orders: port<OrderGateway>('OrderGateway'),
  savedCarts: port<SavedCartGateway>('SavedCartGateway'),
  patrons: port<PatronGateway>('PatronGateway'),
  human: port<HumanVerification>('HumanVerification'),
} as const
