import { right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { type SocialPlatform, socialPlatforms } from '../../src-domain/brand/social-platform.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, ownId, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

/** Every page contains the id, so it is no secret. */
const clientId = matching('the id of an application, without blanks', /^[A-Za-z0-9._-]{1,200}$/)

const platform = shape('a social platform', {
  required: { enabled: withFallback(yesNo, false) },
  optional: { client_id: clientId },
})

const wire = shape('auth', {
  required: { token_key: ownId },
  optional: { google: platform, facebook: platform, apple: platform },
})

/** Without a client id a platform is off (ACCT-02). */
export const auth: Codec<Brand['auth']> = mapped(
  'auth',
  wire,
  ({ token_key, ...platforms }) => {
    const social: Partial<Record<SocialPlatform, string>> = {}
    for (const name of socialPlatforms) {
      const { enabled, client_id } = platforms[name] ?? { enabled: false }
      if (enabled && client_id !== undefined) social[name] = client_id
    }
    return right({ tokenKey: token_key, social })
  },
  ({ tokenKey, social: { google, facebook, apple } }) => ({
    token_key: tokenKey,
    ...(google === undefined ? {} : { google: { enabled: true, client_id: google } }),
    ...(facebook === undefined ? {} : { facebook: { enabled: true, client_id: facebook } }),
    ...(apple === undefined ? {} : { apple: { enabled: true, client_id: apple } }),
  }),
)
