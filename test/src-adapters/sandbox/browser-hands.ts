import { sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import { sandboxPolicy } from '../../../src-adapters/sandbox/policy.ts'
import { stepsPath } from '../../../src-adapters/sandbox/steps-path.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeInstrument } from '../../../src-domain/payment/payment-gateway.ts'
import { aNonce } from '../../builders/order-server-builder.ts'
import { type BrowserHands, shopAddress } from '../../contracts/browser/browser-hands.ts'
import { formWords } from '../../contracts/form-words.ts'
import { reference } from '../../contracts/gateway/charging.ts'

export const browserHands: BrowserHands = {
  page: 'test/src-adapters/sandbox/kit-page.ts',
  policy: sandboxPolicy,
  credentials: {},
  serve: async (context) => {
    const sandbox = sandboxGateway()
    // Our order server, which contains the sandbox's bank.
    await context.route(`${shopAddress}api${stepsPath}`, async (route) => {
      const { step, answer } = JSON.parse(route.request().postData() ?? '{}')
      await route.fulfill({ json: { outcome: await sandbox.answerStep(step, answer) } })
    })
    const waiting = async (amount: number, instrument: ChargeInstrument) => {
      const request = { reference: reference(), amount: minor(amount), currency: 'USD' as const, instrument }
      const outcome = await sandbox.authorise(request)
      if (outcome._tag !== 'StepRequired') throw new Error(outcome._tag)
      return outcome.data
    }
    return {
      stepData: () => waiting(1999, { _tag: 'Nonce', nonce: aNonce('needs_second_step') }),
      openIntent: (amount) => waiting(amount, { _tag: 'Intent' }),
      isPaid: () => sandbox.ledger().some(({ entry }) => entry === 'authorise'),
    }
  },
  type: async (page, field, text) => {
    const input = page.locator(`[data-field="${field}"] input`)
    await input.fill(text)
    await input.blur()
  },
  goodCard: { number: '4242 4242 4242 4242', expiry: '08/40', cvc: '987', postalCode: '10001' },
  badValues: {
    number: ['4242 4242 4242 4243', 'invalid'],
    expiry: ['05/25', 'expired'],
    cvc: ['12', 'invalid'],
    postalCode: ['1000', 'invalid'],
  },
  wallet: {
    kinds: ['apple_pay', 'google_pay'],
    isOnEveryDevice: true,
    press: (page) => page.getByRole('button', { name: formWords.wallet.button }).click(),
    approve: (page) => page.getByRole('button', { name: 'Pay $19.99' }).click(),
    cancel: (page) => page.keyboard.press('Escape'),
    sheet: (page) => page.getByRole('dialog'),
    sum: '$19.99',
  },
  step: {
    confirm: (page) => page.getByRole('button', { name: formWords.bank.approve }).click(),
    refuse: (page) => page.getByRole('button', { name: formWords.bank.refuse }).click(),
  },
}
