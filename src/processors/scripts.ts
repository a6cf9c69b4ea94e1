import { scripts as authorize, hostedScripts as authorizeHosted } from '../../src-adapters/authorize/scripts.ts'
import { scripts as square } from '../../src-adapters/square/scripts.ts'
import { scripts as stripe } from '../../src-adapters/stripe/scripts.ts'
import type { PaymentForm } from '../../src-domain/brand/brand.ts'
import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { ProcessorName } from './names.ts'

export function vendorScriptsOf(name: ProcessorName, form?: PaymentForm): readonly VendorScript[] {
  return (form === 'hosted' ? hostedRows[name] : undefined) ?? rows[name]
}

const rows: Readonly<Record<ProcessorName, readonly VendorScript[]>> = {
  authorize,
  square,
  stripe,
  sandbox: [],
  seamless: [],
}

/** For brands that chose the vendor's form over our fields. */
const hostedRows: Partial<typeof rows> = { authorize: authorizeHosted }
