import type { readAssets } from './assets-manifest.ts'
import type { StorefrontNeeds } from './storefront-needs.ts'

/** What every document is served with. */
export interface DocumentServing {
  readonly needs: StorefrontNeeds
  readonly assetsOf: ReturnType<typeof readAssets>
  /** The order server's origin, when it is not ours. */
  readonly api: string | undefined
}
