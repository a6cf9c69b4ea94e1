import { left } from 'fp-ts/lib/Either.js'
import { socialSteps } from '../../../src-domain/account/social-steps.ts'
import { socialDoorOf } from '../../social/browser.ts'
import { bring } from '../document/container.ts'
import { pageGate } from '../document/page-gate.ts'
import { Port } from '../document/ports.ts'
import { guestOrderToken } from './guest-order-token.ts'
import { type LoginNeeds, sessionOf } from './session-of.ts'
import { social, socialPorts } from './social-module.ts'

/** The lazy part that logs in by a platform. */
export function socialLogin({ container, patron, guest }: LoginNeeds) {
  const { gateway, states } = bring(container, socialPorts, social)
  const tab = container.get(Port.tab)
  const { page, brand } = container.get(Port.facts)
  const gate = pageGate(page.document)
  return socialSteps({
    ...sessionOf(container, patron),
    gateway,
    orderToken: () => guestOrderToken(tab, guest()),
    doorOf: (platform) => {
      const clientId = brand.auth.social[platform]
      return clientId === undefined ? noDoor : socialDoorOf(platform, { page, clientId, states, gate })
    },
    // ACCT-53: on the console, and for Apple nowhere else.
    log: (what) => page.console.error(what),
  })
}

const noDoor = {
  prepare: async () => false,
  ask: () => async () => left({ _tag: 'NotReady' } as const),
}
