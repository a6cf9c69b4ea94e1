import { left } from 'fp-ts/lib/Either.js'
import { socialGateway } from '../../../src-adapters/order-server/social-gateway.ts'
import { socialSteps } from '../../../src-domain/account/social-steps.ts'
import { socialDoorOf, tabStates } from '../../social/browser.ts'
import { pageGate } from '../document/page-gate.ts'
import { guestOrderToken } from './guest-order-token.ts'
import type { LoginNeeds } from './login-needs.ts'

/** The lazy part that logs in by a platform. */
export function socialLogin({ facts: { page, brand }, tab, clock, ids, server, session, guest }: LoginNeeds) {
  const states = tabStates(tab, clock, ids)
  const gate = pageGate(page.document)
  return socialSteps({
    ...session,
    gateway: socialGateway(server),
    orderToken: () => guestOrderToken(tab, guest()),
    doorOf: (platform) => {
      const clientId = brand.auth.social[platform]
      return clientId === undefined ? noDoor : socialDoorOf(platform, { page, clientId, states, gate })
    },
    // ACCT-53: Apple's errors appear on the console only.
    log: (what) => page.console.error(what),
  })
}

const noDoor = {
  prepare: async () => false,
  ask: async () => left({ _tag: 'NotReady' } as const),
}
