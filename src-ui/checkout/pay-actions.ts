import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { Tender } from '../../src-domain/checkout/checkout-state.ts'
import type { GuestInfo } from '../../src-domain/checkout/guest-info.ts'
import type { PayScreen } from '../../src-domain/checkout/pay-screen.ts'
import type { SectionEvent } from '../../src-domain/checkout/sections.ts'
import type { TableRefusal } from '../../src-domain/fulfilment/choose-table.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { CardRefusal } from '../../src-domain/ordering/apply-gift-card.ts'
import type { PromoRefusal } from '../../src-domain/ordering/apply-promo.ts'
import type { RewardIds } from '../../src-domain/ordering/promo-gateway.ts'
import type { PaymentChoice } from '../../src-domain/payment/payment-choice.ts'
import type { WalletKind } from '../../src-domain/payment/wallet-button.ts'
import type { TipChoice } from '../../src-domain/pricing/tip-rules.ts'
import type { BeginConversation } from '../account/account-conversation.ts'
import type { ScheduleController } from '../scheduling/schedule-controller.ts'

/** What the screens of the pay document ask for, by room. */
export interface PayActions {
  readonly flow: FlowActions
  readonly guest: GuestActions
  readonly account: PayAccountActions
  readonly terms: TermActions
  readonly tenders: TenderActions
  readonly payment: PaymentActions
  readonly cards: CardActions
  readonly placing: PlacingActions
}

export interface FlowActions {
  readonly go: (screen: PayScreen) => void
  /** One step back in the flow; from its first screen to the shop. */
  readonly back: () => void
}

/** Who orders without an account. */
export interface GuestActions {
  readonly enter: (guest: GuestInfo) => void
  /** The guest form of the collapsible layout is right: it is kept, and the payment opens (CHK-14). */
  readonly submit: (guest: GuestInfo) => void
  readonly stepSections: (event: SectionEvent) => void
}

export interface PayAccountActions {
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  /** Opening an account, or a forgotten password (CHK-59, ACCT-13). */
  readonly account: BeginConversation
  /** Somebody was on their way to a new password when this tab showed another page. */
  readonly isRecovering: () => boolean
  readonly signedIn: () => void
  readonly signOut: () => void
  /** The server no longer knows the session: the order stays, and who orders is asked again. */
  readonly ended: () => void
  /** Another tab signed another patron in: the checkout is theirs from now on. */
  readonly follow: () => void
}

/** The lines of the order, and their removal. */
export interface TermActions {
  /** The customer leaves for a page of the shop, to change the order there. */
  readonly beginEdit: () => void
  /** Removes lines by position and prices the rest. */
  readonly removeLines: (indexes: readonly number[]) => void
  readonly setNote: (note: string) => void
  /** TABLE-07; undefined when the restaurant accepted it. */
  readonly chooseTable: (number: string) => Promise<TableRefusal | undefined>
  readonly schedule: ScheduleController
  readonly chooseTip: (tip: TipChoice) => void
  /** Whom the share of this order goes to (CHK-04). */
  readonly chooseNonprofit: (id: string) => void
}

export interface TenderActions {
  /** To the screen where it is entered, or to the question whether to remove it (PROMO-07, PROMO-10, GIFT-10, GIFT-11). */
  readonly open: (tender: Tender, isSet: boolean) => void
  /** Off the order, and back to the checkout. */
  readonly clear: (tender: Tender) => void
  /** Undefined when it is on the order. */
  readonly applyPromo: (typed: string) => Promise<PromoRefusal | undefined>
  /** What lies in the wallet of a patron, as a code that was typed (PROMO-12). */
  readonly applyReward: (reward: RewardIds) => Promise<PromoRefusal | undefined>
  /** Gift card and credit pay so much less that a card can pay the rest. */
  readonly agreeToUse: (amount: Cents) => void
  /** What the patron has earned, asked anew. */
  readonly fetchLoyalty: () => void
  readonly applyGiftCard: (typed: string) => Promise<CardRefusal | undefined>
}

export interface PaymentActions {
  readonly choose: (payment: PaymentChoice) => void
  /** Takes the card of the form. FETCH_CARDS goes back with it; anywhere else it places the order at once. */
  readonly takeCard: () => Promise<void>
  /** Puts the processor's form into an element; answers its own undoing. */
  readonly showCardForm: (slot: HTMLElement) => () => void
  /** Puts the further step that is open into an element; answers its own undoing. */
  readonly showStep: (slot: HTMLElement) => () => void
  /** The customer does not take it. */
  readonly closeStep: () => void
  /** Puts the wallet's own button into an element, where it pays that amount; answers its own undoing. */
  readonly showWallet: (slot: HTMLElement, amount: Cents) => () => void
  /**
   * The same of one wallet above the rows (CHK-02). Who agrees in its sheet has chosen it; `onChosen`: no order came of
   * that, and the button in the place of Place Order goes on.
   */
  readonly showExpress: (slot: HTMLElement, amount: Cents, kind: WalletKind, onChosen: () => void) => () => void
}

/** The patron's saved cards; what became of each stands in their cell. */
export interface CardActions {
  readonly fetch: () => void
  readonly makePrimary: (id: string) => void
  readonly remove: (id: string) => void
  /** Keeps the card of the form, and goes back. */
  readonly save: () => Promise<void>
}

export interface PlacingActions {
  /** Asks the server again what the order costs. */
  readonly recheck: () => void
  /** Ignored while an order is in flight, however often it is pressed. */
  readonly placeOrder: () => void
  /** The customer said yes to a look-alike of a recent order. */
  readonly confirmDuplicate: () => void
  /** The address of the order that this tab placed last at this restaurant. */
  readonly orderBefore: () => string | undefined
  /** The customer means the unusual tip: the press goes on. */
  readonly confirmTip: () => void
  readonly closeQuestion: () => void
  readonly checkAgain: () => void
  /** The network is back: what was left open is settled. */
  readonly onlineAgain: () => void
  /** There may be an order; the customer wants to start over all the same. */
  readonly setAside: () => void
}
