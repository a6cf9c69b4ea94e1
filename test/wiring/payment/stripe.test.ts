import { expect } from 'chai'
import type { OpenPage } from '../drivers/open-page.ts'
import { openCheckout, pressWhenReady, until } from '../drivers/scenes.ts'
import { serveScript } from './vendor-scripts.ts'

interface Complaint {
  readonly type: string
  readonly message?: string
}

interface FormOfStripe {
  readonly judged?: object
  readonly focus?: () => void
}

/** Fake of Stripe.js with a complete card form; `answer` decides the outcome. */
function stripeThat(answer: () => object | Promise<object>, { judged = {}, focus = () => {} }: FormOfStripe = {}) {
  const element = {
    on: (event: string, hear: (heard: object) => void) => {
      if (event === 'ready') queueMicrotask(() => hear({}))
      if (event === 'change') queueMicrotask(() => hear({ complete: true, empty: false }))
    },
    ...{ mount: () => {}, clear: () => {}, focus, destroy: () => {} },
  }
  const elements = { create: () => element, update: () => {}, submit: async () => judged }
  return () => ({ elements: () => elements, createConfirmationToken: async () => answer() })
}

describe("Stripe's card form at the checkout", () => {
  it('PAY-40, PAY-41 what Stripe would not have is said as a request that was wrong, in its own words, or in ours', async () => {
    let error: Complaint | undefined
    const token = {
      id: 'ctoken_1',
      payment_method_preview: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029 } },
    }
    const Stripe = stripeThat(() => (error === undefined ? { confirmationToken: token } : { error }))
    const serve = ({ window }: Pick<OpenPage, 'window'>) =>
      serveScript(window, 'https://js.stripe.com/endive/stripe.js', () => Object.assign(window, { Stripe }))
    const page = await openCheckout({ brand: { paymentProcessor: 'stripe' }, before: serve })
    await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
    const use = () => pressWhenReady(page, 'Use this card')
    for (const [complaint, text] of [
      [
        { type: 'invalid_request_error', message: 'No such token.' },
        'Unable to process the card entered. We apologize for the inconvience.',
      ],
      [
        { type: 'card_error', message: 'Your card does not support this purchase.' },
        'Your card does not support this purchase.',
      ],
      [
        { type: 'api_connection_error' },
        'We couldn’t reach the payment processor, so nothing was charged. Check your connection and try again.',
      ],
      [{ type: 'api_connection_error', message: 'We have trouble connecting.' }, 'We have trouble connecting.'],
      [{ type: 'api_error' }, 'Unable to process the card entered. Please try again or use another card.'],
    ] as const) {
      error = complaint
      await use()
      await until(page, () => expect(page.see.getByRole('alert').textContent).to.equal(text))
    }
    error = undefined
    await use()
    await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })
  })

  it('PAY-19 a field that is wrong brings the focus to the form', async () => {
    let focused = 0
    const judged = { error: { type: 'validation_error', code: 'incomplete_number' } }
    const Stripe = stripeThat(() => ({}), { judged, focus: () => (focused += 1) })
    const serve = ({ window }: Pick<OpenPage, 'window'>) =>
      serveScript(window, 'https://js.stripe.com/endive/stripe.js', () => Object.assign(window, { Stripe }))
    const page = await openCheckout({ brand: { paymentProcessor: 'stripe' }, before: serve })
    await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
    await pressWhenReady(page, 'Use this card')
    await until(page, () => expect(focused).to.equal(1))
  })

  it('PAY-41 no complaint stays while the next attempt runs, and one without a network says that', async () => {
    const complaint = { error: { type: 'card_error', message: 'Your card does not support this purchase.' } }
    let end = () => {}
    let answer: () => object | Promise<object> = () => complaint
    const Stripe = stripeThat(() => answer())
    const serve = ({ window }: Pick<OpenPage, 'window'>) =>
      serveScript(window, 'https://js.stripe.com/endive/stripe.js', () => Object.assign(window, { Stripe }))
    const page = await openCheckout({ brand: { paymentProcessor: 'stripe' }, before: serve })
    await page.user.click(page.see.getByRole('button', { name: /^Continue to payment/ }))
    await pressWhenReady(page, 'Pay $15.99')
    await page.see.findByText(complaint.error.message)
    answer = () =>
      new Promise((resolve) => {
        end = () => resolve(complaint)
      })
    await pressWhenReady(page, 'Pay $15.99')
    await page.see.findByRole('button', { name: 'Paying…' })
    expect(page.see.queryByRole('alert')).to.equal(null)
    end()
    await page.see.findByText(complaint.error.message)
    page.network.isOnline = false
    page.window.dispatchEvent(new page.window.Event('offline'))
    await pressWhenReady(page, 'Pay $15.99')
    await page.see.findByText(/^You’re offline, so your order wasn’t sent/)
    expect(page.see.queryByText(complaint.error.message)).to.equal(null)
  })
})
