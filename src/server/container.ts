import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import type { Environment } from '../environment/environment.ts'
import { address } from './modules/address.ts'
import { brand } from './modules/brand.ts'
import { crash } from './modules/crash.ts'
import { human } from './modules/human.ts'
import { kitchen } from './modules/kitchen.ts'
import { mail } from './modules/mail.ts'
import { ordering } from './modules/ordering.ts'
import { payment } from './modules/payment.ts'
import { process } from './modules/process.ts'
import { social } from './modules/social.ts'
import { ServerPort } from './server-ports.ts'

export const serverModules = { address, brand, crash, human, kitchen, mail, ordering, payment, process, social }

/**
 * Nothing is opened before it is requested. A factory that does not fit its tokens does not compile; tests replace
 * modules.
 */
export function serverContainer(
  environment: Environment,
  modules: Readonly<Record<keyof typeof serverModules, ContainerModule>> = serverModules,
): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(ServerPort.environment).toConstantValue(environment)
  container.load(...Object.values(modules))
  return container
}
