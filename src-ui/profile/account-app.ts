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

export interface AccountCells {
  readonly patron: WatchableCell<PatronState>
  /** True if fetching the patron failed. */
  readonly isUnreached: WatchableCell<boolean>
  readonly cards: WatchableCell<CardsState>
  readonly cardEntry: WatchableCell<CardEntry>
  readonly loyalty: WatchableCell<LoyaltyState>
  readonly redeem: WatchableCell<RedeemState>
  readonly history: WatchableCell<OrderHistory>
  readonly again: WatchableCell<AgainState>
  readonly pastOrder: WatchableCell<ShownPastOrder>
  readonly online: WatchableCell<boolean>
  readonly alert: WatchableCell<UnavailableNotice>
  /** Confirmation to show on the next screen. */
  readonly said: WatchableCell<string>
  readonly facts: Pick<AccountState, 'brand' | 'locale' | 'texts' | 'paymentEnvironment'>
}

export interface AccountPageActions {
  readonly look: () => void
  readonly saveProfile: (profile: Profile) => Promise<ProfileRefusal | undefined>
  readonly signOut: () => void
  /** Each resolves with the reason of a failure; undefined on success. */
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
  readonly beginRedeem: () => void
  readonly redeem: (code: string, onDone: () => void) => void
  /** Adds a reward to the order and leaves for its cart. Resolves with the reason of a failure, else undefined. */
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
  /** Saves a card (CARD-05). */
  readonly addCard: {
    /** Mounts the processor's form in `slot`. Returns the function that removes it. */
    readonly show: (slot: HTMLElement) => () => void
    /** Mounts the bank's challenge in `slot`. Returns the function that removes it. */
    readonly showStep: (slot: HTMLElement) => () => void
    readonly closeStep: () => void
    /** Saves the card, then opens the card list. Errors appear in the cells. */
    readonly save: () => Promise<void>
  }
  readonly cards: {
    readonly fetch: () => void
    /** Both resolve to true on success. */
    readonly makePrimary: (id: string) => Promise<boolean>
    readonly remove: (id: string) => Promise<boolean>
  }
}

export const { AppProvider: AccountProvider, useApp: useAccount } = appContext<AccountCells, AccountPageActions>(
  'account',
)
