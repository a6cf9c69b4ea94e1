import { isLoopback } from '../../src-adapters/smtp/gateway.ts'
import { worksAt } from '../../src-domain/staff/staff-member.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { type KitchenSecrets, secretName } from './kitchen-secrets.ts'

interface Kitchen {
  readonly brandId: string
  readonly locationId: string
  readonly slug: string
  readonly email: string | undefined
  readonly webhook: string | undefined
}

/** Returns one line for the operator; undefined if all kitchens can be notified. */
export function kitchenRefusal(
  environment: Environment,
  brands: readonly LoadedBrand[],
  secrets: KitchenSecrets,
): string | undefined {
  const { APP_ENV: appEnv, API_URL: backEnd } = environment
  if (backEnd !== undefined) return undefined
  for (const { brandId, slug, webhook } of kitchensOf(brands)) {
    if (webhook === undefined) continue
    const name = secretName(brandId, slug)
    if (!secrets.has(name)) {
      return `${name} has a webhook and no secret to sign its calls with: put it into the file that KITCHEN_SECRETS_FILE names`
    }
    const { protocol, hostname } = new URL(webhook)
    if (protocol !== 'https:' && !(appEnv === 'development' && isLoopback(hostname))) {
      return `${name} has a webhook without https, which goes only to this machine and only in development`
    }
  }
  return undefined
}

export interface KitchenReach {
  readonly canMail: (brandId: string) => boolean
  /** Whether a board or a till shows the orders of a location. */
  readonly isAttended: (brandId: string, locationId: string) => boolean
}

/** Restaurants that have no way to learn of orders. */
export function silentKitchens(
  brands: readonly LoadedBrand[],
  { canMail, isAttended }: KitchenReach,
): readonly string[] {
  return kitchensOf(brands).flatMap(({ brandId, locationId, slug, email, webhook }) => {
    const name = secretName(brandId, slug)
    if (webhook !== undefined || isAttended(brandId, locationId)) return []
    if (email === undefined)
      return [
        `${name} does not learn of its orders: it has no staff, no device, no kitchen.email and no kitchen.webhook`,
      ]
    return canMail(brandId)
      ? []
      : [`${name} learns of its orders by mail alone, and mail is off: set SMTP_URL and MAIL_FROM, or invite staff`]
  })
}

/** Whether the demo staff of the brands' files work at a location. Outside development there are none. */
export function seededStaffAt(brands: readonly LoadedBrand[], { APP_ENV: appEnv }: Environment) {
  return (brandId: string, locationId: string): boolean =>
    appEnv === 'development' &&
    brands.some(
      ({ brand, seed }) => brand.id === brandId && (seed.staff ?? []).some(({ member }) => worksAt(member, locationId)),
    )
}

/** Locations that accept by hand, and have no address for a reminder. */
export function unremindedKitchens(brands: readonly LoadedBrand[]): readonly string[] {
  return brands.flatMap(({ brand, seed }) =>
    seed.locations.flatMap(({ location: { slug, phone }, kitchen, acceptance }) =>
      acceptance === undefined || phone !== undefined || kitchen?.email !== undefined
        ? []
        : [`${secretName(brand.id, slug)} accepts orders by hand, and has no phone or kitchen.email for reminders`],
    ),
  )
}

function kitchensOf(brands: readonly LoadedBrand[]): readonly Kitchen[] {
  return brands.flatMap(({ brand, seed }) =>
    seed.locations.map(({ location, kitchen }) => ({
      brandId: brand.id,
      locationId: location.id,
      slug: location.slug,
      email: kitchen?.email,
      webhook: kitchen?.webhook,
    })),
  )
}
