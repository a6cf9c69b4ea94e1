import type * as t from 'io-ts'
import { matching, oneOf } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import { numberText } from './number-text.ts'
import { countryCodes, serviceSettings } from './service-settings.ts'

/** Payment settings of which a brand may have its own. The environment has the same names. */
export const ownSettings = {
  STRIPE_SECRET_KEY: matching('a secret key such as sk_test_… or rk_live_…', /^(?:sk|rk)_[A-Za-z0-9_]{1,250}$/),
  STRIPE_WEBHOOK_SECRET: matching('a secret such as whsec_…', /^whsec_[A-Za-z0-9_+/=]{1,250}$/),
  /** Connected account of the platform whose secret key is used (Stripe Connect, direct charges). */
  STRIPE_ACCOUNT: matching('a connected account such as acct_…', /^acct_[A-Za-z0-9]{1,64}$/),
  /** Share of each charge of a connected account that the platform keeps. */
  STRIPE_PLATFORM_FEE: numberText('basis points from 0 to 5000', 5_000),
  /** Access token of the seller's account. */
  SQUARE_ACCESS_TOKEN: matching('an access token without blanks', /^\S{8,512}$/),
  SQUARE_LOCATION_ID: matching("the id of a location of Square's", /^[A-Za-z0-9]{1,50}$/),
  SQUARE_WEBHOOK_KEY: matching('a signature key without blanks', /^\S{8,256}$/),
  AUTHORIZE_LOGIN_ID: matching('an API login ID', /^\S{1,25}$/),
  AUTHORIZE_TRANSACTION_KEY: matching('a transaction key', /^\S{1,16}$/),
  AUTHORIZE_SIGNATURE_KEY: matching('a signature key of 128 hexadecimal digits', /^[0-9A-Fa-f]{128}$/),
  AUTHORIZE_CURRENCY: oneOf('a currency that Authorize.Net has accounts in', [
    ...(['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'NOK', 'NZD', 'PLN', 'SEK', 'USD'] as const),
  ]),
  /** CardPointe's site: the name before .cardconnect.com. */
  SEAMLESS_SITE: matching('the name of a site such as fts', /^[a-z][a-z0-9-]{1,40}$/),
  SEAMLESS_MERCHANT_ID: matching('a merchant ID of digits', /^\d{1,16}$/),
  SEAMLESS_USERNAME: matching('a user name without blanks', /^[^\s:]{1,128}$/),
  SEAMLESS_PASSWORD: matching('a password without blanks', /^\S{1,256}$/),
  SEAMLESS_CURRENCY: oneOf('a currency that CardPointe has accounts in', ['USD', 'CAD']),
}

const label = matching('a name of letters, digits and dashes', /^[A-Za-z0-9-]{1,40}$/)

/** What only a brand's own section may have: customers get mails and texts of a brand. */
const ofBrand = { ...serviceSettings, TWILIO_COUNTRY_CODES: countryCodes }

const ofAnySection = {
  ...ownSettings,
  /** Name of the further account that takes new charges. */
  PAYMENT_ACCOUNT: label,
  /** Signs the calls to the webhook of the location's kitchen. */
  KITCHEN_WEBHOOK_SECRET: matching('a secret of 32 characters or more', /^\S{32,512}$/),
}

/** One section of the secrets: of a brand, of one of its locations, or of a further account. */
export const ownSettingsCodec = shape('the secrets of a brand', {
  required: {},
  optional: { ...ofAnySection, ...ofBrand },
})

export type OwnSettings = t.TypeOf<typeof ownSettingsCodec>

/** Names of the settings that a section may have. */
export function settingsOfSection(isOfBrand: boolean): ReadonlySet<string> {
  return new Set(Object.keys(isOfBrand ? ownSettingsCodec.optional : ofAnySection))
}
