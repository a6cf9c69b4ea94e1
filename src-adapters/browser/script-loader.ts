import type { ScriptLoader } from '../../src-domain/call/script-loader.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { VendorOnPage } from '../../src-domain/payment/payment-processor.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

export interface ScriptLoaderNeeds {
  /** The page's script gate. */
  readonly letIn: (vendor: VendorOnPage) => LoadScript
  /** The same list as in the page's content policy. */
  readonly origins: readonly string[]
  readonly writes?: VendorWrites | undefined
}

/** Loads scripts other than card forms, from the origins in the adapters' policies. */
export function scriptLoader({ letIn, origins, writes }: ScriptLoaderNeeds): ScriptLoader {
  return {
    load: (address) => {
      if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) return
      const scripts = [{ address, vendor: new URL(address).host, why: 'the brand has switched it on' }]
      // A failed load is noticed by callers that wait for what the script defines.
      void letIn({ scripts, ...(writes === undefined ? {} : { writes }) })(address)
    },
  }
}
