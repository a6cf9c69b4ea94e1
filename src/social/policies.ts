import { applePolicy, facebookPolicy, googlePolicy, type SocialPolicy } from '../../src-adapters/social/policy.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { type SocialPlatform, socialPlatforms } from '../../src-domain/brand/social-platform.ts'

const policies: Readonly<Record<SocialPlatform, SocialPolicy>> = {
  apple: applePolicy,
  facebook: facebookPolicy,
  google: googlePolicy,
}

/** Origins that pages with social sign-in must allow. */
export function socialPolicy({ social }: Brand['auth']): SocialPolicy {
  const offered = socialPlatforms.filter((platform) => social[platform] !== undefined)
  const all = (part: keyof SocialPolicy) => offered.flatMap((platform) => policies[platform][part])
  return { scripts: all('scripts'), frames: all('frames'), connects: all('connects'), styles: all('styles') }
}
