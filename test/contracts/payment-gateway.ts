import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { ChargeRequest, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Post } from '../../src-domain/payment/vendor-post.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { amountCases } from './gateway/amount-cases.ts'
import { chargeCases } from './gateway/charge-cases.ts'
import { intentCases } from './gateway/intent-cases.ts'
import { listingCases } from './gateway/listing-cases.ts'
import { postCases } from './gateway/post-cases.ts'
import { refundCases } from './gateway/refund-cases.ts'
import { stepCases } from './gateway/step-cases.ts'
import { turnedAwayCases } from './gateway/turned-away-cases.ts'
import { vaultCases } from './gateway/vault-cases.ts'

type Instrument = ChargeRequest['instrument']
type Soon<A> = A | Promise<A>

/**
 * What a processor must have at hand to be held to the contract: its gateway, before the vendor or a likeness of it, and
 * the vendor's levers. Each call gives an instrument of its own.
 */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  readonly approved: () => Soon<Instrument>
  /** Undefined for a reason that this vendor never gives; `declined` each of them gives. */
  readonly declining: (reason: DeclineReason) => Soon<Instrument | undefined>
  /** Charged, but no answer in time. */
  readonly unanswered: () => Soon<Instrument>
  /** Taken, and neither authorised nor declined yet; absent for a vendor that decides at once. */
  readonly processing?: () => Soon<Instrument>
  /** Absent for a processor that never asks for a further step. */
  readonly steps?: {
    readonly asking: () => Soon<Instrument>
    /** The customer is at the bank. */
    readonly answer: (data: string, says: 'confirm' | 'refuse') => Promise<void>
    /** So much time passes that the bank waits no longer. */
    readonly runOut: () => Soon<void>
  }
  /** What the vendor decides later is decided: captures settle, refunds go through. Absent: it decides at once. */
  readonly settle?: () => Soon<void>
  /** What the vendor's own books have of a charge, in whole currency: '19.99', or '1999' of yen. */
  readonly booked?: (transactionId: string) => Soon<string>
  /** The vendor's account takes yen, too. */
  readonly takesYen?: boolean
  /** Of a gateway that reads posts. */
  readonly posts?: {
    /** The body of a notification about this charge. */
    readonly about: (charge: { readonly reference: string; readonly transactionId: string }) => Soon<string>
    /** Well signed, and about nothing of ours. */
    readonly aboutNothing: () => Soon<string>
    readonly signed: (body: string, at: Instant) => Soon<Post>
    /** False where the vendor signs no time: then nothing is ever stale. */
    readonly signsTime: boolean
  }
  /** Of a gateway with a vault. */
  readonly cards?: {
    readonly good: () => Soon<string>
    readonly declining: () => Soon<string>
    /** How many cards the vendor keeps. */
    readonly kept: () => Soon<number>
    /** How many customers the vendor keeps; of a gateway that forgets customers. */
    readonly customers?: () => Soon<number>
  }
  /** Of a gateway that opens intents: the customer agrees on the device, or the bank says no. */
  readonly confirm?: (data: string, says: 'confirm' | 'refuse') => Promise<void>
  /** The same gateway with keys that the vendor does not know. Undefined: it asks for none. */
  readonly turnedAway: (() => PaymentGateway) | undefined
  readonly close?: () => Promise<void>
}

/** What the order server relies on, whoever the processor is. Numbers in the titles are the cases of the kit (cases.ts). */
export function paymentGatewayContract(name: string, open: () => Soon<GatewayUnderTest>): void {
  describe(`${name} as a payment gateway`, () => {
    const opened: GatewayUnderTest[] = []
    const openOne = async () => {
      const under = await open()
      opened.push(under)
      return under
    }
    afterEach(async () => {
      for (const under of opened.splice(0)) await under.close?.()
    })
    chargeCases(openOne)
    amountCases(openOne)
    refundCases(openOne)
    stepCases(openOne)
    intentCases(openOne)
    vaultCases(openOne)
    postCases(openOne)
    listingCases(openOne)
    turnedAwayCases(openOne)
  })
}
