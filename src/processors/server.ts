import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { authorizeGateway } from '../../src-adapters/authorize/gateway.ts'
import { hostsOf } from '../../src-adapters/authorize/hosts.ts'
import { authorizeHostedPolicy, authorizePolicy } from '../../src-adapters/authorize/policy.ts'
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { gatewayOverHttp } from '../../src-adapters/sandbox/gateway-over-http.ts'
import { sandboxPolicy } from '../../src-adapters/sandbox/policy.ts'
import { seamlessGateway } from '../../src-adapters/seamless/gateway.ts'
import { seamlessPolicy } from '../../src-adapters/seamless/policy.ts'
import { squareGateway } from '../../src-adapters/square/gateway.ts'
import { squarePolicy } from '../../src-adapters/square/policy.ts'
import { stripeGateway } from '../../src-adapters/stripe/gateway.ts'
import { stripePolicy } from '../../src-adapters/stripe/policy.ts'
import type { PaymentForm } from '../../src-domain/brand/brand.ts'
import { basisPoints } from '../../src-domain/money/percent.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Gateways } from '../../src-server/payment/gateways.ts'
import { environmentOf } from '../environment/brand-environment.ts'
import { type BrandSecrets, noSecrets } from '../environment/brand-secrets.ts'
import type { Environment } from '../environment/environment.ts'
import type { OwnSettings } from '../environment/own-settings.ts'
import { isProcessorName, type ProcessorName, processorNames } from './names.ts'
import { paymentEnvironmentOf } from './payment-environment.ts'
import { noProcessor, type ProcessorPolicy } from './policy.ts'

interface ProcessorDoors {
  /** Undefined if the processor's variables are unset; then no brand may pay through it. */
  readonly gateway: (environment: Environment) => PaymentGateway | undefined
  /** Variables that must be set before the processor can charge. */
  readonly needs: readonly (keyof Environment)[]
  /** Settings of an account, which a brand or a location may have of its own. */
  readonly settings: readonly (keyof OwnSettings)[]
  /** Those of them that leave the merchant the same. */
  readonly ofSameMerchant: readonly (keyof OwnSettings)[]
  readonly policy: (environment: PaymentEnvironment) => ProcessorPolicy
  /** Policy of the vendor's form, which a brand may choose over our fields. */
  readonly hostedPolicy?: ProcessorDoors['policy']
}

/** Gateways of all accounts with keys, because orders may still belong to a brand's former processor or account. */
export function gatewaysOf(environment: Environment, secrets: BrandSecrets = noSecrets): Gateways {
  const gateways = new Map<string, PaymentGateway>()
  for (const { account, processor, settings } of accountsOf(environment, secrets)) {
    const gateway = doors[processor].gateway(settings)
    if (gateway !== undefined) gateways.set(account, gateway)
  }
  return gateways
}

export interface ConfiguredAccount {
  /** "stripe", "stripe@ember" or "square@ember/red-hook". */
  readonly account: string
  readonly processor: ProcessorName
  /** Section of the secrets that defines it; absent: the environment. */
  readonly section?: string
  readonly settings: Environment
}

/** The accounts whose keys are complete: the environment's, and one for each section with settings of a processor. */
export function accountsOf(environment: Environment, secrets: BrandSecrets): readonly ConfiguredAccount[] {
  const shared = processorNames.map((processor) => ({ account: processor, processor, settings: environment }))
  const own = [...secrets.sections].flatMap(([section, settings]) =>
    processorNames
      .filter((processor) => doors[processor].settings.some((name) => settings[name] !== undefined))
      .map((processor) => ({
        ...{ account: `${processor}@${section}`, processor, section },
        settings: environmentOf(environment, secrets, section),
      })),
  )
  return [...shared, ...own].filter(({ processor, settings }) => missingSettings(processor, settings).length === 0)
}

/** Whether a section only says where the merchant of its parent takes money, so that saved cards serve both. */
export function sharesMerchant(processor: ProcessorName, settings: OwnSettings): boolean {
  const { settings: all, ofSameMerchant } = doors[processor]
  return all.every((name) => settings[name] === undefined || ofSameMerchant.includes(name))
}

export function missingSettings(name: ProcessorName, environment: Environment): readonly string[] {
  return doors[name].needs.filter((variable) => environment[variable] === undefined)
}

export function processorPolicyOf(name: string, environment: PaymentEnvironment, form?: PaymentForm): ProcessorPolicy {
  if (!isProcessorName(name)) return noProcessor
  const { policy, hostedPolicy = policy } = doors[name]
  return form === 'hosted' ? hostedPolicy(environment) : policy(environment)
}

