import type { Environment } from './environment.ts'
import type { LoadedBrand } from './load-brands.ts'

const secretKey = /^(?:sk|rk)_/
const liveKey = /^(?:pk|sk|rk)_live_/

const keysOf = ({ seed }: LoadedBrand): readonly string[] =>
  seed.locations
    .flatMap(({ credentials }) => [credentials.publicKey, credentials.apiKey])
    .filter((key) => key !== undefined)

/** Why this server must not start with these brands, in one line; undefined when it may. */
export const whyNotToStart = (environment: Environment, brands: readonly LoadedBrand[]): string | undefined => {
  const {
    APP_ENV: appEnv,
    SANDBOX_PROCESSOR: sandbox,
    DATABASE_URL: database,
    LIVE_KEYS_ON_EMBEDDED: live,
    BRAND: forced,
  } = environment
  if (forced !== undefined && !brands.some(({ brand }) => brand.id === forced)) {
    return `BRAND names ${forced}, and there are only ${brands.map(({ brand }) => brand.id).join(', ')}`
  }
  for (const one of brands) {
    const { id, paymentProcessor } = one.brand
    if (paymentProcessor === 'sandbox' && appEnv !== 'development' && sandbox !== 'allow') {
      return `Brand ${id} takes cards with the sandbox, which APP_ENV=${appEnv} refuses: choose a processor, or set SANDBOX_PROCESSOR=allow`
    }
    if (keysOf(one).some((key) => secretKey.test(key))) {
      return `Brand ${id} has a secret key where customers would see it: only publishable keys belong in its locations`
    }
    if (database === undefined && live !== 'allow' && keysOf(one).some((key) => liveKey.test(key))) {
      return `Brand ${id} has live payment keys, which the embedded database refuses because it does not survive a power cut: set DATABASE_URL`
    }
  }
  return undefined
}
