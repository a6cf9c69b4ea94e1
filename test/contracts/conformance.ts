import { config } from 'chai'
import type { BrowserHands } from './browser/browser-hands.ts'
import type { Capabilities } from './cases.ts'
import { type GatewayUnderTest, paymentGatewayContract } from './payment-gateway.ts'
import { paymentInBrowserContract } from './payment-in-browser.ts'
import { type GatewayAt, unreachableGatewayContract } from './unreachable-gateway.ts'

// A case is one line of the report, so values are not truncated.
config.truncateThreshold = 0

export interface Conformance {
  readonly browser: BrowserHands
  readonly gateway: () => GatewayUnderTest | Promise<GatewayUnderTest>
  readonly gatewayAt: GatewayAt
}

/** Cases that a processor must pass before a brand may use it (cases.ts). */
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
