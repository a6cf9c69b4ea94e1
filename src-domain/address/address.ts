/** Degrees, WGS 84. */
export interface GeoPoint {
  readonly lat: number
  readonly long: number
}

/** A point with the order server's word on it, where it knows the very door. */
export interface SealedPoint extends GeoPoint {
  readonly seal?: string
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
  /** The order server's word that this door is at this point; it says so with the coordinates and hears it with the order. */
  readonly seal?: string
}
