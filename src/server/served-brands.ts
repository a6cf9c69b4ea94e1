import type { Logger } from 'pino'
import { type BrandsApart, type LoadedBrand, loadBrandsApart } from '../brand/load-brands.ts'
import { environmentOf } from '../environment/brand-environment.ts'
import { type AccountsNeeds, missingAccount } from '../processors/accounts.ts'
import type { SocialSecrets } from '../social/secrets.ts'
import { socialRefusal } from '../social/server.ts'
import { kitchenRefusal } from './kitchen-rules.ts'
import type { KitchenSecrets } from './kitchen-secrets.ts'
import { brandRefusal, chargeRefusal, servicesRefusal } from './start-rules.ts'

export interface BrandRules extends Omit<AccountsNeeds, 'brandOf'> {
  readonly kitchenSecrets: KitchenSecrets
  readonly socialSecrets: SocialSecrets
}

/** Loads the brands and leaves out each that cannot be served, so that it does not stop the others. */
export function servedBrands(rules: BrandRules, { logger }: { readonly logger: Pick<Logger, 'warn'> }): BrandsApart {
  const { environment } = rules
  const ordersAt = environment.API_URL === undefined ? 'here' : 'another back end'
  const loaded = loadBrandsApart(environment.BRANDS_DIR, (sentence) => logger.warn({}, sentence), ordersAt)
  const judged = judgedBrands(rules, loaded.brands)
  return { brands: judged.brands, leftOut: [...loaded.leftOut, ...judged.leftOut] }
}

export function judgedBrands(rules: BrandRules, brands: readonly LoadedBrand[]): BrandsApart {
  const judged = brands.map((one) => ({ one, why: refusalOfBrand(rules, one) }))
  return {
    brands: judged.flatMap(({ one, why }) => (why === undefined ? [one] : [])),
    leftOut: judged.flatMap(({ one, why }) => (why === undefined ? [] : [{ brandId: one.brand.id, why }])),
  }
}

/** Returns one line for the operator; undefined if the brand can be served. */
export function refusalOfBrand(rules: BrandRules, one: LoadedBrand): string | undefined {
  const { secrets, kitchenSecrets, socialSecrets } = rules
  const { id } = one.brand
  const fault = secrets.faults.get(id)
  if (fault !== undefined) return `Brand ${id} is left out: ${fault}`
  const environment = environmentOf(rules.environment, secrets, id)
  return (
    brandRefusal(environment, one) ??
    accountRefusal(rules, one) ??
    chargeRefusal(rules.environment, one, secrets) ??
    servicesRefusal(rules.environment, secrets, id) ??
    kitchenRefusal(environment, [one], kitchenSecrets) ??
    socialRefusal(environment, [one], socialSecrets)
  )
}

/** Refuses missing keys. Another back end does its own charging. */
export function accountRefusal(rules: Omit<AccountsNeeds, 'brandOf'>, one: LoadedBrand): string | undefined {
  const { id, paymentProcessor } = one.brand
  const missing = rules.environment.API_URL === undefined ? missingAccount(rules, one) : undefined
  return missing && `Brand ${id} pays through ${paymentProcessor}, but its keys are missing: set ${missing}`
}
