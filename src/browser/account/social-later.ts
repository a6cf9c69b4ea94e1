import { left } from 'fp-ts/lib/Either.js'
import type { SocialPlatform } from '../../../src-domain/brand/social-platform.ts'
import type { SocialActions } from '../../../src-ui/account/social-actions.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { SocialControllerNeeds } from './social-controller.ts'

const inOrder: readonly SocialPlatform[] = ['google', 'apple', 'facebook']

/** Comes with the first button: few brands have any. */
export function socialLater(needs: SocialControllerNeeds): SocialActions {
  const { brand } = needs.container.get(Port.facts)
  const controller = later(() =>
    import('./social-controller.ts').then(({ socialController }) => socialController(needs)),
  )
  return {
    platforms: inOrder.filter((platform) => brand.auth.social[platform] !== undefined),
    prepare: (platform) =>
      controller().then(
        ({ prepare }) => prepare(platform),
        () => false,
      ),
    signIn: (platform) =>
      controller().then(
        ({ signIn }) => signIn(platform)(),
        () => left({ _tag: 'NotReady' }),
      ),
    signUp: (form, social) =>
      controller().then(
        ({ signUp }) => signUp(form, social)(),
        () => left({ _tag: 'NoAnswer' }),
      ),
  }
}
