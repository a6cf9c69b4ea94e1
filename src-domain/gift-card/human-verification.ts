import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** What the person is about to do; a token is good for that alone. */
export type HumanAction = 'giftcard' | 'order' | 'signin'

export type NotVerified = { readonly _tag: 'NotVerified' }

/** A service that tells people from programs (GIFT-03). A token is for one call, at once. */
export interface HumanVerification {
  readonly token: (action: HumanAction) => TaskEither<NotVerified, string>
}
