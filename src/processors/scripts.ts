import { scripts as authorize } from '../../src-adapters/authorize/scripts.ts'
import { scripts as square } from '../../src-adapters/square/scripts.ts'
import { scripts as stripe } from '../../src-adapters/stripe/scripts.ts'
import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { ProcessorName } from './names.ts'

/** What a processor's browser side may load of its vendor's, for whoever asks without a browser. */
export function vendorScriptsOf(name: ProcessorName): readonly VendorScript[] {
  return rows[name] ?? []
}

/** A processor without a row loads no script of anybody's. */
const rows: Partial<Readonly<Record<ProcessorName, readonly VendorScript[]>>> = { authorize, square, stripe }
