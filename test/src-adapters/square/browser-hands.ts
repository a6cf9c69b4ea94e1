import { squarePolicy } from '../../../src-adapters/square/policy.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { CardField } from '../../../src-domain/payment/payment-problem.ts'
import type { WalletKind } from '../../../src-domain/payment/wallet-button.ts'
import type { BrowserHands } from '../../contracts/browser/browser-hands.ts'
import { inWhole } from '../../contracts/gateway/in-whole.ts'
import { serveSquare } from '../../vendors/square/browser/serve-square.ts'
import type { Wallet } from '../../vendors/square/browser/settings.ts'

const labels: Readonly<Partial<Record<CardField, string>>> = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'CVV',
  postalCode: 'Postal code',
}

const words: Readonly<Record<WalletKind, Wallet>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }
const sheet = 'iframe[title="Apple Pay"]'

export const browserHands: BrowserHands = {
  page: 'test/src-adapters/square/kit-page.ts',
  policy: squarePolicy('sandbox'),
  credentials: { publicKey: 'sandbox-sq0idb-of-the-kit', apiKey: 'LOFTHEKIT' },
  badCredentials: { publicKey: 'sq0idp-of-another-environment', apiKey: 'LOFTHEKIT' },
  serve: async (context, { wallets }) => {
    await serveSquare(context, { wallets: wallets.map((kind) => words[kind]) })
    return {}
  },
  type: async (page, field, text) => {
    const input = page.frameLocator('iframe[title="Secure Credit Card Form"]').getByLabel(labels[field] ?? field)
    await input.fill(text)
    await input.blur()
  },
  goodCard: { number: '4111 1111 1111 1111', expiry: '08/40', cvc: '987', postalCode: '10001' },
  // Square reports an invalid field without a reason: an expired date is as invalid as a short number.
  badValues: {
    number: ['4111 1111 1111 1112', 'invalid'],
    expiry: ['05/25', 'invalid'],
    cvc: ['12', 'invalid'],
    postalCode: ['1', 'invalid'],
  },
  sdk: {
    global: 'Square',
    tokenise: 'tokenize',
    unknownAnswer: { status: 'Tomorrow', errors: [{ type: 'A_TYPE_OF_TOMORROW', message: 'nobody knows it' }] },
    amount: (smallest, currency) => inWhole(minor(smallest), currency === 'JPY' ? 'JPY' : 'USD'),
  },
  wallet: {
    kinds: ['apple_pay', 'google_pay'],
    press: (page, kind) => page.getByRole('button', { name: words[kind], exact: true }).click(),
    approve: (page) => page.frameLocator(sheet).getByRole('button', { name: 'Pay' }).click(),
    cancel: (page) => page.frameLocator(sheet).getByRole('button', { name: 'Close' }).click(),
    sheet: (page) => page.frameLocator(sheet).getByText('Order total'),
    sum: '19.99',
  },
}
