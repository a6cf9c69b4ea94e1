import type { Either } from 'fp-ts/lib/Either.js'

/** A token is valid for one action. */
export type HumanAction = 'giftcard' | 'order' | 'signin'

export type NotVerified = { readonly _tag: 'NotVerified' }

/** Bot check (GIFT-03). A token is for one call, at once. */
export interface HumanVerification {
  readonly token: (action: HumanAction) => Promise<Either<NotVerified, string>>
}
