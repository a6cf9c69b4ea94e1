import { isLeft, right } from 'fp-ts/lib/Either.js'
import { facebookGrant, facebookReturn, returnedFrom } from '../../../src-adapters/social/facebook.ts'
import type { SocialArrival } from '../../../src-ui/account/social-actions.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { SocialPort } from '../document/social-ports.ts'
import { social } from '../modules/social.ts'
import { type SocialControllerNeeds, socialController } from './social-controller.ts'
import type { TakenAddress } from './taken-address.ts'

/** What Facebook led back with, and to where the person goes on afterwards. */
export interface FacebookArrival {
  readonly location?: string | undefined
  readonly arrival?: SocialArrival | undefined
}

/** Reads it once; the rest of the page is drawn meanwhile. */
export function facebookArrival(needs: SocialControllerNeeds, address: TakenAddress): FacebookArrival {
  const { container } = needs
  const { page, brand } = container.get(Port.facts)
  if (address.pathname !== facebookReturn || brand.auth.social.facebook === undefined) return {}
  bring(container, SocialPort.gateway, social)
  const returned = returnedFrom(address, container.get(SocialPort.states))
  if (returned === undefined) return {}
  const { location, grant } = returned
  const { resume } = socialController(needs)
  const result = resume('facebook', async () => (isLeft(grant) ? grant : right(await facebookGrant(page, grant.right))))
  return { location, arrival: { platform: 'facebook', result } }
}
