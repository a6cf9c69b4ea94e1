import type { Conformance } from '../../contracts/conformance.ts'
import { authorizeApiUnderTest, authorizeAt } from './authorize-api.ts'
import { browserHands } from './browser-hands.ts'

export const conformance: Conformance = {
  browser: browserHands,
  gateway: () => authorizeApiUnderTest(),
  gatewayAt: authorizeAt,
}
