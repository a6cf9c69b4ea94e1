import type { ScriptLoader } from '../../src-domain/call/script-loader.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { VendorOnPage } from '../../src-domain/payment/payment-processor.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'

export interface ScriptLoaderNeeds {
  readonly allow: (vendor: VendorOnPage) => LoadScript
  /** As in the page's content policy. */
  readonly origins: readonly string[]
  readonly writes?: VendorWrites | undefined
}

/** Not for card forms. */
export function scriptLoader({ allow, origins, writes }: ScriptLoaderNeeds): ScriptLoader {
  return {
    load: (address) => {
      if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) return
      const scripts = [{ address, vendor: new URL(address).host, why: 'the brand has switched it on' }]
      // Callers wait for the script's global.
      void allow({ scripts, ...(writes === undefined ? {} : { writes }) })(address)
    },
  }
}
