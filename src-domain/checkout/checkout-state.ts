import type { Cents } from '../money/cents.ts'
import type { CardSummary } from '../payment/card-form.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { TipChoice } from '../pricing/tip-rules.ts'
import type { GuestInfo } from './guest-info.ts'
import type { Sections } from './sections.ts'

/** A card that was typed into the processor's form and not used yet. The nonce is single use and never kept on the device. */
export interface EnteredCard {
  readonly nonce: string
  readonly summary?: CardSummary
}

/** What the wallet's sheet agreed to. Good for that amount only, once, and never kept on the device. */
export interface WalletPayment {
  readonly brought: BroughtByWallet
  readonly amount: Cents
}

/** A token as of a card, or a payment that the wallet has confirmed and of which no order came yet (PAY-16). */
export type BroughtByWallet =
  | { readonly _tag: 'Nonce'; readonly nonce: string }
  | { readonly _tag: 'Transaction'; readonly transactionId: string }

/** What takes something off an order besides money. */
export type Tender = 'promo' | 'gift-card'

/** What became of the last press on Place Order before anything was sent. */
export type Press =
  /** The price is being asked for again: the press is carried out when that is known. */
  | { readonly _tag: 'Waiting' }
  /** The total is another one than the customer pressed for: `before` was shown, `after` is due now. */
  | { readonly _tag: 'Moved'; readonly before: Cents; readonly after: Cents }
  /** The tip is unusual: the customer is asked whether it is meant. */
  | { readonly _tag: 'TipAsked'; readonly tip: Cents; readonly food: Cents }
  /** There was no network. */
  | { readonly _tag: 'HeldOffline' }

/** What the customer decided at the checkout, besides the order itself. */
export interface CheckoutState {
  readonly guest?: GuestInfo
  readonly tip: TipChoice
  /** The unusual tip that the customer confirmed. */
  readonly agreedTip?: Cents
  /** Absent: what is usual for who they are (PAY-51, PAY-52). */
  readonly payment?: PaymentChoice
  readonly card?: EnteredCard
  readonly wallet?: WalletPayment
  /** The customer agreed in the sheet of the button above the rows, for this amount, and its order is on its way. */
  readonly sheetAbove?: Cents
  /** Whom the customer wants to help with this order, by its id (CHK-04). */
  readonly nonprofit?: string
  /** Which of them was opened last: there the focus belongs on the way back. */
  readonly tender?: Tender
  /** The total that the customer last agreed to. */
  readonly agreedTotal?: Cents
  /** Absent: nothing is to be said of it. */
  readonly press?: Press
  /** Of the collapsible layout; absent: as they start for who the customer is (CHK-12, CHK-13). */
  readonly sections?: Sections
  /** The time of an earlier visit is not this one's (LOC-17). */
  readonly isTimeDropped?: boolean
  /** The wallet was declined, so the usual method is selected until the customer chooses one. */
  readonly isWalletLeft?: true
  /** The order server refused a gift card for want of a bot check, so it refuses every one. */
  readonly areGiftCardsRefused?: true
  /** The customer did not answer the server's question; the message beside the button stays. */
  readonly isQuestionClosed?: boolean
}

export const newCheckout: CheckoutState = { tip: { _tag: 'Default' } }
