import { randomUUID } from 'node:crypto'
import { Container } from 'inversify'
import { googlePlaces } from '../../src-adapters/google-maps/gateway.ts'
import { kitchenWebhook } from '../../src-adapters/kitchen-webhook/gateway.ts'
import { turnstileVerifier } from '../../src-adapters/turnstile/gateway.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'
import type { PlaceFinder } from '../../src-domain/location/place-finder.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { withoutDemo } from '../../src-server/brand/without-demo.ts'
import { defaultLimits } from '../../src-server/http/limits.ts'
import type { KitchenHook } from '../../src-server/kitchen/kitchen-hook.ts'
import { type OrderServerNeeds, paceFor } from '../../src-server/needs.ts'
import { openOrderServer } from '../../src-server/open-order-server.ts'
import { gatewaysOf } from '../processors/server.ts'
import { brandByHost } from './brand-by-host.ts'
import { databaseOf } from './database-of.ts'
import type { Environment } from './environment.ts'
import { type KitchenSecrets, kitchenSecrets, secretName } from './kitchen-secrets.ts'
import { type LoadedBrand, loadBrands } from './load-brands.ts'
import { jsonLogger } from './logger.ts'
import { mailDressOf } from './mail-dress.ts'
import { postOffice } from './post-office.ts'
import { ServerPort } from './server-ports.ts'

/** Milliseconds that the bot check may take. */
const humanPatience = 5_000

const humanOf = (
  { TURNSTILE_SECRET_KEY: secretKey, APP_ENV: appEnv, BRAND: forced, ADDITIONS: additions }: Environment,
  brands: readonly LoadedBrand[],
): { readonly human?: HumanVerifier } => {
  // Who is given no token by anybody has none to show.
  if (secretKey === undefined) return additions === 'off' ? { human: { verify: async () => 'human' } } : {}
  // Cloudflare's keys for trying it out name a host of their own.
  const isOurHost = (host: string) => appEnv === 'development' || brandByHost(brands, forced)(host) !== undefined
  return { human: turnstileVerifier({ secretKey, patience: humanPatience, isOurHost }) }
}

/** Milliseconds: a list that opens later than this helps nobody who types. */
const placesPatience = 3_000

const placesOf = ({ GOOGLE_PLACES_KEY: key }: Environment): { readonly places?: PlaceFinder } =>
  key === undefined ? {} : { places: googlePlaces({ key, patience: placesPatience, fetch }) }

/** Milliseconds: a receiver stores a notice and answers, it does not cook first. */
const hookPatience = 10_000

function kitchenHookOf(
  { APP_ENV: appEnv }: Environment,
  brands: readonly LoadedBrand[],
  secrets: KitchenSecrets,
  clock: Clock,
): KitchenHook {
  const slugs = new Map(
    brands.flatMap(({ brand, seed }) =>
      seed.locations.map(
        ({ location }) => [`${brand.id} ${location.id}`, secretName(brand.id, location.slug)] as const,
      ),
    ),
  )
  return kitchenWebhook({
    secretOf: (brandId, locationId) => secrets.get(slugs.get(`${brandId} ${locationId}`) ?? ''),
    clock,
    patience: hookPatience,
    isAtHome: appEnv === 'development',
  })
}

/** The wiring of a server process. Nothing is opened before it is asked for. */
export const serverContainer = (
  environment: Environment,
  forTests: Pick<OrderServerNeeds, 'crashAt'> = {},
): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(ServerPort.environment).toConstantValue(environment)
  container.bind(ServerPort.clock).toConstantValue({ now: () => Date.now() })
  container.bind(ServerPort.ids).toConstantValue({ uuid: () => randomUUID() })
  container.bind(ServerPort.limits).toConstantValue(defaultLimits)
  container.bind(ServerPort.logger).toResolvedValue((env) => jsonLogger(env.LOG_LEVEL), [ServerPort.environment])
  container.bind(ServerPort.brands).toResolvedValue(
    (env, log) => {
      const ordersAt = env.API_URL === undefined ? 'here' : 'another back end'
      return loadBrands(env.BRANDS_DIR, (sentence) => log.warn({}, sentence), ordersAt)
    },
    [ServerPort.environment, ServerPort.logger],
  )
  container.bind(ServerPort.gateways).toResolvedValue(gatewaysOf, [ServerPort.environment])
  container
    .bind(ServerPort.postOffice)
    .toResolvedValue(postOffice, [ServerPort.environment, ServerPort.clock, ServerPort.logger])
  container
    .bind(ServerPort.kitchenSecrets)
    .toResolvedValue((env) => kitchenSecrets(env.KITCHEN_SECRETS_FILE), [ServerPort.environment])
  container
    .bind(ServerPort.kitchenHook)
    .toResolvedValue(kitchenHookOf, [
      ServerPort.environment,
      ServerPort.brands,
      ServerPort.kitchenSecrets,
      ServerPort.clock,
    ])
  container.bind(ServerPort.orderServer).toResolvedValue(
    (env, brands, gateways, clock, log, { sender }, kitchenHook) =>
      openOrderServer({
        database: databaseOf(env),
        brands: brands.map((brand) => ({
          ...(env.APP_ENV === 'development' ? brand.seed : withoutDemo(brand.seed)),
          mail: mailDressOf(brand, env),
        })),
        gateways,
        clock,
        log,
        kitchenHook,
        ...(sender === undefined ? {} : { mail: sender }),
        pace: paceFor(env.PROCESSOR_PATIENCE),
        // A shop that is only tried out has no couriers.
        ...(env.APP_ENV === 'production' ? {} : { demoCourier: { trip: env.COURIER_TRIP, interval: 2_000 } }),
        ...(env.GIFT_CARD_KEY === undefined ? {} : { giftCardKey: env.GIFT_CARD_KEY }),
        ...placesOf(env),
        ...humanOf(env, brands),
        ...forTests,
      }),
    [
      ServerPort.environment,
      ServerPort.brands,
      ServerPort.gateways,
      ServerPort.clock,
      ServerPort.logger,
      ServerPort.postOffice,
      ServerPort.kitchenHook,
    ],
  )
  return container
}
