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

/** ACCT-03. Excludes the session token. */
export interface Patron {
  readonly id: string
  readonly email?: string
  readonly phone?: {
    readonly value: string
    readonly isVerified: boolean
    /** Our extension: false if the server cannot send text messages. Absent means true. */
    readonly isVerifiable?: boolean
    /** As its country writes it; absent: the format of LOC-50. */
    readonly displayed?: string
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
