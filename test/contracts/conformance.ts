import { config } from 'chai'
import type { BrowserHands } from './browser/browser-hands.ts'
import type { Capabilities } from './cases.ts'
import { type GatewayUnderTest, paymentGatewayContract } from './payment-gateway.ts'
import { paymentInBrowserContract } from './payment-in-browser.ts'
import { type GatewayAt, unreachableGatewayContract } from './unreachable-gateway.ts'

// What differs is told whole: a case is one line of the report.
config.truncateThreshold = 0

/** What `npm run conformance -- <vendor>` needs of test/src-adapters/<vendor>/conformance.ts. */
export interface Conformance {
  /** Its browser side, with the hands of a customer in it. */
  readonly browser: BrowserHands
  /** Its server side, against the vendor's own test host or a likeness of it. */
  readonly gateway: () => GatewayUnderTest | Promise<GatewayUnderTest>
  readonly gatewayAt: GatewayAt
}

/** Every case that a processor must pass before a brand may pay through it (cases.ts). */
export function conformanceSuite(
  vendor: string,
  { browser, gateway, gatewayAt }: Conformance,
  told: (can: Capabilities) => void = () => undefined,
): void {
  paymentInBrowserContract(vendor, browser, gateway, told)
  paymentGatewayContract(vendor, gateway)
  unreachableGatewayContract(vendor, gatewayAt, async () => {
    const under = await gateway()
    const instrument = await under.approved()
    await under.close?.()
    return instrument
  })
}
