import { type Cents, subtract, zero } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { ListedCharge } from './payment-gateway.ts'

/** How our books and a processor's can differ. */
export const differenceKinds = [
  /** Money was taken, or our books say that it was promised, and there is no order. */
  'missing-order',
  /** An order that was paid by card, and the processor holds no money for it. */
  'missing-charge',
  /** Another amount than is due was taken, was promised, or was asked for. */
  'wrong-amount',
  /** Money was taken or promised in another currency than the order's. */
  'wrong-currency',
  /** Money was taken for an order that is paid by another charge, or in another way. */
  'double',
  /** An order whose money was promised and not taken. */
  'uncaptured',
  /** Money is promised, and no order will take it. */
  'loose-authorisation',
  /** Our books gave money back, and the processor still holds it. */
  'missing-refund',
  /** The processor gave money back, and our books know nothing of it. */
  'unbooked-refund',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]

export interface ChargeDifference {
  readonly kind: DifferenceKind
  /** What mends it without a person; absent: a person decides. */
  readonly mend?: 'capture' | 'cancel'
}

export interface ChargeFacts {
  readonly charge: Pick<
    ListedCharge,
    'transactionId' | 'reference' | 'state' | 'currency' | 'authorised' | 'captured' | 'refunded'
  >
  /** The order that the charge names, or whose attempt it is. */
  readonly order?: {
    readonly due: Cents
    readonly currency: Currency
    readonly transactionId?: string
    /** What our books gave back of it through the processor; absent: nothing. */
    readonly refunded?: Cents
    /** Our books let go of it before it was taken. */
    readonly isVoided?: boolean
  }
  /** Our own row about the charge; absent: nobody here ever asked for it. */
  readonly attempt?: { readonly isOpen: boolean; readonly amount: Cents }
}

/**
 * What is wrong with a charge that is no longer in flight. Only two things are mended without a person, and both end as
 * was agreed with the customer: what was ordered is paid for as shown, and what was not ordered is let go of. A charge
 * that names nothing of ours (a till's, say) is none of our business.
 */
export function chargeDifference(facts: ChargeFacts): ChargeDifference | undefined {
  const { charge, order, attempt } = facts
  if (charge.state === 'cancelled' || attempt?.isOpen === true) return undefined
  if (order === undefined) return namesUs(facts) ? unwanted('missing-order', facts) : undefined
  if (order.transactionId !== charge.transactionId) return unwanted('double', facts)
  if (order.isVoided === true) return unwanted('missing-refund', facts)
  if (charge.currency !== order.currency) return { kind: 'wrong-currency' }
  if (attempt !== undefined && attempt.amount !== order.due) return { kind: 'wrong-amount' }
  if (charge.captured > 0) return ofTaken(charge, order)
  return charge.authorised < order.due ? { kind: 'wrong-amount' } : { kind: 'uncaptured', mend: 'capture' }
}

/** Nobody is to hold this money: what was taken and given back is no difference any more. */
function unwanted(kind: DifferenceKind, facts: ChargeFacts): ChargeDifference | undefined {
  const { captured, refunded = zero } = facts.charge
  if (captured === 0) return loose(facts)
  return subtract(captured, refunded) > 0 ? { kind } : undefined
}

/** Whoever took another amount than is due may have given the difference back. What a list does not say is not judged. */
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

/**
 * Let go of only where our own books say that we asked for it: another shop may share the processor's account, and what
 * it is about to capture is not ours to cancel.
 */
function loose({ attempt }: ChargeFacts): ChargeDifference {
  return { kind: 'loose-authorisation', ...(attempt === undefined ? {} : { mend: 'cancel' }) }
}

function namesUs({ charge, attempt }: ChargeFacts): boolean {
  return attempt !== undefined || orderNamedBy(charge.reference) !== undefined
}

/** The order's id in a reference of ours (`ChargeRequest.reference`), or nothing. */
export function orderNamedBy(reference: string | undefined): string | undefined {
  return /^order:([^:]+):attempt:\d+$/.exec(reference ?? '')?.[1]
}
