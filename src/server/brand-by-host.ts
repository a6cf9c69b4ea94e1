import type { LoadedBrand } from '../brand/load-brands.ts'

/** Finds the brand of a host. `forced` (BRAND) overrides the host, and a single brand answers to every host. */
export function brandByHost(brands: readonly LoadedBrand[], forced: string | undefined) {
  const byHost = new Map(brands.flatMap((one) => one.hosts.map((host) => [host, one] as const)))
  const only =
    forced === undefined
      ? brands.length === 1
        ? brands[0]
        : undefined
      : brands.find(({ brand }) => brand.id === forced)
  return (host: string): LoadedBrand | undefined => only ?? byHost.get(host.toLowerCase().replace(/:\d+$/, ''))
}
