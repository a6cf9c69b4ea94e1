import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import type { Billing, CardForm, CardFormState, CardToken, Purpose } from '../../src-domain/payment/card-form.ts'
import type { FieldProblems, Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { appearanceOf } from './appearance.ts'
import { isElement } from './is-element.ts'
import { ending, heardInTime } from './once.ts'
import { failed, loadProblemOf, problemOf } from './problem.ts'
import { summaryOf } from './summary.ts'

export interface OnPage {
  readonly stripe: Stripe
  /** ISO 4217, in small letters as Stripe has it. */
  readonly currency: string
  readonly pause: Pause
}

interface Drawn {
  readonly root: HTMLElement
  readonly elements: StripeElements
  readonly element: StripePaymentElement
}

/** The Payment Element, for cards alone: each submit makes a confirmation token, with which our server pays. */
export function stripeCardForm({ stripe, currency, pause }: OnPage): CardForm {
  const listeners = new Set<(state: CardFormState) => void>()
  const gone = ending()
  let state: CardFormState = { complete: false, empty: true, problems: {} }
  let drawn: Drawn | undefined
  let isDisposed = false
  let running: Promise<Outcome<CardToken>> | undefined

  const tell = (next: CardFormState) => {
    state = next
    if (!isDisposed) for (const listen of listeners) listen(next)
  }
  const complain = (problems: FieldProblems) => tell({ ...state, problems })

  const draw = (host: Element): Promise<Outcome<void>> => {
    const root = host.ownerDocument.createElement('div')
    host.append(root)
    const elements = stripe.elements({
      mode: 'payment',
      // What is due is known when the form is sent; Stripe wants to hear of an amount before.
      amount: amountBefore,
      currency,
      captureMethod: 'manual',
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
      appearance: appearanceOf(host),
    })
    const element = elements.create('payment', {
      layout: 'tabs',
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    })
    drawn = { root, elements, element }
    element.on('change', ({ complete, empty }) => tell({ complete, empty, problems: {} }))
    return new Promise((resolve) => {
      element.on('ready', () => resolve({ ok: true, value: undefined }))
      element.on('loaderror', ({ error }) => resolve(failed(loadProblemOf(error))))
      element.mount(root)
    })
  }

  const tokenise = async ({ elements }: Drawn, purpose: Purpose, billing: Billing): Promise<Outcome<CardToken>> => {
    await elements.update(purpose.use === 'store' ? { mode: 'setup' } : { mode: 'payment', amount: purpose.amount })
    const { error: wrong } = await elements.submit()
    if (wrong !== undefined) return failed(problemOf(wrong))
    const { confirmationToken, error } = await stripe.createConfirmationToken({
      elements,
      params: { payment_method_data: { billing_details: { ...billing } }, return_url: returnAddress() },
    })
    if (error !== undefined) return failed(problemOf(error))
    const card = summaryOf(confirmationToken.payment_method_preview.card)
    return { ok: true, value: { nonce: confirmationToken.id, ...(card === undefined ? {} : { card }) } }
  }

  return {
    mount: async (host) => {
      if (isDisposed) return failed({ _tag: 'Cancelled' })
      if (drawn !== undefined) return { ok: true, value: undefined }
      if (!isElement(host)) return failed({ _tag: 'Misconfigured', code: 'host' })
      return Promise.race([heardInTime(pause, () => draw(host)), gone.come])
    },
    onState: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    submit: (purpose, billing = {}) => {
      const form = drawn
      if (form === undefined || isDisposed) return Promise.resolve(failed({ _tag: 'Cancelled' }))
      // Two presses at once are one card.
      running ??= Promise.race([heardInTime(pause, () => tokenise(form, purpose, billing)), gone.come])
        .then((outcome) => {
          if (!outcome.ok && outcome.problem._tag === 'InvalidFields') complain(outcome.problem.fields)
          return outcome
        })
        .finally(() => {
          running = undefined
        })
      return running
    },
    clear: () => drawn?.element.clear(),
    focus: () => drawn?.element.focus(),
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      gone.end({ _tag: 'Cancelled' })
      listeners.clear()
      drawn?.element.destroy()
      drawn?.root.remove()
      drawn = undefined
    },
  }
}

const amountBefore = 100

/** Cards lead nobody away; Stripe asks for an address to come back to all the same. */
export function returnAddress(): string {
  const { origin, pathname } = window.location
  return origin + pathname
}
