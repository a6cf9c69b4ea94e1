import { Container } from 'inversify'
import { checkoutFormKeeper } from '../../src-adapters/browser/checkout-form-keeper.ts'
import { flowKeeper } from '../../src-adapters/browser/flow-keeper.ts'
import { orderKeeper } from '../../src-adapters/browser/order-keeper.ts'
import { randomIds } from '../../src-adapters/browser/random-ids.ts'
import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { sendJsonByFetch } from '../../src-adapters/browser/send-json.ts'
import { sessionKeeper } from '../../src-adapters/browser/session-keeper.ts'
import { systemClock, timerPause } from '../../src-adapters/browser/system-time.ts'
import { visitAddresses } from '../../src-adapters/browser/visit-addresses.ts'
import { browserWhereabouts } from '../../src-adapters/browser/whereabouts.ts'
import { locationGateway } from '../../src-adapters/order-server/location-gateway.ts'
import { menuGateway } from '../../src-adapters/order-server/menu-gateway.ts'
import { orderGateway } from '../../src-adapters/order-server/order-gateway.ts'
import { patronGateway } from '../../src-adapters/order-server/patron-gateway.ts'
import { placeGateway } from '../../src-adapters/order-server/place-gateway.ts'
import { savedCartGateway } from '../../src-adapters/order-server/saved-cart-gateway.ts'
import { scheduleGateway } from '../../src-adapters/order-server/schedule-gateway.ts'
import { tableGateway } from '../../src-adapters/order-server/table-gateway.ts'
import { upsellGateway } from '../../src-adapters/order-server/upsell-gateway.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { Port } from '../ports.ts'
import { humanWhenAsked } from './human-when-asked.ts'
import { type CallFacts, orderServerOf } from './order-server.ts'

/** What a document knows before it wires anything. */
export interface BrowserNeeds {
  readonly page: Window & typeof globalThis
  readonly brand: Brand
  /** What comes before the paths of the contract: /v1 on our own origin, or on another. */
  readonly apiBase: string
  /** Of the outside bot check; absent: the order server's own. */
  readonly turnstileSiteKey: string | undefined
  readonly calls: CallFacts
}

/** Milliseconds after which an ordinary call counts as unanswered. Placing names its own, longer limit. */
const patience = 15_000

/** The wiring of a browser document. A factory whose parameters do not fit its tokens does not compile. */
export const browserContainer = ({ page, brand, apiBase, turnstileSiteKey, calls }: BrowserNeeds): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  const local = safeStorage(() => page.localStorage)
  const session = safeStorage(() => page.sessionStorage)
  container.bind(Port.brand).toConstantValue(brand)
  container.bind(Port.clock).toConstantValue(systemClock)
  container.bind(Port.pause).toConstantValue(timerPause)
  container.bind(Port.ids).toResolvedValue(() => randomIds(page.crypto))
  container.bind(Port.orderKeeper).toResolvedValue(() => orderKeeper(local, page))
  container.bind(Port.sessionKeeper).toResolvedValue(({ auth }) => sessionKeeper(local, auth.tokenKey), [Port.brand])
  container.bind(Port.flowKeeper).toResolvedValue(() => flowKeeper(session))
  container.bind(Port.checkoutFormKeeper).toResolvedValue(() => checkoutFormKeeper(session))
  container.bind(Port.sendJson).toResolvedValue(() =>
    sendJsonByFetch({
      // Called as a method of the page, because fetch refuses any other receiver.
      fetch: (input, init) => page.fetch(input, init),
      base: apiBase,
      isOffline: () => page.navigator.onLine === false,
      timeoutMs: patience,
    }),
  )
  container.bind(Port.callFacts).toConstantValue(calls)
  container
    .bind(Port.orderServer)
    .toResolvedValue(orderServerOf, [Port.sendJson, Port.brand, Port.ids, Port.sessionKeeper, Port.callFacts])
  container.bind(Port.locations).toResolvedValue(locationGateway, [Port.orderServer])
  container.bind(Port.places).toResolvedValue(placeGateway, [Port.orderServer])
  container.bind(Port.whereabouts).toConstantValue(browserWhereabouts(() => page.navigator.geolocation))
  container.bind(Port.visitAddresses).toResolvedValue(() => visitAddresses(session))
  container.bind(Port.menus).toResolvedValue(menuGateway, [Port.orderServer])
  container.bind(Port.upsells).toResolvedValue(upsellGateway, [Port.orderServer])
  container.bind(Port.tables).toResolvedValue(tableGateway, [Port.orderServer])
  container.bind(Port.schedules).toResolvedValue(scheduleGateway, [Port.orderServer])
  container.bind(Port.orders).toResolvedValue(orderGateway, [Port.orderServer])
  container.bind(Port.savedCarts).toResolvedValue(savedCartGateway, [Port.orderServer])
  container
    .bind(Port.human)
    .toResolvedValue((server) => humanWhenAsked({ page, server, turnstileSiteKey }), [Port.orderServer])
  container.bind(Port.patrons).toResolvedValue(patronGateway, [Port.orderServer])
  return container
}
