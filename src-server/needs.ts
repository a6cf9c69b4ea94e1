import type { BreachedPasswords } from '../src-domain/account/breached-passwords.ts'
import type { HumanVerifier } from '../src-domain/gift-card/human-verifier.ts'
import type { AddressFinder } from '../src-domain/location/address-finder.ts'
import type { Clock } from '../src-domain/time/clock.ts'
import type { Passwords } from './account/password.ts'
import type { SocialVerifiers } from './account/social-verifier.ts'
import type { BrandSeed } from './brand/brand-seed.ts'
import type { CrashPoint } from './crash-point.ts'
import type { KitchenHook } from './kitchen/kitchen-hook.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log.ts'
import type { MailSender } from './mail/mail-sender.ts'
import type { Gateways } from './payment/gateways.ts'
import type { DatabaseChoice } from './store/database-choice.ts'
import type { TextSender } from './text-message/text-sender.ts'
import type { Timeouts } from './timeouts.ts'

export interface OrderServerNeeds {
  readonly database: DatabaseChoice
  readonly brands: readonly BrandSeed[]
  readonly gateways: Gateways
  /** Without one, the database's, so that all of its processes agree on the time. */
  readonly clock?: Clock
  /** The secret under which gift card numbers are kept; without one, the one that everybody knows. */
  readonly giftCardKey?: string
  readonly log: Log
  /** Without one, addresses are found in the brands' own lists of streets. */
  readonly addresses?: AddressFinder
  /** Without one no receipt is sent, which is told once. */
  readonly mail?: MailSender
  /** Without one no phone can be verified, and nobody is asked to. */
  readonly texts?: TextSender
  /** Without it nobody signs in by Google, Apple or Facebook. */
  readonly social?: SocialVerifiers
  /** Without one the locations that have a webhook are not told by it. */
  readonly kitchenHook?: KitchenHook
  readonly timeouts?: Partial<Timeouts>
  /** An outside service that tells people from programs; without one our own signed token does. */
  readonly human?: HumanVerifier
  /** How passwords are kept; without it, as dear as it has to be. */
  readonly passwords?: Passwords
  /** Without it a new password is judged by our own list alone. */
  readonly breached?: BreachedPasswords
  /** Other limits than the usual ones. */
  readonly limits?: Partial<Limits>
  /** Where nobody drives, a courier of the demo does: how long its trip takes and how often it is seen, in milliseconds. */
  readonly demoCourier?: { readonly trip: number; readonly interval: number }
  /** Tests only: what happens at a crash point. */
  readonly crashAt?: (point: CrashPoint) => void
}
