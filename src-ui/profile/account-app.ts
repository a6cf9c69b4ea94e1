import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import type { ProfileRefusal } from '../../src-domain/account/edit-profile.ts'
import type { Profile } from '../../src-domain/account/profile-gateway.ts'
import type { Proof } from '../../src-domain/account/proof.ts'
import type { PatronState } from '../../src-domain/account/session.ts'
import type { CardsState } from '../../src-domain/card/cards-state.ts'
import type { RewardRefusal } from '../../src-domain/checkout/choose-reward.ts'
import type { RewardIds } from '../../src-domain/checkout/promo-gateway.ts'
import type { AgainState } from '../../src-domain/history/again-state.ts'
import type { OrderHistory, ShownPastOrder } from '../../src-domain/history/order-history.ts'
import type { LoyaltyState } from '../../src-domain/loyalty/fetch-loyalty.ts'
import type { RedeemState } from '../../src-domain/loyalty/redeem-code.ts'
import type { OwnershipShown } from '../../src-domain/own-data/own-data-gateway.ts'
import type { OwnDataProblem } from '../../src-domain/own-data/own-data-problem.ts'
import type { CardEntry } from '../../src-domain/payment/card-entry.ts'
import type { PastOrder } from '../../src-domain/ticket/past-order.ts'
import type { UnavailableNotice } from '../design/unavailable-notice.ts'
import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import type { AccountState } from './account-state.ts'

/** What the screens of the account document watch. */
export interface AccountCells {
  readonly patron: WatchableCell<PatronState>
  /** Nobody answered when it was asked who is here. */
  readonly isUnreached: WatchableCell<boolean>
  readonly cards: WatchableCell<CardsState>
  /** The processor's form, on the page where a card is typed. */
  readonly cardEntry: WatchableCell<CardEntry>
  readonly loyalty: WatchableCell<LoyaltyState>
  readonly redeem: WatchableCell<RedeemState>
  readonly history: WatchableCell<OrderHistory>
  readonly again: WatchableCell<AgainState>
  readonly pastOrder: WatchableCell<ShownPastOrder>
  readonly online: WatchableCell<boolean>
  readonly alert: WatchableCell<UnavailableNotice>
  /** What was done a moment ago, for the screen that comes next. */
  readonly said: WatchableCell<string>
  readonly facts: Pick<AccountState, 'brand' | 'locale' | 'texts' | 'paymentEnvironment'>
}

/** What they ask for. */
export interface AccountPageActions {
  readonly look: () => void
  readonly saveProfile: (profile: Profile) => Promise<ProfileRefusal | undefined>
  readonly signOut: () => void
  /** Why not, and undefined when it is done. */
  readonly own: {
    readonly sendPhonePin: (phone: string, proof?: Proof) => Promise<AccountProblem | undefined>
    readonly verifyPhone: (phone: string, code: string) => Promise<AccountProblem | undefined>
    readonly setPassword: (password: string, proof?: Proof) => Promise<AccountProblem | undefined>
  }
  readonly data: {
    readonly copy: (shown: OwnershipShown) => Promise<OwnDataProblem | undefined>
    readonly erase: (shown: OwnershipShown) => Promise<OwnDataProblem | undefined>
  }
  readonly say: (text: string) => void
  readonly fetchLoyalty: () => void
  /** The form is empty again. */
  readonly beginRedeem: () => void
  readonly redeem: (code: string, onDone: () => void) => void
  /** Why not; undefined when it is on the order and the page leaves for its cart. */
  readonly chooseReward: (reward: RewardIds) => Promise<RewardRefusal | undefined>
  readonly history: {
    readonly fetch: () => void
    readonly fetchOlder: () => void
    readonly show: (id: string) => void
  }
  readonly again: {
    readonly orderPast: (order: PastOrder) => void
    readonly take: () => void
    readonly close: () => void
  }
  /** A card that is kept (CARD-05). */
  readonly addCard: {
    /** Puts the processor's form into `slot`; answers its own undoing. */
    readonly show: (slot: HTMLElement) => () => void
    /** Puts the bank's question into `slot`; answers its own undoing. */
    readonly showStep: (slot: HTMLElement) => () => void
    /** The customer does not answer the bank. */
    readonly closeStep: () => void
    /** Goes to the cards once it is kept; what stood in the way is in the cells. */
    readonly save: () => Promise<void>
  }
  readonly cards: {
    readonly fetch: () => void
    /** Whether it was done; what there is to say of it stands in the cell. */
    readonly makePrimary: (id: string) => Promise<boolean>
    readonly remove: (id: string) => Promise<boolean>
  }
}

export const { AppProvider: AccountProvider, useApp: useAccount } = appContext<AccountCells, AccountPageActions>(
  'account',
)
