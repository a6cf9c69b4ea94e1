import { environmentOf } from './brand-environment.ts'
import type { BrandSecrets } from './brand-secrets.ts'
import type { Environment } from './environment.ts'
import type { serviceSettings } from './service-settings.ts'

type ServiceSetting = keyof typeof serviceSettings

export type ServiceName = 'mail' | 'texts' | 'addresses'

/** `Own`: the brand's account. `Shared`: the account of the server's environment. */
export interface ServiceChoice {
  readonly _tag: 'Own' | 'Shared' | 'Off'
  /** The account's settings are complete, unless it is off. */
  readonly settings: Environment
  /** What the brand's own settings lack. Such a brand uses the server's account, or has the service off. */
  readonly missing: readonly ServiceSetting[]
}

export const serviceNeeds: Readonly<Record<ServiceName, readonly ServiceSetting[]>> = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  texts: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  addresses: ['GOOGLE_PLACES_KEY'],
}

type KnownSecrets = Pick<BrandSecrets, 'sections'>

/**
 * Which account of a service a brand uses. Its own comes first, of which it may share a part: a brand with only
 * `MAIL_FROM` sends through the server's relay. Unlike payments, a service falls back to the server's account, because
 * a mail from another address is better than an order that no kitchen hears of.
 */
export function serviceChoice(
  environment: Environment,
  secrets: KnownSecrets,
  brandId: string,
  service: ServiceName,
): ServiceChoice {
  const own = secrets.sections.get(brandId)
  const merged = environmentOf(environment, secrets, brandId)
  const { TWILIO_COUNTRY_CODES: codes } = merged
  const hasOwn = serviceNeeds[service].some((name) => own?.[name] !== undefined)
  const missing = hasOwn ? missingIn(merged, service) : []
  if (hasOwn && missing.length === 0) return { _tag: 'Own', settings: merged, missing }
  const _tag = missingIn(environment, service).length === 0 ? 'Shared' : 'Off'
  return { _tag, settings: { ...environment, TWILIO_COUNTRY_CODES: codes }, missing }
}

function missingIn(environment: Environment, service: ServiceName): readonly ServiceSetting[] {
  return serviceNeeds[service].filter((name) => environment[name] === undefined)
}
