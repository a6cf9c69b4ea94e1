import { isCashOffered, takesCards } from '../../src-domain/payment/payment-choice.ts'
import { isLoopback } from '../../src-server/http/loopback.ts'
import type { BrandsApart, LoadedBrand } from '../brand/load-brands.ts'
import { type BrandSecrets, brandOfSection } from '../environment/brand-secrets.ts'
import type { Environment } from '../environment/environment.ts'
import { type ServiceName, serviceChoice } from '../environment/service-choice.ts'
import { currencyFault } from '../processors/currency-fault.ts'
import { isProcessorName, processorNames } from '../processors/names.ts'
import { realMoneyOf } from '../processors/real-money.ts'
import { accountsOf } from '../processors/server.ts'
import { sinkNames } from '../sinks/names.ts'
import { unknownSinks } from '../sinks/policies.ts'
import { isLocalDatabase } from './is-local-database.ts'

const secretKey = /^(?:(?:sk|rk)_|EAAA|sq0csp-)/
const liveKey = /^(?:(?:pk|sk|rk)_live_|sq0idp-)/

/** Returns one line for the operator; undefined if the server may start. Faults of single brands are not its concern. */
export function startRefusal(environment: Environment, { brands, leftOut }: BrandsApart): string | undefined {
  const { BRAND: forced } = environment
  if (brands.length === 0) return leftOut[0]?.why
  if (forced !== undefined && !brands.some(({ brand }) => brand.id === forced)) {
    const why = leftOut.find(({ brandId }) => brandId === forced)?.why
    return why ?? `BRAND names ${forced}, and there are only ${brands.map(({ brand }) => brand.id).join(', ')}`
  }
  return (
    developmentRefusal(environment) ??
    botCheckRefusal(environment) ??
    secondKeyRefusal(environment) ??
    embeddedRefusal(environment)
  )
}

/** Refuses an embedded database in production: replacing the container would silently delete every order. */
function embeddedRefusal({
  APP_ENV: appEnv,
  DATABASE_URL: database,
  API_URL: backEnd,
  EMBEDDED_IN_PRODUCTION: embedded,
}: Environment): string | undefined {
  const isEmbedded = database === undefined && backEnd === undefined
  return appEnv === 'production' && isEmbedded && embedded !== 'allow'
    ? 'APP_ENV=production would keep its orders in the embedded database in DATA_DIR: set DATABASE_URL, or EMBEDDED_IN_PRODUCTION=allow where DATA_DIR outlives a deploy and is backed up'
    : undefined
}

export function brandRefusal(environment: Environment, one: LoadedBrand): string | undefined {
  const { DATABASE_URL: database, LIVE_KEYS_ON_EMBEDDED: live } = environment
  const { id } = one.brand
  const why =
    processorRefusal(environment, one) ??
    currencyRefusal(environment, one) ??
    sinksRefusal(one) ??
    giftCardsRefusal(environment, one)
  if (why !== undefined) return why
  if (keysOf(one).some((key) => secretKey.test(key))) {
    return `Brand ${id} has a secret key where customers would see it: only publishable keys belong in its locations`
  }
  return database === undefined && live !== 'allow' && keysOf(one).some((key) => liveKey.test(key))
    ? `Brand ${id} has live payment keys, which the embedded database refuses because it does not survive a power cut: set DATABASE_URL`
    : undefined
}

/** Refuses unknown sinks, whose events would silently be lost. */
function sinksRefusal({ brand: { id, analytics } }: LoadedBrand): string | undefined {
  const unknown = unknownSinks(analytics)
  return unknown.length === 0
    ? undefined
    : `Brand ${id} sends events to ${unknown.join(', ')}, which this build does not have: analytics can be ${sinkNames.join(', ')}`
}

/**
 * Refuses an unknown processor, which would decline every card, and the sandbox outside development, which accepts
 * every card.
 */
function processorRefusal(
  { APP_ENV: appEnv, SANDBOX_PROCESSOR: sandbox }: Environment,
  { brand }: LoadedBrand,
): string | undefined {
  const { id, paymentProcessor } = brand
  if (!takesCards(brand))
    return isCashOffered(brand)
      ? undefined
      : `Brand ${id} takes neither cards nor cash: set ordering.cash, or choose a payment_processor`
  if (!isProcessorName(paymentProcessor)) {
    return `Brand ${id} pays through ${paymentProcessor}, which this build does not know: payment_processor is one of ${processorNames.join(', ')}, or none for a brand that takes no cards`
  }
  return paymentProcessor === 'sandbox' && appEnv !== 'development' && sandbox !== 'allow'
    ? `Brand ${id} takes cards with the sandbox, which APP_ENV=${appEnv} refuses: choose a processor, or set SANDBOX_PROCESSOR=allow`
    : undefined
}

/** Refuses a currency that the processor, or its account, cannot charge: every card would be declined. */
function currencyRefusal(environment: Environment, { brand }: LoadedBrand): string | undefined {
  const { id, paymentProcessor, currency } = brand
  if (environment.API_URL !== undefined || !isProcessorName(paymentProcessor)) return undefined
  const why = currencyFault(paymentProcessor, currency)
  return why && `Brand ${id} is in ${currency}, but pays through ${paymentProcessor}, which ${why}`
}

