import { left } from 'fp-ts/lib/Either.js'
import type { SocialPlatform } from '../../../src-domain/brand/social-platform.ts'
import type { SocialActions } from '../../../src-ui/account/social-actions.ts'
import { lazyActions } from '../document/lazy-actions.ts'
import type { LoginNeeds } from './login-needs.ts'

const inOrder: readonly SocialPlatform[] = ['google', 'apple', 'facebook']

/** Login by a platform, fetched when a page shows its first button: few brands have any. */
export function lazySocial(needs: LoginNeeds): SocialActions {
  const { brand } = needs.facts
  const login = lazyActions(() => import('./social-login.ts').then(({ socialLogin }) => socialLogin(needs)))
  return {
    platforms: inOrder.filter((platform) => brand.auth.social[platform] !== undefined),
    prepare: (platform) =>
      login(
        ({ prepare }) => prepare(platform),
        () => false,
      ),
    signIn: (platform) =>
      login(
        ({ signIn }) => signIn(platform),
        () => left({ _tag: 'NotReady' }),
      ),
    signUp: (form, social) =>
      login(
        ({ signUp }) => signUp(form, social),
        () => left({ _tag: 'NoAnswer' }),
      ),
  }
}
