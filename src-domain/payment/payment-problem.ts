export type Outcome<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly problem: PaymentProblem }

/** The code of `Misconfigured` where the processor would not have the request as it was (PAY-40). */
export const requestRefused = 'request-refused'

/** Why the processor gave no instrument. */
export type PaymentProblem =
  | { readonly _tag: 'InvalidFields'; readonly fields: FieldProblems }
  | { readonly _tag: 'Declined'; readonly reason: string; readonly message?: string }
  | { readonly _tag: 'AuthenticationFailed' }
  | { readonly _tag: 'Cancelled' }
  /** `message`: the processor's own sentence for the customer, where it has one. */
  | { readonly _tag: 'Unavailable'; readonly cause: UnavailableCause; readonly message?: string }
  /** The processor will not have the request as it is (PAY-30, PAY-40): nothing that the customer can put right. */
  | { readonly _tag: 'Misconfigured'; readonly code: string }
  /** The card was read and no token came of it: other values or another card may help (PAY-36). */
  | { readonly _tag: 'NotTokenised' }
  /** The processor stumbled over this one: the same may go through in a moment (PAY-29). */
  | { readonly _tag: 'ProcessingFailed' }
  | { readonly _tag: 'OutcomeUnknown'; readonly transactionId?: string }

/**
 * load: its script did not come. network, timeout: it was not heard. unsupported: not in this browser (PAY-44).
 * needs-location: no restaurant is chosen (PAY-31). credentials: ours for it could not be had (PAY-38). vendor: it says
 * itself that it is out of order (PAY-37).
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

/** What a field lacks, as a fact; the sentence is the catalogue's. */
export type FieldProblem = 'missing' | 'invalid' | 'expired'

export type FieldProblems = Readonly<Partial<Record<CardField, FieldProblem>>>
