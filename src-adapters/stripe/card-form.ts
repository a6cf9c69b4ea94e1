import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Billing, CardForm, CardFormState, CardToken, Purpose } from '../../src-domain/payment/card-form.ts'
import type { FieldProblems, Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { formLife } from '../payment-form/form-life.ts'
import { outcomeInTime } from '../payment-form/in-time.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import { appearanceOf } from './appearance.ts'
import { loadProblemOf, problemOf } from './problem.ts'
import { summaryOf } from './summary.ts'

export interface OnPage {
  readonly stripe: Stripe
  /** ISO 4217, in lower case. */
  readonly currency: string
  readonly pause: Pause
}

interface Drawn {
  readonly root: HTMLElement
  readonly elements: StripeElements
  readonly element: StripePaymentElement
}

/** Cards only. Each submission makes a confirmation token. */
export function stripeCardForm({ stripe, currency, pause }: OnPage): CardForm {
  const life = formLife<CardFormState, CardToken>()
  let state: CardFormState = { complete: false, empty: true, problems: {} }
  let drawn: Drawn | undefined

  const tell = (next: CardFormState) => {
    state = next
    life.tell(next)
  }
  const complain = (problems: FieldProblems) => tell({ ...state, problems })

  const draw = (host: Element): Promise<Outcome<void>> => {
    const root = host.ownerDocument.createElement('div')
    host.append(root)
    const elements = stripe.elements({
      mode: 'payment',
      // The amount is not known yet.
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
      element.on('ready', () => resolve(done))
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
    return right({ nonce: confirmationToken.id, ...(card === undefined ? {} : { card }) })
  }

  return {
    mount: (host) => life.mount(host, (element) => outcomeInTime(pause, () => draw(element))),
    onState: life.listen,
    submit: (purpose, billing = {}) =>
      life.submit(async () => {
        const form = drawn
        if (form === undefined) return cancelled
        const outcome = await outcomeInTime(pause, () => tokenise(form, purpose, billing))
        if (isLeft(outcome) && outcome.left._tag === 'InvalidFields') {
          complain(outcome.left.fields)
          // Stripe may have focused the wrong field.
          if (!form.root.contains(form.root.ownerDocument.activeElement)) form.element.focus()
        }
        return outcome
      }),
    clear: () => drawn?.element.clear(),
    focus: () => drawn?.element.focus(),
    dispose: () => {
      if (!life.end()) return
      drawn?.element.destroy()
      drawn?.root.remove()
      drawn = undefined
    },
  }
}

const amountBefore = 100

/** Stripe requires a return URL, although cards do not leave the page. */
export function returnAddress(): string {
  const { origin, pathname } = window.location
  return origin + pathname
}
