import type { Location } from './location.ts'

/** The location of a link: one that has the slug now, else one that had it. */
export function locationOfSlug<A extends Pick<Location, 'slug' | 'formerSlugs'>>(
  locations: readonly A[],
  slug: string,
): A | undefined {
  return (
    locations.find((one) => one.slug === slug) ?? locations.find(({ formerSlugs = [] }) => formerSlugs.includes(slug))
  )
}
