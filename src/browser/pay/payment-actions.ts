import { isRight } from 'fp-ts/lib/Either.js'
import { payWithWallet } from '../../../src-domain/checkout/change-checkout.ts'
import type { Cents } from '../../../src-domain/money/cents.ts'
import { choosePayment } from '../../../src-domain/ordering/choose-payment.ts'
import { takeCard, takeWallet } from '../../../src-domain/ordering/take-instrument.ts'
import type { WalletPays } from '../../../src-domain/payment/offer-wallet.ts'
import type { PaymentProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { PaymentActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'
import type { PaymentForms } from './payment-forms.ts'

const notFetched: PaymentProblem = { _tag: 'Unavailable', cause: 'load' }

export interface WalletPlacing {
  readonly placeOrder: () => void
  /** Resolves when the order that the sheet is to pay for has come to its end. */
  readonly agreedInWallet: (amount: Cents) => Promise<void>
}

/** How the order is paid: the choice, the card form, the wallet's own button. */
export function paymentActions(needs: PayNeeds, { snapshot }: CheckoutHere, placing: WalletPlacing): PaymentActions {
  const { cells, ports, flow, forms, rememberWallet } = needs
  const { checkout, card, wallet } = cells
  const here = { checkout, snapshot }
  const choose = choosePayment({ ...ports, ...here, rememberWallet })
  const take = takeCard({ ...cells, ...here }, (amount) => forms().then(({ cards }) => cards.submit(amount)))
  /** What comes with the forms, into a slot that may have gone when they are there. */
  const shown = (show: (from: PaymentForms) => () => void, fail: () => void) => {
    let hide: (() => void) | undefined
    let isGone = false
    void forms().then((from) => {
      if (!isGone) hide = show(from)
    }, fail)
    return () => {
      isGone = true
      hide?.()
    }
  }
  const noForms = () => wallet.update((now) => ({ ...now, problem: notFetched }))
  const paysWith = (amount: Cents): WalletPays => ({
    paid: (nonce) => {
      if (isRight(takeWallet(here, { brought: { _tag: 'Nonce', nonce }, amount }))) placing.placeOrder()
    },
    confirmed: (transactionId) =>
      checkout.update(payWithWallet({ brought: { _tag: 'Transaction', transactionId }, amount })),
    agreed: placing.agreedInWallet,
  })
  return {
    choose: (payment) => void choose(payment),
    takeCard: async () => {
      if (!isRight(await take())) return
      if (cells.screen.current() === 'FETCH_CARDS') flow.back()
      else placing.placeOrder()
    },
    showCardForm: (slot) =>
      shown(
        ({ cards }) => cards.show(slot),
        () => card.update((now) => ({ ...now, _tag: 'Failed', problem: notFetched })),
      ),
    showStep: (slot) =>
      shown(
        ({ steps }) => steps.show(slot),
        () => undefined,
      ),
    closeStep: () =>
      void forms().then(
        ({ steps }) => steps.close(),
        () => undefined,
      ),
    showWallet: (slot, amount) => shown((from) => from.wallet.show(slot, amount, paysWith(amount)), noForms),
    showExpress: (slot, amount, kind, onChosen) =>
      shown(({ wallet, payAbove }) => {
        const pays = payAbove(paysWith(amount), { checkout, choose, onChosen })
        return wallet.show(slot, amount, pays, kind)
      }, noForms),
  }
}
