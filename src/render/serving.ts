import type { readAssets } from './assets-manifest.ts'
import type { StorefrontNeeds } from './storefront-needs.ts'

export interface DocumentServing {
  readonly needs: StorefrontNeeds
  readonly assetsOf: ReturnType<typeof readAssets>
  /** If it is not ours. */
  readonly api: string | undefined
}
