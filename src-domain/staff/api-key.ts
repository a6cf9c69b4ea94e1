import type { Permission } from './permissions.ts'

export type KeyScope = Extract<Permission, 'orders:read' | 'orders:write' | 'availability:write' | 'reports:read'>

/** Keys get no other permission: none cancels, refunds, pauses, or changes people and keys. */
export const keyScopes: readonly KeyScope[] = ['orders:read', 'orders:write', 'availability:write', 'reports:read']

export const longestKeyName = 60

/** An API key with which a till calls the staff routes. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly role: 'key'
  readonly scopes: readonly KeyScope[]
  /** Empty if the key is for every location of the brand. */
  readonly locationIds: readonly string[]
  readonly isBrandWide: boolean
}
