import { ContainerModule } from 'inversify'
import { withoutDemo } from '../../../src-server/brand/without-demo.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { timeoutsFor } from '../../../src-server/timeouts.ts'
import { databaseOf } from '../database-of.ts'
import { mailDressOf } from '../mail-dress.ts'
import { ServerPort } from '../server-ports.ts'

export const ordering = new ContainerModule(({ bind }) => {
  bind(ServerPort.orderServer).toResolvedValue(
    (env, brands, gateways, log, { sender }, texts, kitchenHook, addresses, human, breached, social, crash) =>
      openOrderServer({
        database: databaseOf(env),
        brands: brands.map((brand) => ({
          ...(env.APP_ENV === 'development' ? brand.seed : withoutDemo(brand.seed)),
          mail: mailDressOf(brand, env),
        })),
        gateways,
        log,
        kitchenHook,
        social,
        ...(sender === undefined ? {} : { mail: sender }),
        timeouts: timeoutsFor(env.PROCESSOR_TIMEOUT),
        // Outside production there are no couriers.
        ...(env.APP_ENV === 'production' ? {} : { demoCourier: { trip: env.COURIER_TRIP, interval: 2_000 } }),
        ...(env.GIFT_CARD_KEY === undefined ? {} : { giftCardKey: env.GIFT_CARD_KEY }),
        ...texts,
        ...addresses,
        ...human,
        ...breached,
        ...crash,
      }),
    [
      ServerPort.environment,
      ServerPort.brands,
      ServerPort.gateways,
      ServerPort.logger,
      ServerPort.postOffice,
      ServerPort.texts,
      ServerPort.kitchenHook,
      ServerPort.addresses,
      ServerPort.human,
      ServerPort.breached,
      ServerPort.social,
      ServerPort.crash,
    ],
  )
})
