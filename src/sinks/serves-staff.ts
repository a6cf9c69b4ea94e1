import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Environment } from '../environment/environment.ts'
import { sinkPolicy, sinksFor } from './policies.ts'

/**
 * Whether a brand's host has the staff document and its routes. Outside development it has neither if a vendor's script
 * runs there, because that script could call the routes with the cookie of a signed-in member.
 */
export function servesStaff({ analytics }: Pick<Brand, 'analytics'>, appEnv: Environment['APP_ENV']): boolean {
  return appEnv === 'development' || sinkPolicy(analytics, sinksFor(analytics, 'all')).scripts.length === 0
}

/** Ids of the brands whose staff cannot sign in. */
export function brandsWithoutStaff(
  brands: readonly { readonly brand: Pick<Brand, 'id' | 'analytics'> }[],
  appEnv: Environment['APP_ENV'],
): readonly string[] {
  return brands.flatMap(({ brand }) => (servesStaff(brand, appEnv) ? [] : [brand.id]))
}

export function withoutStaffWarning(brandId: string): string {
  return `Brand ${brandId} has no /staff: its analytics load vendor scripts, which could act with a staff session`
}
