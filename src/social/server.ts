import { appleKeys, appleVerifier } from '../../src-adapters/social/gateway-apple.ts'
import { facebookVerifier } from '../../src-adapters/social/gateway-facebook.ts'
import { googleKeys, googleVerifier } from '../../src-adapters/social/gateway-google.ts'
import type { SocialVerifier } from '../../src-domain/account/social-verifier.ts'
import { type SocialPlatform, socialPlatforms } from '../../src-domain/brand/social-platform.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { SocialVerifiers } from '../../src-server/account/social-verifier.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { type SocialSecrets, socialSecretName } from './secrets.ts'

export function socialVerifiersOf(
  environment: Environment,
  brands: readonly Pick<LoadedBrand, 'brand'>[],
  secrets: SocialSecrets,
  clock: Clock,
): SocialVerifiers {
  const verifiers = new Map<string, SocialVerifier>()
  for (const platform of socialPlatforms) {
    const verifierFor = doors[platform].verifiers(environment, clock)
    for (const { brand } of brands) {
      const clientId = brand.auth.social[platform]
      const name = socialSecretName(brand.id, platform)
      const verifier = clientId === undefined ? undefined : verifierFor({ clientId, secret: secrets.get(name) })
      if (verifier !== undefined) verifiers.set(name, verifier)
    }
  }
  return (brandId, platform) => verifiers.get(socialSecretName(brandId, platform))
}

/** Returns one line; undefined if every brand's platforms are configured. */
export function socialRefusal(
  { API_URL: backEnd }: Pick<Environment, 'API_URL'>,
  brands: readonly Pick<LoadedBrand, 'brand'>[],
  secrets: SocialSecrets,
): string | undefined {
  // Another back end has its own secrets.
  if (backEnd !== undefined) return undefined
  for (const { brand } of brands)
    for (const platform of socialPlatforms) {
      const name = socialSecretName(brand.id, platform)
      const isDue = brand.auth.social[platform] !== undefined && doors[platform].needsSecret && !secrets.has(name)
      if (isDue) return `${name} is enabled in auth but has no secret: add it to the file named by SOCIAL_SECRETS_FILE`
    }
  return undefined
}

interface Application {
  readonly clientId: string
  readonly secret: string | undefined
}

interface SocialDoors {
  /** Returns an application's verifier, or undefined without its secret. All brands share the platform's keys. */
  readonly verifiers: (
    environment: Environment,
    clock: Clock,
  ) => (application: Application) => SocialVerifier | undefined
  readonly needsSecret: boolean
}

/** Milliseconds per call; there are two at most. */
const timeout = 5_000

const doors: Readonly<Record<SocialPlatform, SocialDoors>> = {
  apple: {
    verifiers: ({ APPLE_ID_URL: origin }, clock) => {
      const keys = appleKeys(origin, timeout)
      return ({ clientId }) => appleVerifier({ clientId, keys, clock })
    },
    needsSecret: false,
  },
  facebook: {
    verifiers:
      ({ FACEBOOK_GRAPH_URL: origin }, clock) =>
      ({ clientId, secret }) =>
        secret === undefined
          ? undefined
          : facebookVerifier({ appId: clientId, appSecret: secret, clock, timeout, origin }),
    needsSecret: true,
  },
  google: {
    verifiers: ({ GOOGLE_SIGN_IN_URL: origin }, clock) => {
      const keys = googleKeys(origin, timeout)
      return ({ clientId, secret }) =>
        secret === undefined
          ? undefined
          : googleVerifier({ clientId, clientSecret: secret, keys, clock, timeout, origin })
    },
    needsSecret: true,
  },
}
