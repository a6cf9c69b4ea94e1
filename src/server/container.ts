import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Container } from 'inversify'
import { googlePlaces } from '../../src-adapters/google-maps/gateway.ts'
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { gatewayOverHttp } from '../../src-adapters/sandbox/gateway-over-http.ts'
import { turnstileVerifier } from '../../src-adapters/turnstile/gateway.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { PlaceFinder } from '../../src-domain/location/place-finder.ts'
import { defaultLimits } from '../../src-server/http/limits.ts'
import { embeddedHumanCheck } from '../../src-server/human/embedded-human-check.ts'
import { type Gateways, paceFor } from '../../src-server/needs.ts'
import { openOrderServer } from '../../src-server/open-order-server.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import type { Environment } from './environment.ts'
import { loadBrands } from './load-brands.ts'
import { jsonLogger } from './logger.ts'
import { ServerPort } from './server-ports.ts'

const databaseOf = ({ DATABASE_URL: url, DATA_DIR: dataDir, DIST_DIR: distDir }: Environment): DatabaseChoice =>
  url === undefined
    ? { _tag: 'Embedded', dataDir, template: join(distDir, 'empty-database.tar.gz') }
    : { _tag: 'Postgres', url }

const gatewaysOf = (environment: Environment): Gateways => {
  const { DATA_DIR: dataDir, LEDGER_FILE: ledger, SANDBOX_URL: url, PROCESSOR_PATIENCE: patience } = environment
  if (url !== undefined) return new Map([['sandbox', gatewayOverHttp(url, patience)]])
  mkdirSync(dataDir, { recursive: true })
  return new Map([['sandbox', sandboxGateway(ledger ?? join(dataDir, 'sandbox-ledger.jsonl'))]])
}

/** Milliseconds that the bot check may take. */
const humanPatience = 5_000

const humanVerifierOf = (
  { TURNSTILE_SECRET_KEY: secretKey, GIFT_CARD_KEY: key }: Environment,
  clock: Clock,
): HumanVerifier =>
  secretKey === undefined
    ? // One secret for all processes behind a balancer, where there is one.
      embeddedHumanCheck(clock, key === undefined ? undefined : `human check ${key}`)
    : turnstileVerifier({ secretKey, patience: humanPatience })

/** Milliseconds: a list that opens later than this helps nobody who types. */
const placesPatience = 3_000

const placesOf = ({ GOOGLE_PLACES_KEY: key }: Environment): { readonly places?: PlaceFinder } =>
  key === undefined ? {} : { places: googlePlaces({ key, patience: placesPatience, fetch }) }

/** The wiring of a server process. Nothing is opened before it is asked for. */
export const serverContainer = (environment: Environment): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(ServerPort.environment).toConstantValue(environment)
  container.bind(ServerPort.clock).toConstantValue({ now: () => Date.now() })
  container.bind(ServerPort.ids).toConstantValue({ uuid: () => randomUUID() })
  container.bind(ServerPort.limits).toConstantValue(defaultLimits)
  container.bind(ServerPort.logger).toResolvedValue((env) => jsonLogger(env.LOG_LEVEL), [ServerPort.environment])
  container
    .bind(ServerPort.brands)
    .toResolvedValue(
      (env, log) => loadBrands(env.BRANDS_DIR, (sentence) => log.warn({}, sentence)),
      [ServerPort.environment, ServerPort.logger],
    )
  container.bind(ServerPort.gateways).toResolvedValue(gatewaysOf, [ServerPort.environment])
  container.bind(ServerPort.human).toResolvedValue(humanVerifierOf, [ServerPort.environment, ServerPort.clock])
  container.bind(ServerPort.orderServer).toResolvedValue(
    (env, brands, gateways, clock, log) =>
      openOrderServer({
        database: databaseOf(env),
        brands: brands.map(({ seed }) => seed),
        gateways,
        clock,
        log,
        pace: paceFor(env.PROCESSOR_PATIENCE),
        // A shop that is only tried out has no couriers.
        ...(env.APP_ENV === 'production' ? {} : { demoCourier: { trip: env.COURIER_TRIP, interval: 2_000 } }),
        ...(env.GIFT_CARD_KEY === undefined ? {} : { giftCardKey: env.GIFT_CARD_KEY }),
        ...placesOf(env),
      }),
    [ServerPort.environment, ServerPort.brands, ServerPort.gateways, ServerPort.clock, ServerPort.logger],
  )
  return container
}