/** Refuses real charges on the embedded database. Another back end does its own charging. */
export function chargeRefusal(
  environment: Environment,
  { brand: { id, paymentProcessor } }: LoadedBrand,
  secrets: BrandSecrets,
): string | undefined {
  if (environment.API_URL !== undefined || !isProcessorName(paymentProcessor)) return undefined
  const { DATABASE_URL: database, LIVE_KEYS_ON_EMBEDDED: live } = environment
  if (database !== undefined || live === 'allow') return undefined
  const money = accountsOf(environment, secrets)
    .filter(({ processor, section }) => processor === paymentProcessor && mayTakeMoneyOf(section, id))
    .map(({ settings }) => realMoneyOf(paymentProcessor, settings))
    .find((one) => one !== undefined)
  return (
    money && `${money}, which the embedded database refuses because it does not survive a power cut: set DATABASE_URL`
  )
}

function mayTakeMoneyOf(section: string | undefined, brandId: string): boolean {
  return section === undefined || brandOfSection(section) === brandId
}

/**
 * Keeps development on this machine unless explicitly allowed, because it is the default and has test payments and
 * public passwords.
 */
function developmentRefusal(environment: Environment): string | undefined {
  const { APP_ENV: appEnv, HOST: host, DATABASE_URL: database, API_URL: backEnd, PGHOST: unnamed } = environment
  if (appEnv !== 'development') return additionsRefusal(environment)
  if (!isLoopback(host) && environment.DEVELOPMENT_ON_NETWORK !== 'allow') {
    return `APP_ENV is development, and HOST=${host} is reached from other machines: set APP_ENV=production, or DEVELOPMENT_ON_NETWORK=allow`
  }
  const isElsewhere = database !== undefined && backEnd === undefined && !isLocalDatabase(database, unnamed)
  return isElsewhere && environment.DEVELOPMENT_ON_DATABASE !== 'allow'
    ? 'APP_ENV is development, and DATABASE_URL names a database on another machine: set APP_ENV=production, or DEVELOPMENT_ON_DATABASE=allow'
    : undefined
}

function additionsRefusal({ ADDITIONS: additions, APP_ENV: appEnv }: Environment): string | undefined {
  return additions === 'off'
    ? `ADDITIONS=off turns the bot check off and is for trying the contract: APP_ENV=${appEnv} refuses it`
    : undefined
}

function keysOf({ seed }: LoadedBrand): readonly string[] {
  return seed.locations
    .flatMap(({ credentials }) => [credentials.publicKey, credentials.apiKey])
    .filter((key) => key !== undefined)
}

function botCheckRefusal({ TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: secret }: Environment) {
  return (site === undefined) === (secret === undefined)
    ? undefined
    : 'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: set both, or neither'
}

/** Refuses an incomplete account of the server's, unless the brand has one of its own. */
export function servicesRefusal(
  environment: Environment,
  secrets: Pick<BrandSecrets, 'sections'>,
  brandId: string,
): string | undefined {
  const isOwn = (service: ServiceName) => serviceChoice(environment, secrets, brandId, service)._tag === 'Own'
  return (
    (isOwn('mail') ? undefined : mailRefusal(environment)) ?? (isOwn('texts') ? undefined : textsRefusal(environment))
  )
}

function mailRefusal({ SMTP_URL: smtp, MAIL_FROM: from }: Environment): string | undefined {
  return (smtp === undefined) === (from === undefined)
    ? undefined
    : 'SMTP_URL and MAIL_FROM belong together: set both, or neither'
}

/** Refuses an incomplete text sender, with which patrons would never be asked to verify. */
function textsRefusal({
  TWILIO_ACCOUNT_SID: account,
  TWILIO_AUTH_TOKEN: token,
  TWILIO_FROM: from,
}: Environment): string | undefined {
  const set = [account, token, from].filter((one) => one !== undefined).length
  return set === 0 || set === 3
    ? undefined
    : 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three, or none'
}

/** A second key that only reads would be the only one. */
function secondKeyRefusal({ GIFT_CARD_KEY: key, GIFT_CARD_SECOND_KEY: second }: Environment): string | undefined {
  return second !== undefined && (key === undefined || key === second)
    ? 'GIFT_CARD_SECOND_KEY is for rotating GIFT_CARD_KEY: set both to different keys, or only GIFT_CARD_KEY'
    : undefined
}

/** Requires a secret key for gift card numbers, and a bot check against guessing them. */
function giftCardsRefusal(environment: Environment, { brand, seed }: LoadedBrand): string | undefined {
  const takesCards = brand.themes.checkout.giftCard || (seed.giftCards ?? []).length > 0
  if (!takesCards || environment.APP_ENV === 'development' || environment.API_URL !== undefined) return undefined
  if (environment.GIFT_CARD_KEY === undefined) {
    return `Brand ${brand.id} takes gift cards, whose numbers APP_ENV=${environment.APP_ENV} keeps only under a secret: set GIFT_CARD_KEY`
  }
  return environment.TURNSTILE_SECRET_KEY === undefined && environment.EMBEDDED_HUMAN_CHECK === undefined
    ? `Brand ${brand.id} takes gift cards, and APP_ENV=${environment.APP_ENV} asks for a bot check: set TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY, or EMBEDDED_HUMAN_CHECK=allow`
    : undefined
}
