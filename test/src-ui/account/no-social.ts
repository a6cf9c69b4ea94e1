import type { SocialActions } from '../../../src-ui/account/social-actions.ts'

function notAsked(): never {
  throw new Error('not asked in this test')
}

export const noSocial: SocialActions = { platforms: [], prepare: notAsked, signIn: notAsked, signUp: notAsked }
