import { isRight } from 'fp-ts/lib/Either.js'
import type { CardAttemptCells } from '../../src-domain/checkout/begin-card-attempt.ts'
import { payWithWallet } from '../../src-domain/checkout/change-checkout.ts'
import type { CheckPorts } from '../../src-domain/checkout/check-order.ts'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { choosePayment } from '../../src-domain/checkout/choose-payment.ts'
import type { payAbove } from '../../src-domain/checkout/pay-above.ts'
import type { PayScreen } from '../../src-domain/checkout/pay-screen.ts'
import { takeCard, takeWallet } from '../../src-domain/checkout/take-instrument.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { EnterCard } from '../../src-domain/payment/enter-card.ts'
import type { IntentConfirmation } from '../../src-domain/payment/intent-confirmation.ts'
import type { OfferWallet, WalletPays } from '../../src-domain/payment/offer-wallet.ts'
import type { PaymentChoice } from '../../src-domain/payment/payment-choice.ts'
import type { PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import type { TakeSteps } from '../../src-domain/payment/take-steps.ts'
import type { WalletKind } from '../../src-domain/payment/wallet-button.ts'
import type { WalletEntry } from '../../src-domain/payment/wallet-entry.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'

export interface PaymentForms {
  readonly cards: Pick<EnterCard, 'submit' | 'store' | 'clear'> & {
    /** Mounts the form in `slot`. Returns the function that removes it. */
    readonly show: (slot: HTMLElement) => () => void
  }
  readonly wallet: OfferWallet
  /** Code for wallets above the rows. It loads with the forms, because an order without a wallet does not need it. */
  readonly payAbove: typeof payAbove
  readonly sheets: IntentConfirmation
  readonly steps: TakeSteps
}

export interface PaymentPorts {
  readonly cells: CardAttemptCells & {
    readonly wallet: StateCell<WalletEntry>
    readonly screen: Pick<StateCell<PayScreen>, 'current'>
  }
  readonly ordering: CheckPorts
  readonly snapshot: () => CheckoutSnapshot
  /** Rejects if it fails to load. */
  readonly forms: () => Promise<PaymentForms>
  /** Stores whether the customer last chose the wallet (PAY-12). */
  readonly rememberWallet: (isChosen: boolean) => void
  readonly back: () => void
  readonly placeOrder: () => void
  /** Resolves when the order is placed or has failed. */
  readonly agreedInWallet: (amount: Minor) => Promise<void>
}

const notFetched: PaymentProblem = { _tag: 'Unavailable', cause: 'load' }

export function paymentController(ports: PaymentPorts) {
  const { cells, ordering, snapshot, forms, rememberWallet } = ports
  const { checkout, card, wallet } = cells
  const choose = choosePayment({ ...ordering, checkout, snapshot, rememberWallet })
  const take = takeCard({ ...cells, snapshot }, (amount) => forms().then(({ cards }) => cards.submit(amount)))
  /** Mounts once the form has loaded, unless the slot was removed meanwhile. */
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
  const paysWith = (amount: Minor): WalletPays => ({
    paid: (nonce) => {
      if (isRight(takeWallet({ checkout, snapshot }, { brought: { _tag: 'Nonce', nonce }, amount }))) ports.placeOrder()
    },
    confirmed: (transactionId) =>
      checkout.update(payWithWallet({ brought: { _tag: 'Transaction', transactionId }, amount })),
    agreed: ports.agreedInWallet,
  })
  return {
    choose: (payment: PaymentChoice) => void choose(payment),
    /** Tokenizes the form's card, then goes back from FETCH_CARDS or places the order on other screens. */
    takeCard: async () => {
      if (!isRight(await take())) return
      if (cells.screen.current() === 'FETCH_CARDS') ports.back()
      else ports.placeOrder()
    },
    /** Mounts the processor's form. Returns the function that removes it. */
    showCardForm: (slot: HTMLElement) =>
      shown(
        ({ cards }) => cards.show(slot),
        () => card.update((now) => ({ ...now, _tag: 'Failed', problem: notFetched })),
      ),
    /** Mounts the pending further step. Returns the function that removes it. */
    showStep: (slot: HTMLElement) =>
      shown(
        ({ steps }) => steps.show(slot),
        () => undefined,
      ),
    closeStep: () =>
      void forms().then(
        ({ steps }) => steps.close(),
        () => undefined,
      ),
    /** Mounts the wallet's own button for an amount. Returns the function that removes it. */
    showWallet: (slot: HTMLElement, amount: Minor) =>
      shown((from) => from.wallet.show(slot, amount, paysWith(amount)), noForms),
    /**
     * Mounts one wallet above the rows (CHK-02). Approval in its sheet selects it. `onChosen` is called if no order was
     * placed; the wallet's button then replaces Place Order.
     */
    showExpress: (slot: HTMLElement, amount: Minor, kind: WalletKind, onChosen: () => void) =>
      shown(({ wallet, payAbove }) => {
        const pays = payAbove(paysWith(amount), { checkout, choose, onChosen })
        return wallet.show(slot, amount, pays, kind)
      }, noForms),
  }
}
