import type { ServiceIdentifier } from 'inversify'
import type { Logger } from 'pino'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'
import type { SocialVerifiers } from '../../src-server/account/social-verifier.ts'
import type { EdgeLimits } from '../../src-server/http/limits.ts'
import type { KitchenHook } from '../../src-server/kitchen/kitchen-hook.ts'
import type { OrderServerNeeds } from '../../src-server/needs.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import type { Gateways } from '../../src-server/payment/gateways.ts'
import type { PaymentAccounts } from '../../src-server/payment/payment-accounts.ts'
import type { LiveBrands } from '../brand/live-brands.ts'
import type { BrandsApart, LoadedBrand } from '../brand/load-brands.ts'
import type { BrandSecrets } from '../environment/brand-secrets.ts'
import type { Environment } from '../environment/environment.ts'
import type { SocialSecrets } from '../social/secrets.ts'
import type { BufferedLines } from './buffered-lines.ts'
import type { KitchenSecrets } from './kitchen-secrets.ts'
import type { PostOffice } from './post-office.ts'
import type { BrandRules } from './served-brands.ts'

// The cast types the token: an annotation would be narrowed to `symbol`, and `get` would return `unknown`.
function port<T>(name: string) {
  return Symbol(name) as ServiceIdentifier<T>
}

export interface ProcessPorts {
  readonly clock: Clock
  readonly ids: Ids
  readonly limits: EdgeLimits
  readonly lines: BufferedLines
  readonly logger: Logger
}

export const ServerPort = {
  environment: port<Environment>('Environment'),
  process: port<ProcessPorts>('Process'),
  brandRules: port<BrandRules>('BrandRules'),
  brandsApart: port<BrandsApart>('BrandsApart'),
  /** As in the files of this machine, without those that are left out. */
  brands: port<readonly LoadedBrand[]>('Brands'),
  liveBrands: port<LiveBrands>('LiveBrands'),
  gateways: port<Gateways>('Gateways'),
  accounts: port<PaymentAccounts>('PaymentAccounts'),
  secrets: port<BrandSecrets>('BrandSecrets'),
  kitchenSecrets: port<KitchenSecrets>('KitchenSecrets'),
  kitchenHook: port<KitchenHook>('KitchenHook'),
  mail: port<PostOffice>('Mail'),
  lookups: port<Pick<OrderServerNeeds, 'addresses' | 'breached' | 'human'>>('Lookups'),
  socialSecrets: port<SocialSecrets>('SocialSecrets'),
  social: port<SocialVerifiers>('SocialVerifiers'),
  crash: port<Pick<OrderServerNeeds, 'crashAt' | 'timeouts'>>('Crash'),
  orderServer: port<OrderServer>('OrderServer'),
} as const
