/**
 * Strings that a vendor's script writes into our page (Trusted Types). Absent: it only creates elements, or has no
 * script here.
 */
export interface VendorWrites {
  /** Additional script origins: `https://*.vendor.example`. */
  readonly fetches: readonly string[]
  /** Allows markup, except anything executable. */
  readonly markup: boolean
}
