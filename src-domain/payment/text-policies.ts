/** Names of Trusted Types policies. A page can create each only once. */
export const policyNames = {
  /** Policy for script URLs of the inventory. */
  gate: 'script-gate',
  /** Policy for strings that a vendor's script writes. Browsers apply the one named `default`. */
  vendors: 'default',
  /** Policy for parsing a vendor's markup before the page accepts it. */
  reading: 'vendor-markup',
} as const
