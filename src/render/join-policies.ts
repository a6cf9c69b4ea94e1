import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'
import type { ProcessorPolicy } from '../processors/policy.ts'

/** Fields that only one kind of party has are `a`'s. */
export function joinPolicies(a: ProcessorPolicy, b: ProcessorPolicy): ProcessorPolicy {
  return {
    ...a,
    scripts: [...a.scripts, ...b.scripts],
    frames: [...a.frames, ...b.frames],
    connects: [...a.connects, ...b.connects],
    ...combinedWrites(a.writes, b.writes),
  }
}

function combinedWrites(a: VendorWrites | undefined, b: VendorWrites | undefined): Pick<ProcessorPolicy, 'writes'> {
  const writes = a === undefined || b === undefined ? (a ?? b) : bothOf(a, b)
  return writes === undefined ? {} : { writes }
}

function bothOf(a: VendorWrites, b: VendorWrites): VendorWrites {
  return { fetches: [...a.fetches, ...b.fetches], markup: a.markup || b.markup }
}
