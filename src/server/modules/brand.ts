import { ContainerModule } from 'inversify'
import { loadBrands } from '../../brand/load-brands.ts'
import { ServerPort } from '../server-ports.ts'

export const brand = new ContainerModule(({ bind }) => {
  bind(ServerPort.brands).toResolvedValue(
    (env, log) => {
      const ordersAt = env.API_URL === undefined ? 'here' : 'another back end'
      return loadBrands(env.BRANDS_DIR, (sentence) => log.warn({}, sentence), ordersAt)
    },
    [ServerPort.environment, ServerPort.logger],
  )
})
