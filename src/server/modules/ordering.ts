import { ContainerModule } from 'inversify'
import { withoutDemo } from '../../../src-server/brand/without-demo.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { timeoutsFor } from '../../../src-server/timeouts.ts'
import { courierServiceOf } from '../../couriers/server.ts'
import { ticketPrinters } from '../../printers/server.ts'
import { databaseOf } from '../database-of.ts'
import { mailDressOf } from '../mail-dress.ts'
import { ServerPort } from '../server-ports.ts'
import { staffOrigin } from '../staff-hosts.ts'

function staffLink(origin: string | undefined) {
  return origin === undefined ? {} : { staffOrigin: origin }
}

export const ordering = new ContainerModule(({ bind }) => {
  bind(ServerPort.orderServer).toResolvedValue(
    (env, { logger: log }, brands, gateways, { sender, texts }, kitchenHook, lookups, social, crash) =>
      openOrderServer({
        courierService: courierServiceOf(env),
        database: databaseOf(env),
        brands: brands.map((brand) => ({
          ...(env.APP_ENV === 'development' ? brand.seed : withoutDemo(brand.seed)),
          mail: mailDressOf(brand, env),
          ...staffLink(staffOrigin(brand, env)),
        })),
        gateways,
        log,
        kitchenHook,
        ticketPrinters,
        social,
        ...(sender === undefined ? {} : { mail: sender }),
        ...(texts === undefined ? {} : { texts }),
        isSecondFactorRequired: env.APP_ENV !== 'development',
        timeouts: timeoutsFor(env.PROCESSOR_TIMEOUT),
        // Outside production there are no couriers.
        ...(env.APP_ENV === 'production' ? {} : { demoCourier: { trip: env.COURIER_TRIP, interval: 2_000 } }),
        ...(env.GIFT_CARD_KEY === undefined ? {} : { giftCardKey: env.GIFT_CARD_KEY }),
        ...lookups,
        ...crash,
      }),
    [
      ServerPort.environment,
      ServerPort.process,
      ServerPort.brands,
      ServerPort.gateways,
      ServerPort.mail,
      ServerPort.kitchenHook,
      ServerPort.lookups,
      ServerPort.social,
      ServerPort.crash,
    ],
  )
})
