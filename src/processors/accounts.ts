import type { PaymentAccounts } from '../../src-server/payment/payment-accounts.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import { environmentOf } from '../environment/brand-environment.ts'
import { type BrandSecrets, brandOfSection } from '../environment/brand-secrets.ts'
import type { Environment } from '../environment/environment.ts'
import { isProcessorName } from './names.ts'
import { accountsOf, type ConfiguredAccount, missingSettings, sharesMerchant } from './server.ts'

/** `PAYMENT_ACCOUNT=environment`: the brand's money goes to the account of the environment's keys. */
const ofEnvironment = 'environment'

type KnownBrand = Pick<LoadedBrand, 'brand' | 'seed'>

export interface AccountsNeeds {
  readonly environment: Environment
  readonly secrets: BrandSecrets
  /** Whether the server is for one brand, which then has the environment's account. */
  readonly hasOneBrand: boolean
  /** The brand as it is served now. */
  readonly brandOf: (brandId: string) => KnownBrand | undefined
}

/**
 * A location's own account comes first, then its brand's, then the environment's. With secrets of several brands, the
 * environment's account is the default of none: the customers of a brand without keys would pay another merchant.
 */
export function paymentAccountsOf(needs: AccountsNeeds): PaymentAccounts {
  const { environment, secrets, brandOf } = needs
  const configured = new Map(accountsOf(environment, secrets).map((one) => [one.account, one]))
  const sectionFor = chosenSection(needs, (account) => configured.has(account))
  return {
    accountOf: (brandId, locationId) => {
      const known = brandOf(brandId)
      const processor = known?.brand.paymentProcessor ?? ''
      const slug = known?.seed.locations.find(({ location }) => location.id === locationId)?.location.slug
      const section = sectionFor(processor, brandId, slug)
      return section === undefined ? processor : `${processor}@${section}`
    },
    vaultOf: (account) => vaultOf(configured, secrets, account),
    postedTo: (processor, brandId) =>
      [...configured.values()]
        .filter((one) => one.processor === processor && isPostedTo(one, secrets, brandId))
        .map(({ account }) => account),
  }
}

/** Settings that a brand lacks for its processor, with where to put them; undefined if it can charge everywhere. */
export function missingAccount(needs: Omit<AccountsNeeds, 'brandOf'>, one: KnownBrand): string | undefined {
  const { environment, secrets } = needs
  const { id, paymentProcessor } = one.brand
  if (!isProcessorName(paymentProcessor)) return undefined
  const configured = new Set(accountsOf(environment, secrets).map(({ account }) => account))
  const sectionFor = chosenSection(needs, (account) => configured.has(account))
  const slugs = [undefined, ...one.seed.locations.map(({ location }) => location.slug)]
  for (const slug of slugs) {
    const section = sectionFor(paymentProcessor, id, slug)
    if (configured.has(section === undefined ? paymentProcessor : `${paymentProcessor}@${section}`)) continue
    const settings = section === undefined ? environment : environmentOf(environment, ownOf(secrets, section), section)
    const missing = missingSettings(paymentProcessor, settings)
    const where = section === undefined ? '' : ` in the secrets of ${section}`
    return missing.length === 0 ? `a payment setting of its own${where}` : `${missing.join(' and ')}${where}`
  }
  return undefined
}

/** What to tell about a section that may not inherit: its own settings alone. */
function ownOf(secrets: BrandSecrets, section: string): BrandSecrets {
  return secrets.sections.has(section) ? secrets : { ...secrets, sections: new Map() }
}

/** Undefined: the environment. A section without such an account: the brand cannot charge. */
function chosenSection(
  { secrets, hasOneBrand }: Pick<AccountsNeeds, 'secrets' | 'hasOneBrand'>,
  isConfigured: (account: string) => boolean,
) {
  const mayInherit = !secrets.isConfigured || hasOneBrand
  const named = (processor: string, section: string): string | undefined => {
    const name = secrets.sections.get(section)?.PAYMENT_ACCOUNT
    if (name !== undefined) return name === ofEnvironment ? name : `${section}+${name}`
    return isConfigured(`${processor}@${section}`) ? section : undefined
  }
  return (processor: string, brandId: string, slug: string | undefined): string | undefined => {
    const ofLocation = slug === undefined ? undefined : named(processor, `${brandId}/${slug}`)
    const chosen = ofLocation ?? named(processor, brandId)
    const fallback = mayInherit || processor === 'sandbox' ? ofEnvironment : brandId
    return (chosen ?? fallback) === ofEnvironment ? undefined : (chosen ?? fallback)
  }
}

/** A location that names only a place of its brand's merchant uses the cards that are saved with the brand. */
function vaultOf(
  configured: ReadonlyMap<string, ConfiguredAccount>,
  { sections }: BrandSecrets,
  account: string,
): string {
  const { processor, section } = configured.get(account) ?? {}
  const settings = section === undefined ? undefined : sections.get(section)
  if (processor === undefined || section === undefined || settings === undefined) return account
  if (section.includes('+') || !sharesMerchant(processor, settings)) return account
  const parents = section.includes('/') ? [`${processor}@${brandOfSection(section)}`, processor] : [processor]
  return parents.find((parent) => configured.has(parent)) ?? account
}

/** The path without a brand is for the environment's account, and for accounts that use its webhook. */
function isPostedTo({ section }: ConfiguredAccount, { sections }: BrandSecrets, brandId: string | undefined): boolean {
  if (brandId !== undefined) return section !== undefined && brandOfSection(section) === brandId
  const own = section === undefined ? undefined : sections.get(section)
  return section === undefined || (own?.STRIPE_ACCOUNT !== undefined && own.STRIPE_SECRET_KEY === undefined)
}
