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

/** A processor's gateway, at the vendor or its fake, with the vendor's controls. Each call returns a new instrument. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  readonly approved: () => Soon<Instrument>
  /** Undefined for a reason that this vendor never gives; all give `declined`. */
  readonly declining: (reason: DeclineReason) => Soon<Instrument | undefined>
  /** Charged, but without a response in time. */
  readonly unanswered: () => Soon<Instrument>
  /** Accepted and not decided yet; absent for a vendor that decides at once. */
  readonly processing?: () => Soon<Instrument>
  /** Absent for a processor without further steps. */
  readonly steps?: {
    readonly asking: () => Soon<Instrument>
    readonly answer: (data: string, says: 'confirm' | 'refuse') => Promise<void>
    readonly runOut: () => Soon<void>
  }
  /** Completes pending decisions: captures settle, refunds succeed. Absent: the vendor decides at once. */
  readonly settle?: () => Soon<void>
  /** The vendor's recorded amount of a charge in major units: '19.99', or '1999' yen. */
  readonly booked?: (transactionId: string) => Soon<string>
  readonly takesYen?: boolean
  readonly posts?: {
    readonly about: (charge: { readonly reference: string; readonly transactionId: string }) => Soon<string>
    /** Validly signed, about another subject. */
    readonly aboutNothing: () => Soon<string>
    readonly signed: (body: string, at: Instant) => Soon<Post>
    readonly signsTime: boolean
  }
  readonly cards?: {
    readonly good: () => Soon<string>
    readonly declining: () => Soon<string>
    readonly kept: () => Soon<number>
    /** Number of customers stored at the vendor; absent if the gateway deletes none. */
    readonly customers?: () => Soon<number>
  }
  /** For intents: the customer confirms on the device, or the bank declines. */
  readonly confirm?: (data: string, says: 'confirm' | 'refuse') => Promise<void>
  /** The same gateway with keys unknown to the vendor. Undefined: it needs none. */
  readonly turnedAway: (() => PaymentGateway) | undefined
  readonly close?: () => Promise<void>
}

/** Contract of processor gateways. Numbers in titles are the kit's cases (cases.ts). */
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
