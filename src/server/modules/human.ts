import { ContainerModule } from 'inversify'
import { turnstileVerifier } from '../../../src-adapters/turnstile/gateway.ts'
import type { OrderServerNeeds } from '../../../src-server/needs.ts'
import { brandByHost } from '../brand-by-host.ts'
import type { Environment } from '../environment.ts'
import type { LoadedBrand } from '../load-brands.ts'
import { ServerPort } from '../server-ports.ts'

/** Who tells people from programs. */
export const human = new ContainerModule(({ bind }) => {
  bind(ServerPort.human).toResolvedValue(humanOf, [ServerPort.environment, ServerPort.brands])
})

/** Milliseconds that the bot check may take. */
const timeout = 5_000

function humanOf(
  { TURNSTILE_SECRET_KEY: secretKey, APP_ENV: appEnv, BRAND: forced, ADDITIONS: additions }: Environment,
  brands: readonly LoadedBrand[],
): Pick<OrderServerNeeds, 'human'> {
  // Who is given no token by anybody has none to show.
  if (secretKey === undefined) return additions === 'off' ? { human: { verify: async () => 'human' } } : {}
  // Cloudflare's keys for trying it out name a host of their own.
  const isOurHost = (host: string) => appEnv === 'development' || brandByHost(brands, forced)(host) !== undefined
  return { human: turnstileVerifier({ secretKey, timeout, isOurHost }) }
}
