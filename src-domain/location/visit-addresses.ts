import type { Address } from '../address/address.ts'

/** The delivery addresses used in this visit, the latest first (LOC-35). Gone with the tab; never throws. */
export interface VisitAddresses {
  readonly read: () => readonly Address[]
  readonly keep: (latestFirst: readonly Address[]) => void
}
