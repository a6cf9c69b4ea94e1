import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

/** What a processor's form needs, as origins. Plain data, one per adapter. */
export interface ProcessorPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly styles?: readonly string[]
  readonly fonts?: readonly string[]
  /** Where a bank's page in a frame sends its form to. */
  readonly formActions?: readonly string[]
  /** Whose frames may open the wallet of the device. */
  readonly payments?: readonly string[]
  /** What its script writes into the page by itself; absent: nothing. */
  readonly writes?: VendorWrites
}

export const noProcessor: ProcessorPolicy = { scripts: [], frames: [], connects: [] }
