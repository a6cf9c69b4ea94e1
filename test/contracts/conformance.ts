import { type GatewayUnderTest, paymentGatewayContract } from './payment-gateway.ts'
import { type ProcessorUnderTest, paymentProcessorContract } from './payment-processor.ts'
import { type GatewayAt, unreachableGatewayContract } from './unreachable-gateway.ts'

/** What `npm run conformance -- <vendor>` needs of test/src-adapters/<vendor>/conformance.ts. */
export interface Conformance {
  /** Its browser side on a page of its own, with the hands that use its form. */
  readonly processor: () => ProcessorUnderTest
  /** Its server side, against the vendor's own test host or a likeness of it. */
  readonly gateway: () => GatewayUnderTest
  readonly gatewayAt: GatewayAt
}

/** Every case that a processor must pass before a brand may pay through it. */
export function conformanceSuite(vendor: string, { processor, gateway, gatewayAt }: Conformance): void {
  paymentProcessorContract(vendor, processor)
  paymentGatewayContract(vendor, gateway)
  unreachableGatewayContract(vendor, gatewayAt, () => gateway().approved())
}
