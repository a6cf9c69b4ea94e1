import type { Conformance } from '../../contracts/conformance.ts'
import { browserHands } from './browser-hands.ts'
import { seamlessAt, seamlessUnderTest } from './gateway-under-test.ts'

export const conformance: Conformance = {
  browser: browserHands,
  gateway: () => seamlessUnderTest(),
  gatewayAt: seamlessAt,
}
