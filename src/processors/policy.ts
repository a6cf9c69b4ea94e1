import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

export interface ProcessorPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly styles?: readonly string[]
  readonly fonts?: readonly string[]
  /** Origins to which a bank's form in a frame may submit. */
  readonly formActions?: readonly string[]
  /** Origins of frames that may open the device's wallet. */
  readonly payments?: readonly string[]
  /** Absent: the vendor's script writes nothing into the page. */
  readonly writes?: VendorWrites
}

export const noProcessor: ProcessorPolicy = { scripts: [], frames: [], connects: [] }
