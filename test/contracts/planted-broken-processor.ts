import { browserHands } from '../src-adapters/sandbox/browser-hands.ts'
import { sandboxUnderTest } from '../src-adapters/sandbox/conformance.ts'
import type { Conformance } from './conformance.ts'

/**
 * A broken adapter: two nonces for a double click, captures above the amount, an unreachable host reported as a
 * decline.
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
