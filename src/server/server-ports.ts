import type { ServiceIdentifier } from 'inversify'
import type { Logger } from 'pino'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'
import type { SocialVerifiers } from '../../src-server/account/social-verifier.ts'
import type { EdgeLimits } from '../../src-server/http/limits.ts'
import type { KitchenHook } from '../../src-server/kitchen/kitchen-hook.ts'
import type { OrderServerNeeds } from '../../src-server/needs.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import type { Gateways } from '../../src-server/payment/gateways.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import type { SocialSecrets } from '../social/secrets.ts'
import type { BufferedLines } from './buffered-lines.ts'
import type { KitchenSecrets } from './kitchen-secrets.ts'
import type { PostOffice } from './post-office.ts'

// The cast types the token: an annotation would be narrowed to `symbol`, and `get` would return `unknown`.
function port<T>(name: string) {
  return Symbol(name) as ServiceIdentifier<T>
}

export const ServerPort = {
  environment: port<Environment>('Environment'),
  lines: port<BufferedLines>('LogLines'),
  logger: port<Logger>('Logger'),
  clock: port<Clock>('Clock'),
  ids: port<Ids>('Ids'),
  limits: port<EdgeLimits>('EdgeLimits'),
  brands: port<readonly LoadedBrand[]>('Brands'),
  gateways: port<Gateways>('Gateways'),
  kitchenHook: port<KitchenHook>('KitchenHook'),
  postOffice: port<PostOffice>('PostOffice'),
  texts: port<Pick<OrderServerNeeds, 'texts'>>('TextSender'),
  kitchenSecrets: port<KitchenSecrets>('KitchenSecrets'),
  addresses: port<Pick<OrderServerNeeds, 'addresses'>>('AddressFinder'),
  human: port<Pick<OrderServerNeeds, 'human'>>('HumanVerifier'),
  breached: port<Pick<OrderServerNeeds, 'breached'>>('BreachedPasswords'),
  socialSecrets: port<SocialSecrets>('SocialSecrets'),
  social: port<SocialVerifiers>('SocialVerifiers'),
  crash: port<Pick<OrderServerNeeds, 'crashAt' | 'timeouts'>>('Crash'),
  orderServer: port<OrderServer>('OrderServer'),
} as const
