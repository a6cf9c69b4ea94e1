import type { AgePromise } from '../menu/alcohol.ts'
import type { Minor } from '../money/minor.ts'
import type { CardSummary } from '../payment/card-form.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { GuestInfo } from '../placement/guest-info.ts'
import type { TipChoice } from '../pricing/tip-rules.ts'
import type { Sections } from './sections.ts'

/** An unused card from the processor's form. The nonce is single-use and never stored. */
export interface EnteredCard {
  readonly nonce: string
  readonly summary?: CardSummary
}

/** The wallet's approval: single-use, for this amount only, never stored. */
export interface WalletPayment {
  readonly brought: BroughtByWallet
  readonly amount: Minor
}

/** A token like a card's, or a confirmed payment that has no order yet (PAY-16). */
export type BroughtByWallet =
  | { readonly _tag: 'Nonce'; readonly nonce: string }
  | { readonly _tag: 'Transaction'; readonly transactionId: string }

export type Tender = 'promo' | 'gift-card'

/** Result of the last press on Place Order, before the client sent anything. */
export type Press =
  /** The press waits for a new price. */
  | { readonly _tag: 'Waiting' }
  /** The total changed: `before` was shown, `after` is due. */
  | { readonly _tag: 'Moved'; readonly before: Minor; readonly after: Minor }
  /** The customer must confirm an unusual tip. */
  | { readonly _tag: 'TipAsked'; readonly tip: Minor; readonly food: Minor }
  | { readonly _tag: 'HeldOffline' }

/** The customer's choices apart from the order. */
export interface CheckoutState {
  readonly guest?: GuestInfo
  readonly tip: TipChoice
  readonly agreedTip?: Minor
  /** Absent: the customer's usual method (PAY-51, PAY-52). */
  readonly payment?: PaymentChoice
  readonly card?: EnteredCard
  readonly wallet?: WalletPayment
  /** Amount approved in the sheet of the express button; its order is in flight. */
  readonly sheetAbove?: Minor
  /** Id of the nonprofit (CHK-04). */
  readonly nonprofit?: string
  /** The tender opened last. It gets the focus on return. */
  readonly tender?: Tender
  readonly agreedTotal?: Minor
  /** The customer checked the box; kept until the page is left. */
  readonly agePromise?: AgePromise
  readonly press?: Press
  /** Absent: the initial state (CHK-12, CHK-13). */
  readonly sections?: Sections
  /** A new visit dropped the stored time (LOC-17). */
  readonly isTimeDropped?: boolean
  /** The wallet was declined, so the usual method is selected until the customer chooses one. */
  readonly isWalletLeft?: true
  /** The server demands a bot check that this storefront lacks, so it refuses every gift card. */
  readonly areGiftCardsRefused?: true
  /** The customer closed the question; the message beside the button stays. */
  readonly isQuestionClosed?: boolean
}

export const newCheckout: CheckoutState = { tip: { _tag: 'Default' } }
