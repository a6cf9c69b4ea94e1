import { keyed } from '../../src-contract/codec/keyed.ts'
import { matching } from '../../src-contract/codec/plain.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import { readSecrets } from '../environment/secrets-file.ts'

/** "brand/platform" to the secret of the brand's application. */
export type SocialSecrets = ReadonlyMap<string, string>

const secrets = keyed(
  /^[A-Za-z0-9_.:-]+\/(?:google|facebook)$/,
  matching('a secret without blanks of 16 characters or more', /^\S{16,512}$/),
)

export function socialSecretName(brandId: string, platform: SocialPlatform): string {
  return `${brandId}/${platform}`
}

export function socialSecrets(file: string | undefined): SocialSecrets {
  return readSecrets(file, 'SOCIAL_SECRETS_FILE', secrets)
}
