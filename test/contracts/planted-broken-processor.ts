import { browserHands } from '../src-adapters/sandbox/browser-hands.ts'
import { sandboxUnderTest } from '../src-adapters/sandbox/conformance.ts'
import type { Conformance } from './conformance.ts'

/**
 * An adapter that takes money and breaks promises: it makes a nonce of each of two presses, captures whatever it is asked
 * for, and calls a host that is gone a decline.
 */
export const conformance: Conformance = {
  browser: { ...browserHands, page: 'test/contracts/planted/two-nonces-page.ts' },
  gateway: () => {
    const under = sandboxUnderTest()
    return { ...under, gateway: { ...under.gateway, capture: async () => 'captured' } }
  },
  gatewayAt: () => ({
    id: 'broken',
    authorise: async () => ({ _tag: 'Declined', reason: 'declined' }),
    lookUp: async () => ({ _tag: 'NeverArrived' }),
    capture: async () => 'refused',
    cancel: async () => 'refused',
  }),
}
