import type { ScriptLoader } from '../../src-domain/call/script-loader.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { VendorOnPage } from '../../src-domain/payment/payment-processor.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

export interface ScriptLoaderNeeds {
  /** The page's one gate for scripts of others. */
  readonly letIn: (vendor: VendorOnPage) => LoadScript
  /** The same list from which the page's content policy is made. */
  readonly origins: readonly string[]
  readonly writes?: VendorWrites | undefined
}

/** Scripts that are not a card form's, from the origins that the adapters' policies name. */
export function scriptLoader({ letIn, origins, writes }: ScriptLoaderNeeds): ScriptLoader {
  return {
    load: (address) => {
      if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) return
      const scripts = [{ address, vendor: new URL(address).host, why: 'the brand has switched it on' }]
      // One that does not come is missed by whoever waits for what it defines.
      void letIn({ scripts, ...(writes === undefined ? {} : { writes }) })(address)
    },
  }
}
