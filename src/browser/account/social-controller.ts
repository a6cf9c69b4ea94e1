import { left } from 'fp-ts/lib/Either.js'
import type { Container } from 'inversify'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { KnownPerson } from '../../../src-domain/account/sign-in-flow.ts'
import { socialSteps } from '../../../src-domain/account/social-steps.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { socialDoorOf } from '../../social/browser.ts'
import { bring } from '../document/container.ts'
import { pageGate } from '../document/page-gate.ts'
import { Port } from '../document/ports.ts'
import { SocialPort } from '../document/social-ports.ts'
import { social } from '../modules/social.ts'
import { guestOrderToken } from './guest-order-token.ts'
import { sessionOf } from './session-of.ts'

export interface SocialControllerNeeds {
  readonly container: Container
  readonly patron: StateCell<PatronState>
  /** As in `AccountNeeds`. */
  readonly guest: () => KnownPerson | undefined
}

/** Signing in by a platform, once a page shows its button. */
export function socialController({ container, patron, guest }: SocialControllerNeeds) {
  const gateway = bring(container, SocialPort.gateway, social)
  const states = container.get(SocialPort.states)
  const { page, brand } = container.get(Port.facts)
  const gate = pageGate(page.document)
  return socialSteps({
    ...sessionOf(container, patron),
    gateway,
    orderToken: () => guestOrderToken(container, guest()),
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
