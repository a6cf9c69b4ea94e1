import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { VendorOnPage } from '../../src-domain/payment/payment-processor.ts'
import { policyNames } from '../../src-domain/payment/text-policies.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { type TypedText, typedText } from './trusted-types.ts'
import { vendorPolicy } from './vendor-policy.ts'

/** Milliseconds. */
const longest = 15_000

/** Loads inventoried scripts, each once. One gate per page: it creates the Trusted Types policies. */
export function scriptGate(page: Document, pause: Pause): (vendor: VendorOnPage) => LoadScript {
  const loading = new Map<string, Promise<Outcome<void>>>()
  const listed = new Set<string>()
  const isListed = (address: string) => listed.has(address)
  const letWrite = vendorPolicy(page, isListed)
  let typed: TypedText | undefined

  const load = (address: string, hasDefined: () => boolean): Promise<Outcome<void>> => {
    typed ??= typedText(page, policyNames.gate, { createScriptURL: (text) => (isListed(text) ? text : undefined) })
    const script = page.createElement('script')
    script.async = true
    Reflect.set(script, 'src', typed.createScriptURL(address))
    const come = new Promise<Outcome<void>>((resolve) => {
      script.addEventListener('load', () => resolve(hasDefined() ? right(undefined) : failed('load')))
      script.addEventListener('error', () => resolve(failed('load')))
    })
    page.head.append(script)
    return Promise.race([come, pause.wait(longest).then(() => failed('timeout'))]).then((outcome) => {
      if (isLeft(outcome)) {
        script.remove()
        loading.delete(address)
      }
      return outcome
    })
  }

  return ({ scripts, writes }) => {
    for (const { address } of scripts) listed.add(address)
    if (writes !== undefined) letWrite(writes)
    return async (address, hasDefined = () => true) => {
      if (!scripts.some((one) => one.address === address))
        return left({ _tag: 'Misconfigured', code: 'script-not-in-inventory' })
      const script = loading.get(address) ?? load(address, hasDefined)
      loading.set(address, script)
      return script
    }
  }
}

function failed(cause: 'load' | 'timeout'): Outcome<void> {
  return left({ _tag: 'Unavailable', cause })
}
