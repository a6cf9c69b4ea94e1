import type { Logger } from 'pino'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { BrandSecrets } from '../environment/brand-secrets.ts'
import type { Environment } from '../environment/environment.ts'
import { type ServiceChoice, type ServiceName, serviceChoice } from '../environment/service-choice.ts'
import type { PostOffice } from './post-office.ts'

type KnownBrand = Pick<LoadedBrand, 'brand'>
type KnownSecrets = Pick<BrandSecrets, 'sections'>

/** A service of a brand whose own settings are incomplete. */
export interface IncompleteService extends Omit<ServiceChoice, 'settings'> {
  readonly brandId: string
  readonly service: ServiceName
}

const services: readonly ServiceName[] = ['mail', 'texts', 'addresses']

export function incompleteServices(
  environment: Environment,
  secrets: KnownSecrets,
  brands: readonly KnownBrand[],
): readonly IncompleteService[] {
  return brands.flatMap(({ brand: { id: brandId } }) =>
    services
      .map((service) => ({ brandId, service, ...serviceChoice(environment, secrets, brandId, service) }))
      .filter(({ missing }) => missing.length > 0)
      .map(({ settings: _, ...incomplete }) => incomplete),
  )
}

export function incompleteWarning({ brandId, service, missing, _tag }: IncompleteService): string {
  const instead = _tag === 'Shared' ? "the server's account is used" : 'the brand has none'
  return `${brandId} has an incomplete account for ${service}, so ${instead}: set ${missing.join(' and ')} in its secrets`
}

interface ServicesNeeds {
  readonly environment: Environment
  readonly secrets: KnownSecrets
  readonly office: Pick<PostOffice, 'mailOf'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Logs at the start which brands fall back to the server's accounts, and which send no mail at all. */
export function logServices({ environment, secrets, office, log }: ServicesNeeds, brands: readonly KnownBrand[]): void {
  for (const one of incompleteServices(environment, secrets, brands)) {
    const { brandId, service, missing } = one
    log.warn({ brandId, service, missing }, incompleteWarning(one))
  }
  for (const service of services) {
    const choices = brands.map(({ brand }) => ({
      id: brand.id,
      ...serviceChoice(environment, secrets, brand.id, service),
    }))
    const shared = choices.filter(({ _tag }) => _tag === 'Shared').map(({ id }) => id)
    if (shared.length > 0 && choices.some(({ _tag }) => _tag === 'Own'))
      log.info({ service, brands: shared }, "brands without an account of their own use the server's")
  }
  const silent = brands.map(({ brand }) => brand.id).filter((id) => office.mailOf(id) === undefined)
  if (silent.length > 0) log.warn({ brands: silent }, 'SMTP_URL is not set: no receipts are sent')
}
