import { keyed } from '../../src-contract/codec/keyed.ts'
import { matching } from '../../src-contract/codec/plain.ts'
import type { BrandSecrets } from '../environment/brand-secrets.ts'
import { readSecrets } from '../environment/secrets-file.ts'

/** Webhook signing secrets by "brand/location-slug". */
export type KitchenSecrets = ReadonlyMap<string, string>

const secrets = keyed(/^[A-Za-z0-9_.:-]+\/[a-z0-9-]+$/, matching('a secret of 32 characters or more', /^\S{32,512}$/))

export function secretName(brandId: string, slug: string): string {
  return `${brandId}/${slug}`
}

/** A section of the brands' secrets has the same name, and wins. */
export function kitchenSecrets(file: string | undefined, { sections }: Pick<BrandSecrets, 'sections'>): KitchenSecrets {
  const own = [...sections].flatMap(([name, { KITCHEN_WEBHOOK_SECRET: secret }]) =>
    secret === undefined ? [] : [[name, secret] as const],
  )
  return new Map([...readSecrets(file, 'KITCHEN_SECRETS_FILE', secrets), ...own])
}
