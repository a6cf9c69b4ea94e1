import type { LoadedBrand } from '../brand/load-brands.ts'

/**
 * Finds the host of a brand that another spelling means: with or without `www.`, or with a trailing dot. The answer is
 * always one of the brands' own hosts; undefined for those hosts and for unknown ones.
 */
export function hostRedirect(brands: readonly Pick<LoadedBrand, 'hosts'>[]) {
  const known = new Set(brands.flatMap(({ hosts }) => hosts))
  return (asked: string): string | undefined => {
    const host = asked.toLowerCase()
    if (known.has(host)) return undefined
    const bare = host.replace(/\.$/, '')
    return [bare, bare.replace(/^www\./, ''), `www.${bare}`].find((one) => known.has(one))
  }
}
