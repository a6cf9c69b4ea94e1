import type { Environment } from '../environment/environment.ts'

/** `unset`: what happens if the variable has neither value nor default. */
type Meaning = readonly [does: string, unset?: string]

/** Descriptions for docs/reference/settings.md. */
export const settingGroups: Readonly<Record<string, Readonly<Partial<Record<keyof Environment, Meaning>>>>> = {
  'The server': {
    PORT: ['The port that the shop listens on.'],
    HOST: ['The address that the shop listens on.'],
    APP_ENV: [
      '`development` enables the sandbox processor, `/theme`, and demo patrons and gift cards. Live payment keys need `production`.',
    ],
    BRAND: ['Serves this brand on every host.', 'the host picks the brand'],
    STAFF_ORIGIN: [
      'The address of the [staff pages](../howto/restaurant.md#a-host-for-staff), apart from the shop. `{brand}` stands for the id of the brand.',
      'they are on the shop’s host, and nowhere for a brand with vendor scripts',
    ],
    BRANDS_DIR: ['The folder of the brands. `npm start` and `npm run build` make the pictures of these brands.'],
    DIST_DIR: ['The folder of the build.'],
    LOG_LEVEL: ['The lowest logged level.'],
    TRUSTED_PROXIES: ['The number of proxies in front whose `X-Forwarded-For` is believed.'],
    METRICS_KEY: [
      'The key that `/metrics` expects as `Authorization: Bearer …`.',
      'open in development, 404 elsewhere',
    ],
    API_URL: [
      'Serves the storefront alone, in front of another back end that speaks the contract at `{API_URL}/v1`.',
      'this process is the order server',
    ],
    ADDITIONS: [
      'Behaves like a back end without [our additions](../additions.md). Development only.',
      'additions are on',
    ],
    DEVELOPMENT_ON_NETWORK: ['Lets a server in development listen beyond this machine.', 'refused'],
    COURIER_TRIP: [
      'Duration of a demo delivery in milliseconds. Where staff have a board, the courier sets out when they accept the order, and waits at the restaurant until it is ready. Production has no demo courier.',
    ],
  },
  'The database': {
    DATABASE_URL: ['A PostgreSQL database.', 'the embedded database'],
    DATABASE_DIRECT_URL: [
      'The same database without its [pooler](../howto/database.md#behind-a-pooler), if `DATABASE_URL` leads to one.',
      '`DATABASE_URL` keeps a session for each connection',
    ],
    DATABASE_READ_URL: [
      'A [copy that follows the database](../howto/database.md#a-copy-for-reading), for reports and pages.',
      'the database itself',
    ],
    DATA_DIR: ['The folder of the embedded database.'],
    EMBEDDED_IN_PRODUCTION: ['Starts in production without `DATABASE_URL`, with every order in `DATA_DIR`.', 'refused'],
    DEVELOPMENT_ON_DATABASE: ['Lets a server in development use a database on another machine.', 'refused'],
    PGHOST: ["PostgreSQL's own variable, for a `DATABASE_URL` without a host."],
  },
  'Mail, messages and addresses': {
    SMTP_URL: [
      'The [mail server](../howto/mail.md), with its user and password.',
      'an outbox at `/dev/outbox` in development, else no mail',
    ],
    MAIL_FROM: ['The address that mails come from. Needed with `SMTP_URL`.'],
    KITCHEN_SECRETS_FILE: [
      "A JSON file with the secret of each location's [webhook](../howto/kitchen.md).",
      'no webhook is called',
    ],
    TWILIO_ACCOUNT_SID: [
      'The Twilio account that sends [text messages](../howto/text-messages.md) with codes.',
      'the outbox in development, else phones are not verified',
    ],
    TWILIO_AUTH_TOKEN: ["The Twilio account's token."],
    TWILIO_FROM: ['The number or messaging service that text messages come from.'],
    TWILIO_COUNTRY_CODES: ['The calling codes that text messages may go to.'],
    TWILIO_URL: ['Another Twilio host, for tests.', 'https://api.twilio.com'],
    GOOGLE_PLACES_KEY: [
      'Finds addresses with Google Places (New). The server calls Google; the key never reaches a browser.',
      "the brand's `places.json`",
    ],
    GOOGLE_PLACES_URL: ['Another Google Places host, for tests.', 'https://places.googleapis.com'],
  },
  'Secrets of several brands': {
    SECRETS_FILE: [
      'A JSON file with the [secrets of each brand](../howto/secrets.md): payment accounts, webhooks, mail, text messages and addresses.',
      'every brand uses the environment',
    ],
    SECRETS_DIR: [
      'The same as a folder, `{brand}/{SETTING}`: one file for each value, as Docker and Kubernetes mount secrets.',
      'every brand uses the environment',
    ],
  },
  Accounts: {
    SOCIAL_SECRETS_FILE: [
      "A JSON file with the secrets of the brands' applications at Google and Facebook: [social login](../howto/social-sign-in.md).",
      'no social login by Google or Facebook',
    ],
    GOOGLE_SIGN_IN_URL: ['Another Google host, for tests.', "Google's own"],
    APPLE_ID_URL: ['Another Apple host, for tests.', "Apple's own"],
    FACEBOOK_GRAPH_URL: ['Another Facebook host, for tests.', "Facebook's own"],
    BREACHED_PASSWORDS_URL: [
      'Checks new passwords against a list of breached ones, such as https://api.pwnedpasswords.com. Only a part of the hash is sent.',
      'only our own list is used',
    ],
  },
  'Gift cards and the bot check': {
    GIFT_CARD_KEY: [
      'The key under which gift card numbers are hashed. If it changes [without an overlap](../howto/secrets.md#rotate-the-gift-card-key), no card is found. Tokens and limits are signed with it too, and the second factors of staff are encrypted with it.',
      'a public key in development, refused elsewhere',
    ],
    GIFT_CARD_SECOND_KEY: [
      'A second key that only reads, while `GIFT_CARD_KEY` is [rotated](../howto/secrets.md#rotate-the-gift-card-key).',
      'there is one key',
    ],
    TURNSTILE_SITE_KEY: ['The site key of Cloudflare Turnstile.', 'a token that our server signs'],
    TURNSTILE_SECRET_KEY: ['The secret key of Cloudflare Turnstile.'],
    EMBEDDED_HUMAN_CHECK: ['Allows our own token as the bot check outside development.', 'refused'],
  },
  'Payment, every processor': {
    PROCESSOR_TIMEOUT: [
      'Milliseconds until a call to a processor counts as unknown. The leases on charges follow from it.',
    ],
    LIVE_KEYS_ON_EMBEDDED: ['Allows live payment keys on the embedded database.', 'refused'],
  },
  Sandbox: {
    SANDBOX_PROCESSOR: ['Allows test cards outside development.', 'refused'],
    SANDBOX_URL: [
      'A sandbox processor that runs as its own process (`dist/server/sandbox.js`).',
      'it runs in this process',
    ],
    LEDGER_FILE: ['The file in which the sandbox processor keeps its charges.', 'below `DATA_DIR`'],
  },
  Stripe: {
    STRIPE_SECRET_KEY: [
      'The secret or restricted key of the [Stripe](../howto/payment-processor.md#stripe) account.',
      'brands that pay through Stripe are left out',
    ],
    STRIPE_WEBHOOK_SECRET: ['The signing secret of the webhook.', 'webhooks are rejected'],
    STRIPE_ACCOUNT: [
      'The connected account that takes the payments, with the platform’s `STRIPE_SECRET_KEY` ([Connect](../howto/secrets.md#stripe-connect)).',
      'the account of the key',
    ],
    STRIPE_PLATFORM_FEE: [
      'Share of a connected account’s payments that the platform keeps, in hundredths of a percent.',
      'none',
    ],
    STRIPE_API: ['Another Stripe host, for tests.', 'https://api.stripe.com'],
  },
  Square: {
    SQUARE_ACCESS_TOKEN: [
      "The seller's access token for [Square](../howto/payment-processor.md#square).",
      'brands that pay through Square are left out',
    ],
    SQUARE_LOCATION_ID: ['The Square location that takes the payments.', "the seller's main location"],
    SQUARE_WEBHOOK_KEY: ['The signature key of the webhook.', 'webhooks are rejected'],
    SQUARE_URL: ['Another Square host.', "Square's sandbox in development, else Square"],
  },
  'Authorize.Net': {
    AUTHORIZE_LOGIN_ID: [
      'The API login ID of the [Authorize.Net](../howto/payment-processor.md#authorizenet) account.',
      'brands that pay through it are left out',
    ],
    AUTHORIZE_TRANSACTION_KEY: ["The account's transaction key."],
    AUTHORIZE_SIGNATURE_KEY: ['The signature key of the webhook.', 'webhooks are rejected'],
    AUTHORIZE_CURRENCY: ["The account's currency.", '`USD`'],
    AUTHORIZE_URL: ['Another API address.', 'its sandbox in development, else its live address'],
  },
  'Seamless (CardPointe)': {
    SEAMLESS_SITE: [
      'The site of the [CardPointe](../howto/payment-processor.md#seamless-cardpointe) account, the name before `.cardconnect.com`.',
      'brands that pay through it are left out',
    ],
    SEAMLESS_MERCHANT_ID: ["The account's merchant ID."],
    SEAMLESS_USERNAME: ["The API's user."],
    SEAMLESS_PASSWORD: ["The API's password."],
    SEAMLESS_CURRENCY: ["The account's currency.", '`USD`'],
    SEAMLESS_URL: ['Another gateway address.', "the site's test host in development, else the site"],
  },
}
