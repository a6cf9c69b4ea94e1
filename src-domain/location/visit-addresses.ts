import type { Address } from '../address/address.ts'

/** Latest first (LOC-35). Session storage; never throws. */
export interface VisitAddresses {
  readonly read: () => readonly Address[]
  readonly keep: (latestFirst: readonly Address[]) => void
}
