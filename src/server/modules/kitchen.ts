import { ContainerModule } from 'inversify'
import { kitchenWebhook } from '../../../src-adapters/kitchen-webhook/gateway.ts'
import type { Clock } from '../../../src-domain/time/clock.ts'
import type { KitchenHook } from '../../../src-server/kitchen/kitchen-hook.ts'
import type { LoadedBrand } from '../../brand/load-brands.ts'
import type { Environment } from '../../environment/environment.ts'
import { type KitchenSecrets, kitchenSecrets, secretName } from '../kitchen-secrets.ts'
import { ServerPort } from '../server-ports.ts'

export const kitchen = new ContainerModule(({ bind }) => {
  bind(ServerPort.kitchenSecrets).toResolvedValue(
    (env) => kitchenSecrets(env.KITCHEN_SECRETS_FILE),
    [ServerPort.environment],
  )
  bind(ServerPort.kitchenHook).toResolvedValue(kitchenHookOf, [
    ServerPort.environment,
    ServerPort.brands,
    ServerPort.kitchenSecrets,
    ServerPort.clock,
  ])
})

/** Milliseconds: receivers only store a notice. */
const timeout = 10_000

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
    timeout,
    isAtHome: appEnv === 'development',
  })
}
