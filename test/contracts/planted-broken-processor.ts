import { sandboxOnPage, sandboxUnderTest } from '../src-adapters/sandbox/conformance.ts'
import type { Conformance } from './conformance.ts'

/**
 * An adapter that takes money and breaks promises: it makes a nonce of each of two presses, captures whatever it is asked
 * for, and calls a host that is gone a decline.
 */
export const conformance: Conformance = {
  processor: () => {
    const world = sandboxOnPage()
    let presses = 0
    return {
      ...world,
      processor: {
        ...world.processor,
        cardForm: () => {
          const form = world.processor.cardForm()
          const submit: typeof form.submit = async (purpose) => {
            presses += 1
            const press = presses
            const outcome = await form.submit(purpose)
            return outcome.ok
              ? { ok: true, value: { ...outcome.value, nonce: `${outcome.value.nonce}${press}` } }
              : outcome
          }
          return { ...form, submit }
        },
      },
    }
  },
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
