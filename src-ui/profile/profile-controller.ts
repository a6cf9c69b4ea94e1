import { isRight } from 'fp-ts/lib/Either.js'
import { editProfile } from '../../src-domain/account/edit-profile.ts'
import type { ProfileGateway } from '../../src-domain/account/profile-gateway.ts'
import { resumeSession, type SessionNeeds, signOut } from '../../src-domain/account/session.ts'
import { refusalOf } from '../../src-domain/call/refusal-of.ts'
import type { CardGateway } from '../../src-domain/card/card-gateway.ts'
import { manageCards } from '../../src-domain/card/manage-cards.ts'
import { browseHistory } from '../../src-domain/history/browse-history.ts'
import { fetchLoyalty, type LoyaltyPorts } from '../../src-domain/loyalty/fetch-loyalty.ts'
import { emptyRedeemForm, type RedeemPorts, redeemCode } from '../../src-domain/loyalty/redeem-code.ts'
import { home } from '../../src-domain/navigation/addresses.ts'
import { opening } from '../../src-domain/navigation/order-addresses.ts'
import type { OrderHistoryGateway } from '../../src-domain/ticket/order-history-gateway.ts'
import type { AccountCells, AccountPageActions } from './account-app.ts'
import { addCardController, bankSteps, type StoredCardForm } from './add-card-controller.ts'

export interface ProfilePorts extends Pick<AccountPageActions, 'own' | 'data' | 'chooseReward' | 'again'> {
  readonly cells: AccountCells
  readonly session: SessionNeeds
  readonly profiles: ProfileGateway
  readonly cards: CardGateway
  readonly cardForm: () => Promise<StoredCardForm>
  readonly orderHistory: OrderHistoryGateway
  readonly loyalty: LoyaltyPorts['gateway']
  /** Reports rewards that could not be fetched (LOYAL-15). */
  readonly report: LoyaltyPorts['report']
  readonly redeem: RedeemPorts['redeem']
  readonly path: () => string
  /** Replaces the history entry. */
  readonly leave: (address: string) => void
}

export function profileController(ports: ProfilePorts): AccountPageActions {
  const { cells, session, cardForm, leave, own, data, chooseReward, again } = ports
  const { brand } = cells.facts
  const save = editProfile({ profiles: ports.profiles, patron: cells.patron })
  const cards = manageCards({ gateway: ports.cards, ...cells, steps: bankSteps(cardForm) })
  const history = browseHistory({ gateway: ports.orderHistory, ...cells, shown: cells.pastOrder })
  const reload = fetchLoyalty({ brand, gateway: ports.loyalty, loyalty: cells.loyalty, report: ports.report })
  const look = async () => {
    cells.isUnreached.update(() => false)
    await resumeSession(session)()
    // Another tab may have deleted the account (ADR 97).
    if (cells.patron.current().isErased === true) return
    // The shop's login leads back here (PROF-01).
    if (session.session.token() === undefined) return leave(opening(home, { _tag: 'Account', to: ports.path() }))
    cells.isUnreached.update(() => cells.patron.current().patron === undefined)
  }
  return {
    ...{ own, data, chooseReward, again },
    look: () => void look(),
    saveProfile: (profile) => refusalOf(save(profile)),
    signOut: () => {
      void signOut(session)()
      leave(home)
    },
    say: (text) => cells.said.update(() => text),
    fetchLoyalty: () => void reload(),
    beginRedeem: () => cells.redeem.update(() => emptyRedeemForm),
    redeem: (code, goBack) => void redeemCode({ redeem: ports.redeem, form: cells.redeem, reload, goBack })(code),
    history: {
      fetch: () => void history.fetch(),
      fetchOlder: () => void history.fetchOlder(),
      show: (id) => void history.show(id),
    },
    addCard: addCardController({ form: cardForm, cardEntry: cells.cardEntry, manage: cards, leave }),
    cards: {
      fetch: () => void cards.fetch(),
      makePrimary: async (id) => isRight(await cards.makePrimary(id)),
      remove: async (id) => isRight(await cards.remove(id)),
    },
  }
}
