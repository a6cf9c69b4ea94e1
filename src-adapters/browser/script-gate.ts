import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { Pause } from '../../src-domain/time/clock.ts'

/** Milliseconds. */
const longest = 15_000

/** Lets the scripts of an inventory into the page, and nothing else. One of the same address is there once. */
export function scriptGate(page: Document, pause: Pause): (inventory: readonly VendorScript[]) => LoadScript {
  const loading = new Map<string, Promise<Outcome<void>>>()

  const load = (address: string, hasDefined: () => boolean): Promise<Outcome<void>> => {
    const script = page.createElement('script')
    script.async = true
    script.src = address
    const come = new Promise<Outcome<void>>((resolve) => {
      script.addEventListener('load', () => resolve(hasDefined() ? { ok: true, value: undefined } : failed('load')))
      script.addEventListener('error', () => resolve(failed('load')))
    })
    page.head.append(script)
    return Promise.race([come, pause.wait(longest).then(() => failed('timeout'))]).then((outcome) => {
      if (!outcome.ok) {
        script.remove()
        loading.delete(address)
      }
      return outcome
    })
  }

  return (inventory) =>
    async (address, hasDefined = () => true) => {
      if (!inventory.some((one) => one.address === address))
        return { ok: false, problem: { _tag: 'Misconfigured', code: 'script-not-in-inventory' } }
      const script = loading.get(address) ?? load(address, hasDefined)
      loading.set(address, script)
      return script
    }
}

function failed(cause: 'load' | 'timeout'): Outcome<void> {
  return { ok: false, problem: { _tag: 'Unavailable', cause } }
}
