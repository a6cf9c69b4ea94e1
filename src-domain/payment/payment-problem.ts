import type { Either } from 'fp-ts/lib/Either.js'

/** Result of a processor's part in the page. */
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
  /** No token for this card; other values or another card may work (PAY-36). */
  | { readonly _tag: 'NotTokenised' }
  /** Temporary failure; a retry may work (PAY-29). */
  | { readonly _tag: 'ProcessingFailed' }
  | { readonly _tag: 'OutcomeUnknown'; readonly transactionId?: string }

/**
 * load: the script failed to load. unsupported: not in this browser (PAY-44). needs-location: no restaurant chosen
 * (PAY-31). credentials: ours could not be loaded (PAY-38). vendor: the vendor reports an outage (PAY-37).
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
