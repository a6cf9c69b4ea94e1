import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Environment } from '../environment/environment.ts'
import { sinkPolicy, sinksFor } from './policies.ts'

type StaffEnvironment = Pick<Environment, 'APP_ENV' | 'STAFF_ORIGIN'>

/** Stands for a brand's id in STAFF_ORIGIN. */
export const brandMark = '{brand}'

/** Scheme and host where the staff of a brand are served, apart from the shop; undefined if that is the shop's host. */
export function ownStaffOrigin(brandId: string, { STAFF_ORIGIN: origin }: StaffEnvironment): string | undefined {
  return origin === undefined ? undefined : new URL(origin.replaceAll(brandMark, brandId)).origin
}

/**
 * Whether a host has the staff document and its routes for a brand. Where STAFF_ORIGIN is set, only its host has them.
 * Without it the shop's host has them, but outside development not if a vendor's script runs there, because that script
 * could call the routes with the cookie of a signed-in member.
 */
export function servesStaff(
  brand: Pick<Brand, 'id' | 'analytics'>,
  environment: StaffEnvironment,
  host: string,
): boolean {
  const own = ownStaffOrigin(brand.id, environment)
  return own === undefined ? isSafeInShop(brand, environment) : new URL(own).host === host.toLowerCase()
}

function isSafeInShop({ analytics }: Pick<Brand, 'analytics'>, { APP_ENV: appEnv }: StaffEnvironment): boolean {
  return appEnv === 'development' || sinkPolicy(analytics, sinksFor(analytics, 'all')).scripts.length === 0
}

/** Ids of the brands whose staff cannot sign in. */
export function brandsWithoutStaff(
  brands: readonly { readonly brand: Pick<Brand, 'id' | 'analytics'> }[],
  environment: StaffEnvironment,
): readonly string[] {
  if (environment.STAFF_ORIGIN !== undefined) return []
  return brands.flatMap(({ brand }) => (isSafeInShop(brand, environment) ? [] : [brand.id]))
}

export function withoutStaffWarning(brandId: string): string {
  return `Brand ${brandId} has no /staff: its analytics load vendor scripts, which could act with a staff session. Set STAFF_ORIGIN to a host of its own`
}
