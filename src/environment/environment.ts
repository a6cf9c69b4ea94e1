import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { complaints } from '../../src-contract/codec/complaints.ts'
import { id, matching, oneOf, text } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import { withFallback } from '../../src-contract/codec/with-fallback.ts'
import { numberText } from './number-text.ts'
import { ownSettings } from './own-settings.ts'
import { countryCodes, serviceSettings } from './service-settings.ts'

/** Complaints name the setting and never its value, which may be a password. */
export const environmentCodec = shape('the environment', {
  required: {
    PORT: withFallback(numberText('a port from 0 to 65535', 65_535), 3000),
    HOST: withFallback(text, 'localhost'),
    APP_ENV: withFallback(oneOf('an environment', ['development', 'stage', 'production']), 'development'),
    DATA_DIR: withFallback(text, 'data'),
    BRANDS_DIR: withFallback(text, 'brands'),
    DIST_DIR: withFallback(text, 'dist'),
    LOG_LEVEL: withFallback(
      oneOf('a log level', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
      'info',
    ),
    PROCESSOR_TIMEOUT: withFallback(numberText('milliseconds from 100 to 60000', 60_000, 100), 10_000),
    COURIER_TRIP: withFallback(numberText('milliseconds from 1000 to 3600000', 3_600_000, 1_000), 240_000),
    TWILIO_COUNTRY_CODES: withFallback(countryCodes, '1'),
    TRUSTED_PROXIES: withFallback(numberText('a number of proxies from 0 to 10', 10), 0),
  },
  optional: {
    ...ownSettings,
    ...serviceSettings,
    SECRETS_FILE: text,
    SECRETS_DIR: text,
    DATABASE_URL: matching('an address such as postgres://user@host/database', /^postgres(?:ql)?:\/\/\S+$/),
    DATABASE_DIRECT_URL: matching('an address such as postgres://user@host/database', /^postgres(?:ql)?:\/\/\S+$/),
    DATABASE_READ_URL: matching('an address such as postgres://user@replica/database', /^postgres(?:ql)?:\/\/\S+$/),
    AUTHORIZE_URL: matching('an address such as https://api.authorize.net/xml/v1/request.api', /^https?:\/\/\S+$/),
    BRAND: id,
    STAFF_ORIGIN: matching(
      'an address such as https://staff.example or https://{brand}.staff.example',
      /^https?:\/\/(?:\{brand\}|[a-z0-9])(?:\{brand\}|[a-z0-9.-])*(?::\d{1,5})?$/,
    ),
    ADDITIONS: oneOf('a state', ['off']),
    API_URL: matching('an address such as https://orders.example', /^https?:\/\/[^\s/]+(?:\/[^\s]*)?$/),
    SANDBOX_PROCESSOR: oneOf('a permission', ['allow']),
    LIVE_KEYS_ON_EMBEDDED: oneOf('a permission', ['allow']),
    EMBEDDED_IN_PRODUCTION: oneOf('a permission', ['allow']),
    LEDGER_FILE: text,
    GIFT_CARD_KEY: matching('a secret of 32 characters or more', /^\S{32,512}$/),
    /** Only reads. A rotation has the next key here, then the former one. */
    GIFT_CARD_SECOND_KEY: matching('a secret of 32 characters or more', /^\S{32,512}$/),
    TURNSTILE_SITE_KEY: matching('a site key', /^[A-Za-z0-9_.-]{1,128}$/),
    TURNSTILE_SECRET_KEY: matching('a secret key', /^[A-Za-z0-9_.-]{1,256}$/),
    BREACHED_PASSWORDS_URL: matching('an address such as https://api.pwnedpasswords.com', /^https?:\/\/[^\s/]+$/),
    DEVELOPMENT_ON_NETWORK: oneOf('a permission', ['allow']),
    DEVELOPMENT_ON_DATABASE: oneOf('a permission', ['allow']),
    METRICS_KEY: matching('a secret of 16 characters or more', /^\S{16,512}$/),
    /** Host that PostgreSQL uses for an address without one. */
    PGHOST: text,
    EMBEDDED_HUMAN_CHECK: oneOf('a permission', ['allow']),
    KITCHEN_SECRETS_FILE: text,
    SOCIAL_SECRETS_FILE: text,
    GOOGLE_SIGN_IN_URL: matching('an address such as http://localhost:4100', /^https?:\/\/[^\s/]+$/),
    APPLE_ID_URL: matching('an address such as https://appleid.apple.com', /^https?:\/\/[^\s/]+$/),
    FACEBOOK_GRAPH_URL: matching('an address such as https://graph.facebook.com', /^https?:\/\/[^\s/]+$/),
    STRIPE_API: matching('an address such as https://api.stripe.com', /^https?:\/\/[^\s/]+$/),
    SQUARE_URL: matching('an address such as https://connect.squareup.com', /^https?:\/\/[^\s/]+$/),
    SEAMLESS_URL: matching('an address such as https://fts.cardconnect.com/cardconnect/rest', /^https?:\/\/\S+$/),
    GOOGLE_PLACES_URL: matching('an address such as https://places.googleapis.com', /^https?:\/\/[^\s/]+$/),
    TWILIO_URL: matching('an address such as https://api.twilio.com', /^https?:\/\/[^\s/]+$/),
    SANDBOX_URL: matching('an address such as http://localhost:4000', /^https?:\/\/[^\s/]+$/),
  },
})

/** Documented in docs/reference/settings.md. */
export type Environment = t.TypeOf<typeof environmentCodec>

/** Compose files write unset variables as empty. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Either<string, Environment> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const seen = environmentCodec.decode(set)
  return isLeft(seen) ? left(`The environment cannot be used: ${complaints(seen.left)}.`) : right(seen.right)
}
