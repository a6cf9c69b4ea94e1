import type { Either } from 'fp-ts/lib/Either.js'

/** Result of a call to the processor's code in the page. */
export type Outcome<A> = Either<PaymentProblem, A>

/** Code of `Misconfigured` for a rejected request (PAY-40). */
export const requestRefused = 'request-refused'

export type PaymentProblem =
  | { readonly _tag: 'InvalidFields'; readonly fields: FieldProblems }
  | { readonly _tag: 'Declined'; readonly reason: string; readonly message?: string }
  | { readonly _tag: 'AuthenticationFailed' }
  | { readonly _tag: 'Cancelled' }
  /** `message`: the processor's own text for customers. */
  | { readonly _tag: 'Unavailable'; readonly cause: UnavailableCause; readonly message?: string }
  /** The processor rejects the request; the customer cannot fix it (PAY-30, PAY-40). */
  | { readonly _tag: 'Misconfigured'; readonly code: string }
  /** The processor issued no token for this card. Other values or another card may work (PAY-36). */
  | { readonly _tag: 'NotTokenised' }
  /** Temporary failure; a retry may work (PAY-29). */
  | { readonly _tag: 'ProcessingFailed' }
  | { readonly _tag: 'OutcomeUnknown'; readonly transactionId?: string }

/**
 * load: the script failed to load. unsupported: the browser lacks support (PAY-44). needs-location: the customer chose
 * no restaurant (PAY-31). credentials: our credentials failed to load (PAY-38). vendor: the vendor reports an outage
 * (PAY-37).
 */
export type UnavailableCause =
  | 'load'
  | 'network'
  | 'timeout'
  | 'unsupported'
  | 'needs-location'
  | 'credentials'
  | 'vendor'

export type CardField = 'number' | 'expiry' | 'expMonth' | 'expYear' | 'cvc' | 'postalCode' | 'street' | 'holderName'

export type FieldProblem = 'missing' | 'invalid' | 'expired'

export type FieldProblems = Readonly<Partial<Record<CardField, FieldProblem>>>
