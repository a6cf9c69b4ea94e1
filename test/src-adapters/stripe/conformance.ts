import { stripeGateway } from '../../../src-adapters/stripe/gateway.ts'
import type { Conformance } from '../../contracts/conformance.ts'
import { startFakeStripe } from '../../vendors/stripe/start-fake-stripe.ts'
import { stripeHands } from './browser-hands.ts'
import { gatewayUnderTest } from './gateway-under-test.ts'

export const conformance: Conformance = {
  browser: stripeHands(),
  gateway: async () => gatewayUnderTest(await startFakeStripe()),
  gatewayAt: (origin, timeout) => stripeGateway({ secretKey: 'sk_test_fake', timeout, origin }),
}
