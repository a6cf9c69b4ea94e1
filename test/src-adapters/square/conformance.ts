import { squareGateway } from '../../../src-adapters/square/gateway.ts'
import type { Conformance } from '../../contracts/conformance.ts'
import { browserHands } from './browser-hands.ts'
import { squareUnderTest } from './under-test.ts'

export const conformance: Conformance = {
  browser: browserHands,
  gateway: squareUnderTest,
  gatewayAt: (origin, timeout) => squareGateway({ accessToken: 'of-the-kit', timeout, origin }),
}
