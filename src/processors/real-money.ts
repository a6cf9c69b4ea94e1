import type { Environment } from '../environment/environment.ts'
import type { ProcessorName } from './names.ts'
import { paymentEnvironmentOf } from './payment-environment.ts'

/** Sentence ending that names the variable with which a processor really charges; undefined if none does. */
export function realMoneyOf(name: ProcessorName, environment: Environment): string | undefined {
  return rows[name](environment)
}

type Row = (environment: Environment) => string | undefined

const rows: Readonly<Record<ProcessorName, Row>> = {
  sandbox: () => undefined,
  stripe: ({ STRIPE_SECRET_KEY: key = '' }) =>
    /^(?:sk|rk)_live_/.test(key) ? 'STRIPE_SECRET_KEY is a live key' : undefined,
  square: productionDefault('SQUARE_ACCESS_TOKEN', 'SQUARE_URL'),
  authorize: productionDefault('AUTHORIZE_TRANSACTION_KEY', 'AUTHORIZE_URL'),
  seamless: productionDefault('SEAMLESS_PASSWORD', 'SEAMLESS_URL'),
}

/** Live and test keys look the same, so only the URL tells whether charges are real. */
function productionDefault(secret: keyof Environment, address: keyof Environment): Row {
  return (environment) =>
    paymentEnvironmentOf(environment.APP_ENV) === 'production' && environment[address] === undefined
      ? `${secret} charges for good`
      : undefined
}
