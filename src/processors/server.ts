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
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Gateways } from '../../src-server/payment/gateways.ts'
import type { Environment } from '../environment/environment.ts'
import { isProcessorName, type ProcessorName, processorNames } from './names.ts'
import { paymentEnvironmentOf } from './payment-environment.ts'
import { noProcessor, type ProcessorPolicy } from './policy.ts'

interface ProcessorDoors {
  /** Undefined if the processor's variables are unset; then no brand may pay through it. */
  readonly gateway: (environment: Environment) => PaymentGateway | undefined
  /** Variables that must be set before the processor can charge. */
  readonly needs: readonly (keyof Environment)[]
  readonly policy: (environment: PaymentEnvironment) => ProcessorPolicy
  /** Policy of the vendor's form, which a brand may choose over our fields. */
  readonly hostedPolicy?: ProcessorDoors['policy']
}

/** Gateways of all processors with keys, because orders may still belong to a brand's former processor. */
export function gatewaysOf(environment: Environment): Gateways {
  const gateways = new Map<string, PaymentGateway>()
  for (const name of processorNames) {
    const gateway = doors[name].gateway(environment)
    if (gateway !== undefined) gateways.set(name, gateway)
  }
  return gateways
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
    policy: () => sandboxPolicy,
  },
  stripe: {
    gateway: (environment) => {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: origin } = environment
      if (secretKey === undefined) return undefined
      return stripeGateway({
        secretKey,
        timeout: environment.PROCESSOR_TIMEOUT,
        ...(webhookSecret === undefined ? {} : { webhookSecret }),
        ...(origin === undefined ? {} : { origin }),
      })
    },
    needs: ['STRIPE_SECRET_KEY'],
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
    policy: () => seamlessPolicy,
  },
}

/** CardPointe's test sites. */
const seamlessTests: Readonly<Record<PaymentEnvironment, string>> = { sandbox: '-uat', production: '' }

const squareHosts: Readonly<Record<PaymentEnvironment, string>> = {
  sandbox: 'https://connect.squareupsandbox.com',
  production: 'https://connect.squareup.com',
}
