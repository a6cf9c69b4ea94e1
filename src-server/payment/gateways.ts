import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'

/** By processor id, as in `Brand.paymentProcessor`. */
export type Gateways = ReadonlyMap<string, PaymentGateway>
