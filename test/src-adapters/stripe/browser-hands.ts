import type { FrameLocator, Page } from '@playwright/test'
import { stripePolicy } from '../../../src-adapters/stripe/policy.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeInstrument } from '../../../src-domain/payment/payment-gateway.ts'
import type { CardField } from '../../../src-domain/payment/payment-problem.ts'
import type { BrowserHands, ServedVendor } from '../../contracts/browser/browser-hands.ts'
import { serveBrowserHalf } from '../../vendors/stripe/serve-browser-half.ts'
import type { Ledger } from '../../vendors/stripe/server/ledger.ts'
import { type FakeStripe, startFakeStripe } from '../../vendors/stripe/start-fake-stripe.ts'
import { gatewayOf, nonceOf } from './gateway-under-test.ts'

const labels: Readonly<Partial<Record<CardField, string>>> = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  postalCode: 'ZIP code',
}

const sheet = 'iframe[title="Apple Pay sheet"]'

const hands: Omit<BrowserHands, 'credentials' | 'badCredentials' | 'serve'> = {
  page: 'test/src-adapters/stripe/kit-page.ts',
  policy: stripePolicy,
  type: async (page, field, text) => {
    const input = page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel(labels[field] ?? field)
    await input.fill(text)
    await input.blur()
  },
  goodCard: { number: '4242 4242 4242 4242', expiry: '08/40', cvc: '987', postalCode: '10001' },
  // Stripe calls short input "incomplete", empty or not.
  badValues: {
    number: ['4242 4242 4242 4241', 'invalid'],
    expiry: ['05/25', 'expired'],
    cvc: ['12', 'missing'],
    postalCode: ['1000', 'missing'],
  },
  sdk: {
    global: 'Stripe',
    tokenise: 'createConfirmationToken',
    unknownAnswer: { error: { type: 'a_type_of_tomorrow', code: 'nobody_knows_it' } },
    amount: (smallest) => smallest,
  },
  wallet: {
    kinds: ['apple_pay', 'google_pay'],
    press: (page) =>
      page
        .frameLocator('iframe[title="Secure express checkout frame"]')
        .getByRole('button', { name: 'Buy with Apple Pay' })
        .click(),
    approve: (page) => page.frameLocator(sheet).getByRole('button', { name: 'Pay', exact: true }).click(),
    cancel: (page) => page.frameLocator(sheet).getByRole('button', { name: 'Cancel' }).click(),
    sheet: (page) => page.frameLocator(sheet).getByRole('form'),
    sum: '$19.99',
  },
  step: {
    confirm: (page) => bank(page).getByRole('button', { name: 'Complete authentication' }).click(),
    refuse: (page) => bank(page).getByRole('button', { name: 'Fail authentication' }).click(),
    arrived: (page, nth) =>
      page.frameLocator(bankFrame).nth(nth).getByRole('button', { name: 'Fail authentication' }).waitFor(),
  },
}

/** `account`: the connected account that takes the payments. Then every call has to name it. */
export function stripeHands(account?: string): BrowserHands {
  const merchant = account === undefined ? {} : { merchantId: account }
  return {
    ...hands,
    credentials: { publicKey: 'pk_test_fake', ...merchant },
    badCredentials: { publicKey: 'pk_test_of_nobody', ...merchant },
    serve: async (context, { wallets }) => {
      const fake = await startFakeStripe({ connected: account === undefined ? [] : [account] })
      const ledger = account === undefined ? fake.ledger : fake.connected(account)
      for (const wallet of wallets) ledger.wallets.add(wallet)
      await serveBrowserHalf(context, fake)
      return served(fake, ledger, account)
    },
  }
}

/** The newest frame: Stripe.js keeps an unused one open. */
function bank(page: Page): FrameLocator {
  return page.frameLocator(bankFrame).last()
}

const bankFrame = 'iframe[title="3D Secure challenge"]'

function served(fake: FakeStripe, ledger: Ledger, account: string | undefined): ServedVendor {
  let count = 0
  const dataOf = async (instrument: ChargeInstrument, amount: number): Promise<string> => {
    count += 1
    const outcome = await gatewayOf(fake, 5_000, fake.secretKey, account).authorise({
      reference: `order:kit:attempt:${count}`,
      amount: minor(amount),
      currency: 'USD',
      instrument,
    })
    if (outcome._tag !== 'StepRequired') throw new Error(outcome._tag)
    return outcome.data
  }
  return {
    stepData: () => dataOf(nonceOf({ ledger }, 'pm_card_authenticationRequired'), 1999),
    openIntent: (amount) => dataOf({ _tag: 'Intent' }, amount),
    isPaid: () => [...ledger.intents.values()].at(-1)?.status === 'requires_capture',
    stop: async () => {
      await fake.stop()
      const strays = fake.callsByAccount().filter((one) => one.account !== account)
      if (strays.length > 0) throw new Error(`not for ${account ?? 'the platform'}: ${JSON.stringify(strays)}`)
    },
  }
}
