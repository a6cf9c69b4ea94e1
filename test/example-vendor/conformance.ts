import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { BrowserHands } from '../contracts/browser/browser-hands.ts'
import type { Conformance } from '../contracts/conformance.ts'
import { inWhole } from '../contracts/gateway/in-whole.ts'
import { examplePayGateway } from './adapter/gateway.ts'
import { examplePayPolicy } from './adapter/policy.ts'
import { openExamplePayApi } from './vendor/example-pay-api.ts'
import { knownKey, serveExamplePay } from './vendor/serve-example-pay.ts'

const labels: Readonly<Record<string, string>> = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
}

export const browserHands: BrowserHands = {
  page: 'test/example-vendor/kit-page.ts',
  policy: examplePayPolicy,
  credentials: { publicKey: knownKey },
  badCredentials: { publicKey: 'pk_of_nobody' },
  serve: async (context) => {
    await serveExamplePay(context)
    return {}
  },
  type: async (page, field, text) => {
    const input = page.frameLocator('iframe[title="Card details"]').getByLabel(labels[field] ?? field)
    await input.fill(text)
    await input.blur()
  },
  goodCard: { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '987' },
  badValues: {
    number: ['4242 4242 4242 4243', 'invalid'],
    expiry: ['05/25', 'expired'],
    cvc: ['12', 'invalid'],
  },
  sdk: {
    global: 'ExamplePay',
    tokenise: 'tokenise',
    unknownAnswer: { error: { code: 'of_tomorrow' } },
    amount: (smallest) => smallest,
  },
}

const words: Readonly<Partial<Record<DeclineReason, string>>> = { declined: 'no', 'insufficient-funds': 'no_funds' }

export const conformance: Conformance = {
  browser: browserHands,
  gateway: async () => {
    const api = await openExamplePayApi()
    let tokens = 0
    const token = (kind: string) => {
      tokens += 1
      return { _tag: 'Nonce', nonce: `tok_${kind}_${tokens}` } as const
    }
    return {
      gateway: examplePayGateway(api.url, 'sk_example', 5_000),
      approved: () => token('fine'),
      declining: (reason) => (words[reason] === undefined ? undefined : token(`declined_${words[reason]}`)),
      unanswered: () => {
        api.breakNext('answer-lost')
        return token('fine')
      },
      takesYen: true,
      booked: (id) => {
        const { amount = 0, currency } = api.bookOf(id) ?? {}
        return inWhole(amount, currency === 'JPY' ? 'JPY' : 'USD')
      },
      // The example has no keys. A vendor with keys returns `() => gatewayWithWrongKeys`.
      turnedAway: undefined,
      close: api.stop,
    }
  },
  gatewayAt: (origin, timeout) => examplePayGateway(origin, 'sk_example', timeout),
}
