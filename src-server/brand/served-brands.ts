import type { Brand } from '../../src-domain/brand/brand.ts'
import type { BrandSeed } from './brand-seed.ts'

/** What this process serves of each brand. Readers ask again for each call, because a version may replace it. */
export interface ServedBrands {
  readonly brands: ReadonlyMap<string, Brand>
  readonly seedOf: (brandId: string) => ServedSeed | undefined
  readonly numberOf: (brandId: string) => number | undefined
  /** `number` is undefined for a brand without versions. */
  readonly serve: (seed: ServedSeed, number: number | undefined) => void
}

export type ServedSeed = Pick<BrandSeed, 'brand' | 'mail' | 'staffOrigin'>

export function servedBrands(): ServedBrands {
  const brands = new Map<string, Brand>()
  const seeds = new Map<string, { readonly seed: ServedSeed; readonly number: number | undefined }>()
  return {
    brands,
    seedOf: (brandId) => seeds.get(brandId)?.seed,
    numberOf: (brandId) => seeds.get(brandId)?.number,
    serve: ({ brand, mail, staffOrigin }, number) => {
      brands.set(brand.id, brand)
      // Without the menus and rows, which would stay in memory.
      const seed = {
        brand,
        ...(mail === undefined ? {} : { mail }),
        ...(staffOrigin === undefined ? {} : { staffOrigin }),
      }
      seeds.set(brand.id, { seed, number })
    },
  }
}
