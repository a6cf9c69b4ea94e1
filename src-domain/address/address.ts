/** Degrees, WGS 84. */
export interface GeoPoint {
  readonly lat: number
  readonly long: number
}

/** A postal address as the order carries it (CART-22, LOC-24). */
export interface Address {
  readonly id?: string
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly lat?: number
  readonly long?: number
}
