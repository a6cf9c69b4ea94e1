/**
 * What a vendor's script writes into our page by itself, as plain text, where a page otherwise takes none (Trusted Types).
 * A vendor without this writes nothing: its script only makes elements, or it has no script on our page at all.
 */
export interface VendorWrites {
  /** The origins, beside the addresses of its inventory, from which it fetches more scripts: `https://*.vendor.example`. */
  readonly fetches: readonly string[]
  /** It draws by markup; what could run anything is refused even so. */
  readonly markup: boolean
}
