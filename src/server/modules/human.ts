import { ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { pwnedPasswords } from '../../../src-adapters/pwned-passwords/gateway.ts'
import { turnstileVerifier } from '../../../src-adapters/turnstile/gateway.ts'
import type { OrderServerNeeds } from '../../../src-server/needs.ts'
import type { LoadedBrand } from '../../brand/load-brands.ts'
import type { Environment } from '../../environment/environment.ts'
import { brandByHost } from '../brand-by-host.ts'
import { ServerPort } from '../server-ports.ts'

/** External checks: bots, and breached passwords. */
export const human = new ContainerModule(({ bind }) => {
  bind(ServerPort.human).toResolvedValue(humanOf, [ServerPort.environment, ServerPort.brands])
  bind(ServerPort.breached).toResolvedValue(breachedOf, [ServerPort.environment, ServerPort.logger])
})

const timeout = 5_000

function humanOf(
  { TURNSTILE_SECRET_KEY: secretKey, APP_ENV: appEnv, BRAND: forced, ADDITIONS: additions }: Environment,
  brands: readonly LoadedBrand[],
): Pick<OrderServerNeeds, 'human'> {
  // Without our additions a storefront has no token to send.
  if (secretKey === undefined) return additions === 'off' ? { human: { verify: async () => 'human' } } : {}
  // Cloudflare's test keys name their own host.
  const isOurHost = (host: string) => appEnv === 'development' || brandByHost(brands, forced)(host) !== undefined
  return { human: turnstileVerifier({ secretKey, timeout, isOurHost }) }
}

/** Milliseconds that choosing a password may be delayed. */
const breachedTimeout = 1_500

function breachedOf(
  { BREACHED_PASSWORDS_URL: address }: Environment,
  logger: Logger,
): Pick<OrderServerNeeds, 'breached'> {
  if (address === undefined) return {}
  const report = (facts: object, words: string) => logger.warn(facts, words)
  return { breached: pwnedPasswords({ address, timeout: breachedTimeout, report }) }
}
