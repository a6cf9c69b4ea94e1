import type { PatronState } from '../../../src-domain/account/session.ts'
import { type CardsState, noCards } from '../../../src-domain/card/cards-state.ts'
import { type AgainState, noAgain } from '../../../src-domain/history/again-state.ts'
import {
  idleHistory,
  noPastOrder,
  type OrderHistory,
  type ShownPastOrder,
} from '../../../src-domain/history/order-history.ts'
import { idleLoyalty, type LoyaltyState } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import { emptyRedeemForm, type RedeemState } from '../../../src-domain/loyalty/redeem-code.ts'
import { type CardEntry, noCardEntry } from '../../../src-domain/payment/card-entry.ts'
import { noNotice, type UnavailableNotice } from '../../../src-ui/design/unavailable-notice.ts'
import { apps } from '../../../src-ui/messages/apps.en.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { history } from '../../../src-ui/messages/history.en.ts'
import { order } from '../../../src-ui/messages/order.en.ts'
import { pay } from '../../../src-ui/messages/pay.en.ts'
import { profile } from '../../../src-ui/messages/profile.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import type { AccountState } from '../../../src-ui/profile/account-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { pageContainer } from '../document/page-container.ts'
import { accountModules, profilePorts } from './account-module.ts'

/** Ports, cells and words that the controller of the account document is made from. */
export function accountPage(state: AccountState) {
  const { brand, locale, texts, paymentEnvironment } = state
  const cells = {
    patron: cell<PatronState>({}),
    isUnreached: cell(false),
    cards: cell<CardsState>(noCards),
    cardEntry: cell<CardEntry>(noCardEntry),
    loyalty: cell<LoyaltyState>(idleLoyalty),
    redeem: cell<RedeemState>(emptyRedeemForm),
    history: cell<OrderHistory>(idleHistory),
    again: cell<AgainState>(noAgain),
    pastOrder: cell<ShownPastOrder>(noPastOrder),
    said: cell(''),
    online: cell(true),
    alert: cell<UnavailableNotice>(noNotice),
    facts: { brand, locale, texts, ...(paymentEnvironment === undefined ? {} : { paymentEnvironment }) },
  }
  const container = pageContainer(state, cells.alert, accountModules)
  const ports = container.get(profilePorts)
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    pay: withBrandTexts('pay', pay, texts, locale),
    history: withBrandTexts('history', history, texts, locale),
    clock: withBrandTexts('times', clock, texts, locale),
    order: withBrandTexts('order', order, texts, locale),
    profile: withBrandTexts('profile', profile, texts, locale),
    apps: withBrandTexts('apps', apps, texts, locale),
  }
  return { ...ports, cells, container, words, session: { ...ports.session, patron: cells.patron } }
}

export type AccountPage = ReturnType<typeof accountPage>
