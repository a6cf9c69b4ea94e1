import type { Currency } from '../money/currency.ts'
import { type Minor, subtract, zero } from '../money/minor.ts'
import type { ListedCharge } from './payment-gateway.ts'

/** Differences between our books and the processor's. */
export const differenceKinds = [
  /** Money was taken, or our books have an authorisation, but no order exists. */
  'missing-order',
  /** The order was paid by card, but the processor has no money for it. */
  'missing-charge',
  /** The amount taken, authorised or requested differs from the amount due. */
  'wrong-amount',
  /** The charge's currency differs from the order's. */
  'wrong-currency',
  /** Money was taken for an order that another charge or method paid. */
  'double',
  /** An authorised order was never captured. */
  'uncaptured',
  /** An authorisation that no order will capture. */
  'loose-authorisation',
  /** Our books have a refund that the processor lacks. */
  'missing-refund',
  /** The processor has a refund that our books lack. */
  'unbooked-refund',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]

export interface ChargeDifference {
  readonly kind: DifferenceKind
  /** Automatic repair; absent: a person decides. */
  readonly mend?: 'capture' | 'cancel'
}

export interface ChargeFacts {
  readonly charge: Pick<
    ListedCharge,
    'transactionId' | 'reference' | 'state' | 'currency' | 'authorised' | 'captured' | 'refunded'
  >
  /** The order that the charge or its attempt names. */
  readonly order?: {
    readonly due: Minor
    readonly currency: Currency
    readonly transactionId?: string
    /** Refunds through the processor according to our books; absent: none. */
    readonly refunded?: Minor
    /** Our books released it before capture. */
    readonly isVoided?: boolean
  }
  /** Our record of the request; absent: we never requested this charge. */
  readonly attempt?: { readonly isOpen: boolean; readonly amount: Minor }
  /** Our books have this charge under another name of the same account, which compares it. */
  readonly isBookedElsewhere?: boolean
}

/**
 * Compares a charge that is no longer in flight with our books. Automatic repairs do only what the customer agreed to:
 * capture an order as shown, or release an authorisation without an order. Ignores charges of other systems, such as a
 * till's.
 */
export function chargeDifference(facts: ChargeFacts): ChargeDifference | undefined {
  const { charge, order, attempt } = facts
  if (facts.isBookedElsewhere === true) return undefined
  if (charge.state === 'cancelled' || attempt?.isOpen === true) return undefined
  if (order === undefined) return namesUs(facts) ? unwanted('missing-order', facts) : undefined
  if (order.transactionId !== charge.transactionId) return unwanted('double', facts)
  if (order.isVoided === true) return unwanted('missing-refund', facts)
  if (charge.currency !== order.currency) return { kind: 'wrong-currency' }
  if (attempt !== undefined && attempt.amount !== order.due) return { kind: 'wrong-amount' }
  if (charge.captured > 0) return ofTaken(charge, order)
  return charge.authorised < order.due ? { kind: 'wrong-amount' } : { kind: 'uncaptured', mend: 'capture' }
}

/** Money that was taken and refunded in full causes no difference. */
function unwanted(kind: DifferenceKind, facts: ChargeFacts): ChargeDifference | undefined {
  const { captured, refunded = zero } = facts.charge
  if (captured === 0) return loose(facts)
  return subtract(captured, refunded) > 0 ? { kind } : undefined
}

/** Accepts another amount if a refund evens it out. Skips amounts that the processor's list omits. */
function ofTaken(
  { captured, refunded }: ChargeFacts['charge'],
  { due, refunded: given = zero }: NonNullable<ChargeFacts['order']>,
): ChargeDifference | undefined {
  if (captured !== due)
    return refunded !== undefined && subtract(captured, refunded) === subtract(due, given)
      ? undefined
      : { kind: 'wrong-amount' }
  if (refunded === undefined || refunded === given) return undefined
  return { kind: refunded < given ? 'missing-refund' : 'unbooked-refund' }
}

/** Cancels only authorisations that our books requested, because another shop may share the processor's account. */
function loose({ attempt }: ChargeFacts): ChargeDifference {
  return { kind: 'loose-authorisation', ...(attempt === undefined ? {} : { mend: 'cancel' }) }
}

function namesUs({ charge, attempt }: ChargeFacts): boolean {
  return attempt !== undefined || orderNamedBy(charge.reference) !== undefined
}

/** Order id in a `ChargeRequest.reference`, or undefined. */
export function orderNamedBy(reference: string | undefined): string | undefined {
  return /^order:([^:]+):attempt:\d+$/.exec(reference ?? '')?.[1]
}
