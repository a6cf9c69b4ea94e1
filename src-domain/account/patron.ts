import type { Address } from '../address/address.ts'
import type { SocialPlatform } from '../brand/social-platform.ts'

export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly primaryCard: boolean
}

export type AccountType = 'email' | SocialPlatform

/** A known customer (ACCT-03). The session token is not part of it. */
export interface Patron {
  readonly id: string
  readonly email?: string
  readonly phone?: {
    readonly value: string
    readonly isVerified: boolean
    /** False where the server can send no text message, so that nobody waits for one. Ours; absent means that it can. */
    readonly isVerifiable?: boolean
  }
  readonly firstName: string
  readonly lastName: string
  readonly isMigrating: boolean
  readonly isEmployee: boolean
  readonly userIdApple?: string
  readonly type: AccountType
  readonly addresses: readonly Address[]
  readonly card?: SavedCard
}
