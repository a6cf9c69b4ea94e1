import { ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { googleAddresses } from '../../../src-adapters/google-maps/gateway.ts'
import { kitchenWebhook } from '../../../src-adapters/kitchen-webhook/gateway.ts'
import { pwnedPasswords } from '../../../src-adapters/pwned-passwords/gateway.ts'
import { turnstileVerifier } from '../../../src-adapters/turnstile/gateway.ts'
import type { SocialVerifiers } from '../../../src-server/account/social-verifier.ts'
import type { AddressFinderOf } from '../../../src-server/address/address-lookup.ts'
import type { KitchenHook } from '../../../src-server/kitchen/kitchen-hook.ts'
import type { OrderServerNeeds } from '../../../src-server/needs.ts'
import { type LiveBrands, ofLiveBrands } from '../../brand/live-brands.ts'
import type { BrandSecrets } from '../../environment/brand-secrets.ts'
import type { Environment } from '../../environment/environment.ts'
import { serviceChoice } from '../../environment/service-choice.ts'
import { socialSecrets } from '../../social/secrets.ts'
import { socialVerifiersOf } from '../../social/server.ts'
import { brandByHost } from '../brand-by-host.ts'
import { type KitchenSecrets, kitchenSecrets, secretName } from '../kitchen-secrets.ts'
import { postOffice } from '../post-office.ts'
import { type ProcessPorts, ServerPort } from '../server-ports.ts'

/** Milliseconds. */
const timeouts = {
  /** While typing, a later list would be outdated. */
  addresses: 3_000,
  botCheck: 5_000,
  /** The customer waits for it when choosing a password. */
  breachedPasswords: 1_500,
  /** Receivers have little to do: they only store a notice. */
  kitchen: 10_000,
}

export const outsideServices = new ContainerModule(({ bind }) => {
  bind(ServerPort.mail).toResolvedValue(
    (environment, secrets, { clock, logger }) => postOffice(environment, secrets, clock, logger),
    [ServerPort.environment, ServerPort.secrets, ServerPort.process],
  )
  bind(ServerPort.kitchenSecrets).toResolvedValue(
    (env, secrets) => kitchenSecrets(env.KITCHEN_SECRETS_FILE, secrets),
    [ServerPort.environment, ServerPort.secrets],
  )
  bind(ServerPort.kitchenHook).toResolvedValue(kitchenHookOf, [
    ServerPort.environment,
    ServerPort.liveBrands,
    ServerPort.kitchenSecrets,
    ServerPort.process,
  ])
  bind(ServerPort.socialSecrets).toResolvedValue(
    (env) => socialSecrets(env.SOCIAL_SECRETS_FILE),
    [ServerPort.environment],
  )
  bind(ServerPort.social).toResolvedValue(
    (environment, live, secrets, { clock }): SocialVerifiers => {
      const verifiers = ofLiveBrands(live, (brands) => socialVerifiersOf(environment, brands, secrets, clock))
      return (brandId, platform) => verifiers()(brandId, platform)
    },
    [ServerPort.environment, ServerPort.liveBrands, ServerPort.socialSecrets, ServerPort.process],
  )
  bind(ServerPort.lookups).toResolvedValue(
    (environment, secrets, live, { logger }) => ({
      addresses: addressesOf(environment, secrets),
      ...botCheckOf(environment, live),
      ...breachedOf(environment, logger),
    }),
    [ServerPort.environment, ServerPort.secrets, ServerPort.liveBrands, ServerPort.process],
  )
})

function kitchenHookOf(
  { APP_ENV: appEnv }: Environment,
  live: LiveBrands,
  secrets: KitchenSecrets,
  { clock }: ProcessPorts,
): KitchenHook {
  const slugs = ofLiveBrands(
    live,
    (brands) =>
      new Map(
        brands.flatMap(({ brand, seed }) =>
          seed.locations.map(
            ({ location }) => [`${brand.id} ${location.id}`, secretName(brand.id, location.slug)] as const,
          ),
        ),
      ),
  )
  return kitchenWebhook({
    secretOf: (brandId, locationId) => secrets.get(slugs().get(`${brandId} ${locationId}`) ?? ''),
    clock,
    timeout: timeouts.kitchen,
    isAtHome: appEnv === 'development',
  })
}

function addressesOf(environment: Environment, secrets: BrandSecrets): AddressFinderOf {
  const { GOOGLE_PLACES_URL: origin } = environment
  return (brandId) => {
    const { GOOGLE_PLACES_KEY: key } = serviceChoice(environment, secrets, brandId, 'addresses').settings
    return key === undefined
      ? undefined
      : googleAddresses({ key, timeout: timeouts.addresses, fetch, ...(origin === undefined ? {} : { origin }) })
  }
}

function botCheckOf(
  { TURNSTILE_SECRET_KEY: secretKey, APP_ENV: appEnv, BRAND: forced, ADDITIONS: additions }: Environment,
  live: LiveBrands,
): Pick<OrderServerNeeds, 'human'> {
  // A storefront without our additions to the contract sends no token.
  if (secretKey === undefined) return additions === 'off' ? { human: { verify: async () => 'human' } } : {}
  const brandOf = ofLiveBrands(live, (brands) => brandByHost(brands, forced))
  // Responses for Cloudflare's test keys name a host of Cloudflare's.
  const isOurHost = (host: string) => appEnv === 'development' || brandOf()(host) !== undefined
  return { human: turnstileVerifier({ secretKey, timeout: timeouts.botCheck, isOurHost }) }
}

function breachedOf(
  { BREACHED_PASSWORDS_URL: address }: Environment,
  logger: Logger,
): Pick<OrderServerNeeds, 'breached'> {
  if (address === undefined) return {}
  const report = (facts: object, words: string) => logger.warn(facts, words)
  return { breached: pwnedPasswords({ address, timeout: timeouts.breachedPasswords, report }) }
}
