import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

export interface ProcessorPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly styles?: readonly string[]
  readonly fonts?: readonly string[]
  /** Targets of a bank's form in a frame. */
  readonly formActions?: readonly string[]
  /** Frames that may open the device's wallet. */
  readonly payments?: readonly string[]
  /** Absent: its script writes nothing into the page. */
  readonly writes?: VendorWrites
}

export const noProcessor: ProcessorPolicy = { scripts: [], frames: [], connects: [] }
