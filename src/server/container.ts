import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import type { Environment } from '../environment/environment.ts'
import { ordering } from './modules/ordering.ts'
import { outsideServices } from './modules/outside-services.ts'
import { payment } from './modules/payment.ts'
import { process } from './modules/process.ts'
import { ServerPort } from './server-ports.ts'

export const serverModules = { ordering, outsideServices, payment, process }

/**
 * Opens a port only when it is requested. A factory that does not fit its tokens does not compile. Tests replace
 * modules, or add one that crashes the process.
 */
export function serverContainer(
  environment: Environment,
  modules: Readonly<Record<string, ContainerModule>> = serverModules,
): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(ServerPort.environment).toConstantValue(environment)
  container.load(...Object.values(modules))
  if (!container.isBound(ServerPort.crash)) container.bind(ServerPort.crash).toConstantValue({})
  return container
}
