/** What a page's content policy lets be made of plain text, by name (Trusted Types). Each can be made once in a page. */
export const policyNames = {
  /** Addresses of the inventory, for the gate that puts scripts into the page. */
  gate: 'script-gate',
  /** What a vendor's script writes by itself: browsers ask the policy of this name wherever plain text is written. */
  vendors: 'default',
  /** To read markup of a vendor's before it is let in. */
  reading: 'vendor-markup',
} as const
