import type { readAssets } from './assets-manifest.ts'
import type { StorefrontNeeds } from './storefront-needs.ts'

export interface DocumentServing {
  readonly needs: StorefrontNeeds
  readonly assetsOf: ReturnType<typeof readAssets>
  /** Origin of the order server if it is not ours. */
  readonly api: string | undefined
}
