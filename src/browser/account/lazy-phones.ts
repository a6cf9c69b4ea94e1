import type { Country } from '../../../src-domain/brand/country.ts'
import type { PhoneChecks } from '../../../src-ui/account/phone-checks.tsx'
import { fetchOnce } from '../document/fetch-once.ts'

/** Phone rules of the brand's country, fetched for the first form that asks for a phone. Undefined where ours apply. */
export function lazyPhones({ country }: { readonly country: Country }): (() => Promise<PhoneChecks>) | undefined {
  if (country === 'US' || country === 'CA') return undefined
  return fetchOnce(async () => {
    const { phoneRulesOf } = await import('../../../src-adapters/libphonenumber/phone-rules.ts')
    return phoneRulesOf(country)
  })
}
