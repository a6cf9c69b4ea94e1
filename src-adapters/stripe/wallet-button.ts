import type {
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaidByWallet, WalletButton, WalletRequest } from '../../src-domain/payment/wallet-button.ts'
import { formLife } from '../payment-form/form-life.ts'
import { outcomeInTime, outcomeOfCall } from '../payment-form/in-time.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import { type OnPage, returnAddress } from './card-form.ts'
import { expressOptions } from './express-options.ts'
import { loadProblemOf, problemOf } from './problem.ts'

interface Drawn {
  readonly root: HTMLElement
  readonly elements: StripeElements
  readonly element: StripeExpressCheckoutElement
}

/** Our server opened the intent for this order (PAY-14). */
export function stripeWalletButton(onPage: OnPage, request: WalletRequest): WalletButton {
  const { stripe, currency, pause } = onPage
  const { amount, label, kinds } = request
  const life = formLife<Outcome<PaidByWallet>, PaidByWallet>()
  let drawn: Drawn | undefined
  /** confirming: the customer has agreed. */
  let sheet: 'none' | 'open' | 'confirming' = 'none'

  const finish = (outcome: Outcome<PaidByWallet>) => {
    if (sheet === 'none') return
    sheet = 'none'
    life.tell(outcome)
  }

  const draw = (host: Element): Promise<Outcome<void>> => {
    const root = host.ownerDocument.createElement('div')
    host.append(root)
    const elements = stripe.elements({
      mode: 'payment',
      amount,
      currency,
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
    })
    const element = elements.create('expressCheckout', expressOptions(kinds))
    drawn = { root, elements, element }
    element.on('click', ({ resolve, reject }) => {
      if (sheet === 'confirming') return reject()
      sheet = 'open'
      resolve({ lineItems: [{ name: label, amount }] })
    })
    element.on('cancel', () => finish(cancelled))
    element.on('confirm', (event) => void confirmed(elements, event))
    return new Promise((resolve) => {
      element.on('ready', ({ availablePaymentMethods: found }) =>
        resolve(found === undefined ? failed({ _tag: 'Unavailable', cause: 'unsupported' }) : done),
      )
      element.on('loaderror', ({ error }) => resolve(failed(loadProblemOf(error))))
      element.mount(root)
    })
  }

  const pay = async (elements: StripeElements): Promise<Outcome<PaidByWallet>> => {
    const { error: wrong } = await elements.submit()
    if (wrong !== undefined) return failed(problemOf(wrong))
    const opened = await request.intent()
    if (isLeft(opened)) return opened
    const { clientSecret } = opened.right
    const confirmParams = { return_url: returnAddress() }
    const paid = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' })
    if (paid.error !== undefined) return failed(problemOf(paid.error))
    const { id: transactionId, status } = paid.paymentIntent
    return outcomeOf(
      transactionId,
      // The bank may require a further step (PAY-15).
      status === 'requires_action' ? await askedOnce(clientSecret) : right(status),
    )
  }
  const askedOnce = async (clientSecret: string): Promise<Outcome<string>> => {
    const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret })
    return error === undefined ? right(paymentIntent?.status ?? '') : failed(problemOf(error))
  }

  const confirmed = async (elements: StripeElements, event: StripeExpressCheckoutElementConfirmEvent) => {
    // The sheet stayed open after a failure.
    if (sheet !== 'open') return event.paymentFailed({ reason: 'fail' })
    sheet = 'confirming'
    const outcome = await life.submit(() => outcomeOfCall(() => pay(elements)))
    if (isLeft(outcome) && !life.isOver()) event.paymentFailed({ reason: 'fail' })
    finish(outcome)
  }

  return {
    mount: (host) => life.mount(host, (element) => outcomeInTime(pause, () => draw(element))),
    onFinished: life.listen,
    dispose: () => {
      finish(sheet === 'confirming' ? failed({ _tag: 'OutcomeUnknown' }) : cancelled)
      if (!life.end()) return
      drawn?.element.destroy()
      drawn?.root.remove()
      drawn = undefined
    },
  }
}

/** Authorised counts as paid; our server determines anything else. */
function outcomeOf(transactionId: string, status: Outcome<string>): Outcome<PaidByWallet> {
  if (isLeft(status)) return status
  return status.right === 'requires_capture' || status.right === 'succeeded'
    ? right({ _tag: 'Transaction', transactionId })
    : failed({ _tag: 'OutcomeUnknown', transactionId })
}
