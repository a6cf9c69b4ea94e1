import { ContainerModule } from 'inversify'
import { phoneRulesOf } from '../../../src-adapters/libphonenumber/phone-rules.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { timeoutsFor } from '../../../src-server/timeouts.ts'
import { courierServiceOf } from '../../couriers/server.ts'
import { ticketPrinters } from '../../printers/server.ts'
import { databaseOf } from '../database-of.ts'
import { ServerPort } from '../server-ports.ts'
import { seedFor, versionsOfBrands } from '../versions-of-brands.ts'

export const ordering = new ContainerModule(({ bind }) => {
  bind(ServerPort.orderServer).toResolvedValue(
    (env, { logger: log }, live, gateways, accounts, { mailOf, textsOf }, kitchenHook, lookups, social, crash, rules) =>
      openOrderServer({
        courierService: courierServiceOf(env),
        database: databaseOf(env),
        brands: live.all().map((brand) => seedFor(brand, env)),
        brandVersions: versionsOfBrands({ ...rules, live }),
        gateways,
        accounts,
        log,
        kitchenHook,
        ticketPrinters,
        phones: phoneRulesOf,
        social,
        mail: mailOf,
        texts: textsOf,
        isSecondFactorRequired: env.APP_ENV !== 'development',
        timeouts: timeoutsFor(env.PROCESSOR_TIMEOUT),
        // Outside production there are no couriers.
        ...(env.APP_ENV === 'production' ? {} : { demoCourier: { trip: env.COURIER_TRIP, interval: 2_000 } }),
        ...(env.GIFT_CARD_KEY === undefined ? {} : { giftCardKey: env.GIFT_CARD_KEY }),
        ...(env.GIFT_CARD_SECOND_KEY === undefined ? {} : { giftCardSecondKey: env.GIFT_CARD_SECOND_KEY }),
        ...lookups,
        ...crash,
      }),
    [
      ServerPort.environment,
      ServerPort.process,
      ServerPort.liveBrands,
      ServerPort.gateways,
      ServerPort.accounts,
      ServerPort.mail,
      ServerPort.kitchenHook,
      ServerPort.lookups,
      ServerPort.social,
      ServerPort.crash,
      ServerPort.brandRules,
    ],
  )
})
