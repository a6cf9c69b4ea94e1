import { fraudBeaconPolicy, fraudBeaconScripts } from '../../src-adapters/analytics/policy.ts'
import { turnstilePolicy } from '../../src-adapters/turnstile/policy.ts'
import { turnstileScripts } from '../../src-adapters/turnstile/scripts.ts'
import type { PaymentForm } from '../../src-domain/brand/brand.ts'
import type { PaymentEnvironment, VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { ProcessorName } from '../processors/names.ts'
import { vendorScriptsOf } from '../processors/scripts.ts'
import { processorPolicyOf } from '../processors/server.ts'

/** Script that may run on a card page. */
export interface ScriptRow extends VendorScript {
  /** Environments whose content policy allows the script. */
  readonly allowedIn: readonly PaymentEnvironment[]
  /** False if only the vendor's script may load it. */
  readonly isLoadedByUs: boolean
}

/** Scripts of the inventory, and any others that the policy allows. */
export function scriptRows(name: ProcessorName, form?: PaymentForm): readonly ScriptRow[] {
  return rowsOf(vendorScriptsOf(name, form), (environment) => processorPolicyOf(name, environment, form).scripts)
}

export function botCheckRows(): readonly ScriptRow[] {
  return rowsOf(turnstileScripts, () => turnstilePolicy.scripts)
}

export function fraudBeaconRows(): readonly ScriptRow[] {
  return rowsOf(fraudBeaconScripts, () => fraudBeaconPolicy.scripts)
}

export const paymentEnvironments: readonly PaymentEnvironment[] = ['sandbox', 'production']

type OriginsIn = (environment: PaymentEnvironment) => readonly string[]

function rowsOf(scripts: readonly VendorScript[], originsIn: OriginsIn): readonly ScriptRow[] {
  const allowedIn = (origin: string) => paymentEnvironments.filter((one) => originsIn(one).includes(origin))
  const named = scripts.map((script) => ({
    ...script,
    allowedIn: allowedIn(new URL(script.address).origin),
    isLoadedByUs: true,
  }))
  const origins = new Set(scripts.map(({ address }) => new URL(address).origin))
  const others = [...new Set(paymentEnvironments.flatMap(originsIn))].filter((origin) => !origins.has(origin))
  const vendor = [...new Set(scripts.map((script) => script.vendor))].join(', ')
  const unnamed = others.map((address) => ({
    address,
    vendor,
    why,
    allowedIn: allowedIn(address),
    isLoadedByUs: false,
  }))
  return [...named, ...unnamed]
}

const why = 'loaded by the script above, not by our code'