const doors: Readonly<Record<ProcessorName, ProcessorDoors>> = {
  sandbox: {
    gateway: ({ DATA_DIR: dataDir, LEDGER_FILE: ledger, SANDBOX_URL: url, PROCESSOR_TIMEOUT: timeout }) => {
      if (url !== undefined) return gatewayOverHttp(url, timeout)
      mkdirSync(dataDir, { recursive: true })
      return sandboxGateway(ledger ?? join(dataDir, 'sandbox-ledger.jsonl'))
    },
    needs: [],
    settings: [],
    ofSameMerchant: [],
    policy: () => sandboxPolicy,
  },
  stripe: {
    gateway: (environment) => {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: origin } = environment
      const { STRIPE_ACCOUNT: connectedAccount, STRIPE_PLATFORM_FEE: fee } = environment
      if (secretKey === undefined) return undefined
      return stripeGateway({
        secretKey,
        timeout: environment.PROCESSOR_TIMEOUT,
        ...(webhookSecret === undefined ? {} : { webhookSecret }),
        ...(origin === undefined ? {} : { origin }),
        ...(connectedAccount === undefined ? {} : { connectedAccount }),
        ...(fee === undefined ? {} : { platformFee: basisPoints(fee) }),
      })
    },
    needs: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_ACCOUNT', 'STRIPE_PLATFORM_FEE'],
    ofSameMerchant: ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PLATFORM_FEE'],
    policy: () => stripePolicy,
  },
  square: {
    gateway: (environment) => {
      const { SQUARE_ACCESS_TOKEN: accessToken, SQUARE_LOCATION_ID: locationId } = environment
      const { APP_ENV: appEnv, SQUARE_WEBHOOK_KEY: webhookKey, SQUARE_URL: origin } = environment
      if (accessToken === undefined) return undefined
      return squareGateway({
        accessToken,
        origin: origin ?? squareHosts[paymentEnvironmentOf(appEnv)],
        timeout: environment.PROCESSOR_TIMEOUT,
        ...(locationId === undefined ? {} : { locationId }),
        ...(webhookKey === undefined ? {} : { webhookKey }),
      })
    },
    needs: ['SQUARE_ACCESS_TOKEN'],
    settings: ['SQUARE_ACCESS_TOKEN', 'SQUARE_LOCATION_ID', 'SQUARE_WEBHOOK_KEY'],
    ofSameMerchant: ['SQUARE_LOCATION_ID', 'SQUARE_WEBHOOK_KEY'],
    policy: squarePolicy,
  },
  authorize: {
    gateway: (environment) => {
      const { AUTHORIZE_LOGIN_ID: name, AUTHORIZE_TRANSACTION_KEY: transactionKey, APP_ENV: appEnv } = environment
      if (name === undefined || transactionKey === undefined) return undefined
      const { AUTHORIZE_SIGNATURE_KEY: signatureKey, PROCESSOR_TIMEOUT: timeout } = environment
      return authorizeGateway({
        url: environment.AUTHORIZE_URL ?? hostsOf[paymentEnvironmentOf(appEnv)].api,
        name,
        transactionKey,
        timeout,
        currency: environment.AUTHORIZE_CURRENCY ?? 'USD',
        ...(signatureKey === undefined ? {} : { signatureKey }),
      })
    },
    needs: ['AUTHORIZE_LOGIN_ID', 'AUTHORIZE_TRANSACTION_KEY'],
    settings: ['AUTHORIZE_LOGIN_ID', 'AUTHORIZE_TRANSACTION_KEY', 'AUTHORIZE_SIGNATURE_KEY', 'AUTHORIZE_CURRENCY'],
    ofSameMerchant: ['AUTHORIZE_SIGNATURE_KEY'],
    policy: authorizePolicy,
    hostedPolicy: authorizeHostedPolicy,
  },
  seamless: {
    gateway: (environment) => {
      const { SEAMLESS_SITE: site, SEAMLESS_MERCHANT_ID: merchantId, SEAMLESS_URL: url } = environment
      const { SEAMLESS_USERNAME: username, SEAMLESS_PASSWORD: password, APP_ENV: appEnv } = environment
      if (site === undefined || merchantId === undefined || username === undefined || password === undefined)
        return undefined
      return seamlessGateway({
        url: url ?? `https://${site}${seamlessTests[paymentEnvironmentOf(appEnv)]}.cardconnect.com/cardconnect/rest`,
        merchantId,
        username,
        password,
        timeout: environment.PROCESSOR_TIMEOUT,
        currency: environment.SEAMLESS_CURRENCY ?? 'USD',
      })
    },
    needs: ['SEAMLESS_SITE', 'SEAMLESS_MERCHANT_ID', 'SEAMLESS_USERNAME', 'SEAMLESS_PASSWORD'],
    settings: ['SEAMLESS_SITE', 'SEAMLESS_MERCHANT_ID', 'SEAMLESS_USERNAME', 'SEAMLESS_PASSWORD', 'SEAMLESS_CURRENCY'],
    ofSameMerchant: [],
    policy: () => seamlessPolicy,
  },
}

/** CardPointe's test sites. */
const seamlessTests: Readonly<Record<PaymentEnvironment, string>> = { sandbox: '-uat', production: '' }

const squareHosts: Readonly<Record<PaymentEnvironment, string>> = {
  sandbox: 'https://connect.squareupsandbox.com',
  production: 'https://connect.squareup.com',
}
