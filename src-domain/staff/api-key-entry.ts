import type { Instant } from '../time/clock.ts'
import type { KeyScope } from './api-key.ts'

/** An API key as its owner sees it. The key itself is shown once, when it is made. */
export interface ApiKeyEntry {
  readonly id: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly isBrandWide: boolean
  readonly createdAt: Instant
  readonly usedAt?: Instant
}

export interface NewApiKey {
  readonly name: string
  /** At least one. */
  readonly scopes: readonly KeyScope[]
  /** False: for one location alone. */
  readonly isBrandWide: boolean
}
