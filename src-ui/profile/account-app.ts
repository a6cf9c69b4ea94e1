import type { ProfileRefusal } from '../../src-domain/account/edit-profile.ts'
import type { Profile } from '../../src-domain/account/profile-gateway.ts'
import type { PatronState } from '../../src-domain/account/session.ts'
import type { CardsState } from '../../src-domain/card/cards-state.ts'
import type { LoyaltyState } from '../../src-domain/loyalty/fetch-loyalty.ts'
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
  readonly loyalty: WatchableCell<LoyaltyState>
  readonly online: WatchableCell<boolean>
  readonly alert: WatchableCell<UnavailableNotice>
  readonly facts: Pick<AccountState, 'brand' | 'locale' | 'texts'>
}

/** What they ask for. */
export interface AccountPageActions {
  readonly look: () => void
  readonly saveProfile: (profile: Profile) => Promise<ProfileRefusal | undefined>
  readonly signOut: () => void
  readonly fetchLoyalty: () => void
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
