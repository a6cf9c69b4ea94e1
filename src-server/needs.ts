import type { HumanVerifier } from '../src-domain/gift-card/human-verifier.ts'
import type { AddressFinder } from '../src-domain/location/address-finder.ts'
import type { PaymentGateway } from '../src-domain/payment/payment-gateway.ts'
import type { Clock } from '../src-domain/time/clock.ts'
import type { Passwords } from './account/password.ts'
import type { BrandSeed } from './brand/brand-seed.ts'
import type { KitchenHook } from './kitchen/kitchen-hook.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log.ts'
import type { MailSender } from './mail/mail-sender.ts'
import type { DatabaseChoice } from './store/database-choice.ts'

/** By the processor's id, the one that `Brand.paymentProcessor` names. */
export type Gateways = ReadonlyMap<string, PaymentGateway>

/**
 * Points in a placement where a test lets the process die: received, claimed is next, then priced with its holds, the
 * attempt written, the processor asked, its answer there, the order written, captured, jobs staged, answered. And in a
 * refund: written down that the processor is about to be asked, its answer there, entered.
 */
export type CrashPoint =
  | 'received'
  | 'key-claimed'
  | 'priced'
  | 'attempt-written'
  | 'processor-asked'
  | 'processor-answered'
  | 'order-committed'
  | 'captured'
  | 'jobs-staged'
  | 'answered'
  | 'refund-asked'
  | 'refund-answered'
  | 'refund-finished'

/** Milliseconds. */
export interface Timeouts {
  /** How long a placement may work on its attempt before the completer looks. Longer than `processor`. */
  readonly attemptLease: number
  readonly processor: number
  readonly completer: number
  readonly askAgain: number
  /** How long after a charge was called off because it never arrived somebody looks whether it did; then twice as long, and so on. */
  readonly lookAgain: number
  readonly jobs: number
  readonly mail: number
  readonly webhook: number
  /** How long a worker may have a job in hand before another takes it. Longer than `processor` and `mail`. */
  readonly jobLease: number
  /** How long an authorisation is good where its processor does not say; until then its capture is tried. */
  readonly authorisation: number
  /** How often each processor's books are compared with the orders, from one run to the next. */
  readonly reconcile: number
  /** Without word for so long, whoever compares has died and another may. Longer than `processor`, several times. */
  readonly reconcileLease: number
  /** How old an order or a charge is before it is compared: older than every lease and every look above, and than a processor's list is late. */
  readonly reconcileGrace: number
  /** How far back is compared. Longer than an authorisation is good. */
  readonly reconcileWindow: number
  /** How often what is of no use any more is deleted. */
  readonly tidy: number
  /** How long a customer may take for a further step, at the bank; then the charge is called off. */
  readonly step: number
  /** When somebody looks what became of a step of which nobody was told, and how often from then on. */
  readonly lookAtStep: number
  /** How long a second submission of a key waits for the first one's outcome. */
  readonly wait: number
}

/**
 * What waits for a processor waits in proportion to its timeout: an attempt is looked up only when whoever asked has
 * given up long ago, because a charge that arrives after it was called off is nobody's.
 */
export function timeoutsFor(processor: number): Timeouts {
  return {
    processor,
    attemptLease: 3 * processor,
    completer: processor / 2,
    askAgain: Math.ceil(processor / 2),
    lookAgain: 6 * processor,
    jobs: 1_000,
    mail: 20_000,
    webhook: 15_000,
    jobLease: Math.max(6 * processor, 60_000),
    authorisation: 6 * 24 * 3_600_000,
    reconcile: 3_600_000,
    reconcileLease: Math.max(20 * processor, 300_000),
    reconcileGrace: Math.max(90 * processor, 900_000),
    reconcileWindow: 8 * 24 * 3_600_000,
    tidy: 3_600_000,
    step: 600_000,
    lookAtStep: 3 * processor,
    wait: (3 * processor) / 2,
  }
}

export const usualTimeouts = timeoutsFor(10_000)

export interface OrderServerNeeds {
  readonly database: DatabaseChoice
  readonly brands: readonly BrandSeed[]
  readonly gateways: Gateways
  readonly clock: Clock
  /** The secret under which gift card numbers are kept; without one, the one that everybody knows. */
  readonly giftCardKey?: string
  readonly log: Log
  /** Without one, addresses are found in the brands' own lists of streets. */
  readonly addresses?: AddressFinder
  /** Without one no receipt is sent, which is told once. */
  readonly mail?: MailSender
  /** Without one the locations that have a webhook are not told by it. */
  readonly kitchenHook?: KitchenHook
  readonly timeouts?: Partial<Timeouts>
  /** An outside service that tells people from programs; without one our own signed token does. */
  readonly human?: HumanVerifier
  /** How passwords are kept; without it, as dear as it has to be. */
  readonly passwords?: Passwords
  /** Other limits than the usual ones. */
  readonly limits?: Partial<Limits>
  /** Where nobody drives, a courier of the demo does: how long its trip takes and how often it is seen, in milliseconds. */
  readonly demoCourier?: { readonly trip: number; readonly interval: number }
  /** Tests only: what happens at a crash point. */
  readonly crashAt?: (point: CrashPoint) => void
}
