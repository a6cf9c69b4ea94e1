import type { ServiceIdentifier } from 'inversify'
import type { RedirectStates } from '../../../src-adapters/social/redirect-states.ts'
import type { SocialGateway } from '../../../src-domain/account/social-gateway.ts'

/** Tokens of their own, beside `Port`: the pay document has those, and signs nobody in by a platform. */
export const SocialPort = {
  // The casts give the tokens their types, as in `Port`.
  gateway: Symbol('SocialGateway') as ServiceIdentifier<SocialGateway>,
  states: Symbol('RedirectStates') as ServiceIdentifier<RedirectStates>,
} as const
