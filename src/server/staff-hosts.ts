import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { brandsWithoutStaff, ownStaffOrigin } from '../sinks/serves-staff.ts'
import { brandOrigin } from './brand-origin.ts'

/** Finds the brand of a host that serves staff alone; undefined for hosts of shops. The host may have a port. */
export function brandOfStaffHost(brands: readonly LoadedBrand[], environment: Environment) {
  const byHost = new Map(
    served(brands, environment).flatMap((one) => {
      const origin = ownStaffOrigin(one.brand.id, environment)
      return origin === undefined ? [] : [[new URL(origin).hostname, one] as const]
    }),
  )
  return (host: string): LoadedBrand | undefined => byHost.get(host.toLowerCase().replace(/:\d+$/, ''))
}

/** "https://staff.example", for links to the staff pages; undefined if it is not configured, or there are none. */
export function staffOrigin(brand: LoadedBrand, environment: Environment): string | undefined {
  if (brandsWithoutStaff([brand], environment).length > 0) return undefined
  return ownStaffOrigin(brand.brand.id, environment) ?? brandOrigin(brand, environment)
}

/** Returns one line for the operator; undefined if the hosts of staff can be told apart from each other and from shops. */
export function staffHostRefusal(environment: Environment, brands: readonly LoadedBrand[]): string | undefined {
  const { STAFF_ORIGIN: origin, APP_ENV: appEnv } = environment
  if (origin === undefined) return undefined
  const all = served(brands, environment)
  const hosts = new Set(all.map(({ brand }) => ownStaffOrigin(brand.id, environment)))
  if (hosts.size < all.length)
    return 'STAFF_ORIGIN is one host for several brands: put {brand} into it, such as https://{brand}.staff.example, or set BRAND'
  if (appEnv !== 'development' && !origin.startsWith('https://'))
    return `STAFF_ORIGIN needs https where APP_ENV=${appEnv}`
  const shops = new Set(brands.flatMap((one) => one.hosts))
  const shared = [...hosts].find((one) => one !== undefined && shops.has(new URL(one).hostname))
  return (
    shared &&
    `STAFF_ORIGIN names ${new URL(shared).hostname}, which is a host of a shop: staff need a host of their own`
  )
}

function served(brands: readonly LoadedBrand[], { BRAND: forced }: Environment): readonly LoadedBrand[] {
  return forced === undefined ? brands : brands.filter(({ brand }) => brand.id === forced)
}
