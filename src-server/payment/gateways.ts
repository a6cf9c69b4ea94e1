import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'

/** By the processor's id, the one that `Brand.paymentProcessor` names. */
export type Gateways = ReadonlyMap<string, PaymentGateway>
