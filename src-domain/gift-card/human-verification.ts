import type { Either } from 'fp-ts/lib/Either.js'

/** A token is valid for one action. */
export type HumanAction = 'giftcard' | 'order' | 'signin'

export type NotVerified = { readonly _tag: 'NotVerified' }

/** Bot check (GIFT-03). Use a token at once, for one call. */
export interface HumanVerification {
  readonly token: (action: HumanAction) => Promise<Either<NotVerified, string>>
}
