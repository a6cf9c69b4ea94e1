import type { VersionMark } from '../../src-server/brand/start-brands.ts'
import type { LoadedBrand } from './load-brands.ts'

/** The brands that this process serves. Publishing replaces one, so readers ask again for each request. */
export interface LiveBrands {
  /** The same array until a brand is replaced. */
  readonly all: () => readonly LoadedBrand[]
  readonly get: (brandId: string) => LoadedBrand | undefined
  /** Adds a brand, or replaces it. */
  readonly serve: (brand: LoadedBrand) => void
  readonly leaveOut: (brandId: string) => void
  readonly mark: (brandId: string, version: VersionMark) => void
  /** Undefined for a brand without versions. */
  readonly markOf: (brandId: string) => VersionMark | undefined
}

export function liveBrands(loaded: readonly LoadedBrand[]): LiveBrands {
  let all = loaded
  const marks = new Map<string, VersionMark>()
  return {
    all: () => all,
    get: (brandId) => all.find(({ brand }) => brand.id === brandId),
    serve: (brand) => {
      const others = all.filter((one) => one.brand.id !== brand.brand.id)
      all = [...others, brand].sort((a, b) => (a.brand.id < b.brand.id ? -1 : 1))
    },
    leaveOut: (brandId) => {
      all = all.filter(({ brand }) => brand.id !== brandId)
    },
    mark: (brandId, { number, pictures }) => {
      marks.set(brandId, { number, pictures })
    },
    markOf: (brandId) => marks.get(brandId),
  }
}

/** Makes something of the brands, and again after one was replaced. */
export function ofLiveBrands<A>(live: Pick<LiveBrands, 'all'>, make: (brands: readonly LoadedBrand[]) => A): () => A {
  let brands: readonly LoadedBrand[] | undefined
  let made: { readonly value: A } | undefined
  return () => {
    const now = live.all()
    if (made === undefined || now !== brands) {
      brands = now
      made = { value: make(now) }
    }
    return made.value
  }
}
