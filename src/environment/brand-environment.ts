import type { BrandSecrets } from './brand-secrets.ts'
import type { Environment } from './environment.ts'
import type { OwnSettings } from './own-settings.ts'

/**
 * The environment with a section's own settings. A section that brings the key of an account takes nothing of that
 * account from elsewhere, so that two merchants' settings never mix.
 */
export function environmentOf(
  environment: Environment,
  { sections }: Pick<BrandSecrets, 'sections'>,
  section: string,
): Environment {
  const [place = '', account] = section.split('+')
  const [brandId = '', slug] = place.split('/')
  const chain = account !== undefined ? [section] : slug === undefined ? [brandId] : [brandId, section]
  return chain.reduce((parent, name) => withSettings(parent, sections.get(name)), environment)
}

function withSettings(parent: Environment, own: OwnSettings | undefined): Environment {
  if (own === undefined) return parent
  const { PAYMENT_ACCOUNT: _, KITCHEN_WEBHOOK_SECRET: __, ...settings } = own
  const kept = replacements.reduce((left, { key, drop }) => (own[key] === undefined ? left : drop(left)), parent)
  return { ...kept, ...settings }
}

interface Replacement {
  readonly key: keyof OwnSettings
  readonly drop: (parent: Environment) => Environment
}

const replacements: readonly Replacement[] = [
  {
    key: 'STRIPE_SECRET_KEY',
    drop: ({ STRIPE_WEBHOOK_SECRET: _, STRIPE_ACCOUNT: __, STRIPE_PLATFORM_FEE: ___, ...rest }) => rest,
  },
  {
    key: 'SQUARE_ACCESS_TOKEN',
    drop: ({ SQUARE_LOCATION_ID: _, SQUARE_WEBHOOK_KEY: __, ...rest }) => rest,
  },
  {
    key: 'AUTHORIZE_TRANSACTION_KEY',
    drop: ({ AUTHORIZE_LOGIN_ID: _, AUTHORIZE_SIGNATURE_KEY: __, AUTHORIZE_CURRENCY: ___, ...rest }) => rest,
  },
  {
    key: 'SEAMLESS_PASSWORD',
    drop: ({ SEAMLESS_SITE: _, SEAMLESS_MERCHANT_ID: __, SEAMLESS_USERNAME: ___, SEAMLESS_CURRENCY: ____, ...rest }) =>
      rest,
  },
  { key: 'SMTP_URL', drop: ({ MAIL_FROM: _, ...rest }) => rest },
  { key: 'TWILIO_ACCOUNT_SID', drop: ({ TWILIO_AUTH_TOKEN: _, TWILIO_FROM: __, ...rest }) => rest },
  { key: 'TWILIO_AUTH_TOKEN', drop: ({ TWILIO_ACCOUNT_SID: _, TWILIO_FROM: __, ...rest }) => rest },
]
