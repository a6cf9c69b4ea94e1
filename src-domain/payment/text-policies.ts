/** Names of Trusted Types policies. A page can create each only once. */
export const policyNames = {
  /** For script URLs of the inventory. */
  gate: 'script-gate',
  /** For strings that a vendor's script writes: browsers apply the policy named `default` to them. */
  vendors: 'default',
  /** For parsing a vendor's markup before it is allowed. */
  reading: 'vendor-markup',
} as const
