import { isRight } from 'fp-ts/lib/Either.js'
import type { CardAttemptCells } from '../../src-domain/checkout/begin-card-attempt.ts'
import { payWithWallet } from '../../src-domain/checkout/change-checkout.ts'
import type { CheckPorts } from '../../src-domain/checkout/check-order.ts'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { choosePayment } from '../../src-domain/checkout/choose-payment.ts'
import type { payAbove } from '../../src-domain/checkout/pay-above.ts'
import type { PayScreen } from '../../src-domain/checkout/pay-screen.ts'
import { takeCard, takeWallet } from '../../src-domain/checkout/take-instrument.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { EnterCard } from '../../src-domain/payment/enter-card.ts'
import type { IntentConfirmation } from '../../src-domain/payment/intent-confirmation.ts'
import type { OfferWallet, WalletPays } from '../../src-domain/payment/offer-wallet.ts'
import type { PaymentChoice } from '../../src-domain/payment/payment-choice.ts'
import type { PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import type { TakeSteps } from '../../src-domain/payment/take-steps.ts'
import type { WalletKind } from '../../src-domain/payment/wallet-button.ts'
import type { WalletEntry } from '../../src-domain/payment/wallet-entry.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'

/** The processor's parts of this document: its card form, its wallets and its further steps. */
export interface PaymentForms {
  readonly cards: Pick<EnterCard, 'submit' | 'store' | 'clear'> & {
    /** Puts the form into `slot`; returns its undoing. */
    readonly show: (slot: HTMLElement) => () => void
  }
  readonly wallet: OfferWallet
  /** For the wallets above the rows. Loads with the forms, because an order without a wallet does not need it. */
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
  /** Everything that the checkout depends on, at one moment. */
  readonly snapshot: () => CheckoutSnapshot
  /** Loads with the first form that is shown; rejects when it cannot load. */
  readonly forms: () => Promise<PaymentForms>
  /** PAY-12: remembers whether the customer's last choice was the wallet. */
  readonly rememberWallet: (isChosen: boolean) => void
  readonly back: () => void
  readonly placeOrder: () => void
  /** Resolves when the order that the wallet's sheet is to pay for has come to its end. */
  readonly agreedInWallet: (amount: Cents) => Promise<void>
}

const notFetched: PaymentProblem = { _tag: 'Unavailable', cause: 'load' }

/** How the order is paid: the choice, the card form, the wallet's own button. */
export function paymentController(ports: PaymentPorts) {
  const { cells, ordering, snapshot, forms, rememberWallet } = ports
  const { checkout, card, wallet } = cells
  const choose = choosePayment({ ...ordering, checkout, snapshot, rememberWallet })
  const take = takeCard({ ...cells, snapshot }, (amount) => forms().then(({ cards }) => cards.submit(amount)))
  /** Shows a part of the forms in a slot that may be gone by the time they have loaded. */
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
      if (isRight(takeWallet({ checkout, snapshot }, { brought: { _tag: 'Nonce', nonce }, amount }))) ports.placeOrder()
    },
    confirmed: (transactionId) =>
      checkout.update(payWithWallet({ brought: { _tag: 'Transaction', transactionId }, amount })),
    agreed: ports.agreedInWallet,
  })
  return {
    choose: (payment: PaymentChoice) => void choose(payment),
    /** Takes the card of the form. FETCH_CARDS goes back with it; any other screen places the order at once. */
    takeCard: async () => {
      if (!isRight(await take())) return
      if (cells.screen.current() === 'FETCH_CARDS') ports.back()
      else ports.placeOrder()
    },
    /** Puts the processor's form into an element; returns its undoing. */
    showCardForm: (slot: HTMLElement) =>
      shown(
        ({ cards }) => cards.show(slot),
        () => card.update((now) => ({ ...now, _tag: 'Failed', problem: notFetched })),
      ),
    /** Puts the further step that is open into an element; returns its undoing. */
    showStep: (slot: HTMLElement) =>
      shown(
        ({ steps }) => steps.show(slot),
        () => undefined,
      ),
    /** The customer declines the further step. */
    closeStep: () =>
      void forms().then(
        ({ steps }) => steps.close(),
        () => undefined,
      ),
    /** Puts the wallet's own button into an element, where it pays that amount; returns its undoing. */
    showWallet: (slot: HTMLElement, amount: Cents) =>
      shown((from) => from.wallet.show(slot, amount, paysWith(amount)), noForms),
    /**
     * The same for one wallet above the rows (CHK-02). Agreeing in its sheet chooses it. `onChosen`: no order came of
     * that, and the button in the place of Place Order takes over.
     */
    showExpress: (slot: HTMLElement, amount: Cents, kind: WalletKind, onChosen: () => void) =>
      shown(({ wallet, payAbove }) => {
        const pays = payAbove(paysWith(amount), { checkout, choose, onChosen })
        return wallet.show(slot, amount, pays, kind)
      }, noForms),
  }
}
