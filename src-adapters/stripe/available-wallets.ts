import { isRight, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { WalletKind } from '../../src-domain/payment/wallet-button.ts'
import { outcomeInTime } from '../payment-form/in-time.ts'
import type { OnPage } from './card-form.ts'
import { expressOptions } from './express-options.ts'

/** Only a mounted element knows the device's wallets. */
export async function availableWallets(
  { stripe, currency, pause }: OnPage,
  accepted: readonly WalletKind[],
): Promise<readonly WalletKind[]> {
  if (accepted.length === 0) return []
  const root = document.createElement('div')
  root.inert = true
  root.style.cssText = 'position: absolute; width: 20rem; height: 0; overflow: hidden; opacity: 0'
  document.body.append(root)
  const found = await outcomeInTime(pause, () => {
    const elements = stripe.elements({
      mode: 'payment',
      amount: anAmount,
      currency,
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
    })
    const element = elements.create('expressCheckout', expressOptions(accepted))
    return new Promise<Outcome<readonly WalletKind[]>>((resolve) => {
      const answer = (value: readonly WalletKind[]) => {
        resolve(right(value))
        element.destroy()
      }
      element.on('ready', ({ availablePaymentMethods: found }) =>
        answer(accepted.filter((kind) => (kind === 'apple_pay' ? found?.applePay : found?.googlePay) === true)),
      )
      element.on('loaderror', () => answer([]))
      element.mount(root)
    })
  })
  root.remove()
  return isRight(found) ? found.right : []
}

const anAmount = 100
