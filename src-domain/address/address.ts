/** Degrees, WGS 84. */
export interface GeoPoint {
  readonly lat: number
  readonly long: number
}

/** `seal`: the server's signature, present if the point is the exact door. */
export interface SealedPoint extends GeoPoint {
  readonly seal?: string
}

export interface Address {
  readonly id?: string
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly lat?: number
  readonly long?: number
  /** The server's signature over this address and point; the order returns it. */
  readonly seal?: string
}
