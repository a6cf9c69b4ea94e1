import type { GeoPoint } from '../../src-domain/address/address.ts'

/** Houses `first` to `last` on a straight line in one ZIP code. */
export interface StreetSeed {
  readonly id: string
  readonly name: string
  readonly zip: string
  readonly first: number
  readonly last: number
  readonly from: GeoPoint
  readonly to: GeoPoint
}

/** A neighbourhood or a ZIP code. */
export interface AreaSeed {
  readonly id: string
  readonly name: string
  readonly point: GeoPoint
  readonly zip?: string
}

export interface TownSeed {
  readonly id: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly point: GeoPoint
  readonly areas: readonly AreaSeed[]
  readonly streets: readonly StreetSeed[]
}

/** Restaurants shown together (LOC-46). */
export interface MarketSeed {
  readonly slug: string
  readonly name: string
  readonly locations: readonly string[]
}
