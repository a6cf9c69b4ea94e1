import { fraudBeaconPolicy, fraudBeaconScripts } from '../../src-adapters/analytics/policy.ts'
import { turnstilePolicy } from '../../src-adapters/turnstile/policy.ts'
import { turnstileScripts } from '../../src-adapters/turnstile/scripts.ts'
import type { PaymentForm } from '../../src-domain/brand/brand.ts'
import type { PaymentEnvironment, VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { ProcessorName } from '../processors/names.ts'
import { vendorScriptsOf } from '../processors/scripts.ts'
import { processorPolicyOf } from '../processors/server.ts'

/** A script of somebody else's that may run where a card is typed. */
export interface ScriptRow extends VendorScript {
  /** In which environments the content policy lets it in; in none, it never runs. */
  readonly letIn: readonly PaymentEnvironment[]
  /** False: nothing of ours asks for it, and the vendor's own script may. */
  readonly isAskedByUs: boolean
}

/** What a processor may run in the pay document: what its inventory names, and what its policy lets in besides. */
export function scriptRows(name: ProcessorName, form?: PaymentForm): readonly ScriptRow[] {
  return rowsOf(vendorScriptsOf(name, form), (environment) => processorPolicyOf(name, environment, form).scripts)
}

/** The same of the bot check, which a server has and no brand. */
export function botCheckRows(): readonly ScriptRow[] {
  return rowsOf(turnstileScripts, () => turnstilePolicy.scripts)
}

/** The same of the fraud beacon of a brand that has one. */
export function fraudBeaconRows(): readonly ScriptRow[] {
  return rowsOf(fraudBeaconScripts, () => fraudBeaconPolicy.scripts)
}

export const paymentEnvironments: readonly PaymentEnvironment[] = ['sandbox', 'production']

type OriginsIn = (environment: PaymentEnvironment) => readonly string[]

function rowsOf(scripts: readonly VendorScript[], originsIn: OriginsIn): readonly ScriptRow[] {
  const letIn = (origin: string) => paymentEnvironments.filter((one) => originsIn(one).includes(origin))
  const named = scripts.map((script) => ({
    ...script,
    letIn: letIn(new URL(script.address).origin),
    isAskedByUs: true,
  }))
  const origins = new Set(scripts.map(({ address }) => new URL(address).origin))
  const others = [...new Set(paymentEnvironments.flatMap(originsIn))].filter((origin) => !origins.has(origin))
  const vendor = [...new Set(scripts.map((script) => script.vendor))].join(', ')
  const unnamed = others.map((address) => ({ address, vendor, why, letIn: letIn(address), isAskedByUs: false }))
  return [...named, ...unnamed]
}

const why = 'what the script above fetches from there by itself; nothing of ours asks for it'
