import { scripts as authorize, hostedScripts as authorizeHosted } from '../../src-adapters/authorize/scripts.ts'
import { scripts as square } from '../../src-adapters/square/scripts.ts'
import { scripts as stripe } from '../../src-adapters/stripe/scripts.ts'
import type { PaymentForm } from '../../src-domain/brand/brand.ts'
import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { ProcessorName } from './names.ts'

/** What a processor's browser side may load of its vendor's, for whoever asks without a browser. */
export function vendorScriptsOf(name: ProcessorName, form?: PaymentForm): readonly VendorScript[] {
  return (form === 'hosted' ? hostedRows[name] : undefined) ?? rows[name] ?? []
}

/** A processor without a row loads no script of anybody's. */
const rows: Partial<Readonly<Record<ProcessorName, readonly VendorScript[]>>> = { authorize, square, stripe }

/** Of those that have a form of their vendor's besides, where a brand has chosen it. */
const hostedRows: typeof rows = { authorize: authorizeHosted }
