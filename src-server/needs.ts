import type { BreachedPasswords } from '../src-domain/account/breached-passwords.ts'
import type { PhoneRulesOf } from '../src-domain/account/phone-rules.ts'
import type { HumanVerifier } from '../src-domain/gift-card/human-verifier.ts'
import type { CourierService } from '../src-domain/kitchen/courier-service.ts'
import type { Clock } from '../src-domain/time/clock.ts'
import type { Passwords } from './account/password.ts'
import type { SocialVerifiers } from './account/social-verifier.ts'
import type { AddressFinderOf } from './address/address-lookup.ts'
import type { BrandSeed } from './brand/brand-seed.ts'
import type { BrandVersionNeeds } from './brand/start-brands.ts'
import type { CrashPoint } from './crash-point.ts'
import type { KitchenHook } from './kitchen/kitchen-hook.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log.ts'
import type { MailSenderOf } from './mail/mail-sender.ts'
import type { TextSenderOf } from './mail/text-sender.ts'
import type { Gateways } from './payment/gateways.ts'
import type { PaymentAccounts } from './payment/payment-accounts.ts'
import type { TicketPrinters } from './printing/printers.ts'
import type { DatabaseChoice } from './store/database-choice.ts'
import type { Timeouts } from './timeouts.ts'

export interface OrderServerNeeds {
  readonly database: DatabaseChoice
  readonly brands: readonly BrandSeed[]
  /** Absent: brands are written as they are, and have no versions. */
  readonly brandVersions?: BrandVersionNeeds
  /** By account: `PaymentAccounts`. */
  readonly gateways: Gateways
  /** Absent: one account per processor, for all brands. */
  readonly accounts?: PaymentAccounts
  /** Absent: the database's clock. */
  readonly clock?: Clock
  /** Secret for gift card numbers; absent: the public development key. */
  readonly giftCardKey?: string
  /** A second key that only reads, while `giftCardKey` is rotated. */
  readonly giftCardSecondKey?: string
  readonly log: Log
  /** Absent: the brands' own street lists. */
  readonly addresses?: AddressFinderOf
  /** Absent: no receipts. */
  readonly mail?: MailSenderOf
  /** Absent: no phone can be verified. */
  readonly texts?: TextSenderOf
  /** By country. Absent: all brands have the phones of North America. */
  readonly phones?: PhoneRulesOf
  /** Absent: no sign-in with Google, Apple or Facebook. */
  readonly social?: SocialVerifiers
  /** Absent: no webhooks. */
  readonly kitchenHook?: KitchenHook
  /** Absent: no printers can be added. */
  readonly ticketPrinters?: TicketPrinters
  readonly timeouts?: Partial<Timeouts>
  /** Absent: our own signed token. */
  readonly human?: HumanVerifier
  /** Absent: argon2id. */
  readonly passwords?: Passwords
  /** Absent: new passwords are checked against our own list only. */
  readonly breached?: BreachedPasswords
  /** Whether owners of brands work only with a second factor. Absent: not required. */
  readonly isSecondFactorRequired?: boolean
  readonly limits?: Partial<Limits>
  /** Absent: the restaurant's own drivers deliver. */
  readonly courierService?: CourierService | undefined
  /** Simulates couriers where no service delivers; milliseconds. */
  readonly demoCourier?: { readonly trip: number; readonly interval: number }
  /** Tests only. */
  readonly crashAt?: (point: CrashPoint) => void
}
