import { isRight } from 'fp-ts/lib/Either.js'
import { editProfile } from '../../../src-domain/account/edit-profile.ts'
import { resumeSession, signOut } from '../../../src-domain/account/session.ts'
import { normalisedFailure } from '../../../src-domain/call/normalised-failure.ts'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { manageCards } from '../../../src-domain/card/manage-cards.ts'
import { browseHistory } from '../../../src-domain/history/browse-history.ts'
import { fetchLoyalty } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import { home } from '../../../src-domain/navigation/addresses.ts'
import { opening } from '../../../src-domain/navigation/order-addresses.ts'
import type { AccountPageActions } from '../../../src-ui/profile/account-app.ts'
import { Port } from '../document/ports.ts'
import { againLater } from '../history/again-later.ts'
import type { AccountPage } from './account-page.ts'
import { addCardLater } from './add-card-later.ts'
import { ownAccountLater } from './own-account-later.ts'
import { ownDataLater } from './own-data-later.ts'
import { redeemLater } from './redeem-later.ts'
import { rewardLater } from './reward-later.ts'

/** What the screens of the account document may ask for. */
export function pageActions(here: AccountPage): AccountPageActions {
  const { cells, container } = here
  const session = { patrons: container.get(Port.patrons), session: container.get(Port.sessionStore), ...cells }
  const save = editProfile({ profiles: container.get(Port.profiles), patron: cells.patron })
  const addCard = addCardLater(here)
  const cards = manageCards({ gateway: container.get(Port.cards), ...cells, steps: addCard.steps })
  const history = browseHistory({ gateway: container.get(Port.orderHistory), ...cells, shown: cells.pastOrder })
  const { page, brand } = container.get(Port.facts)
  const rewards = fetchLoyalty({
    brand,
    gateway: container.get(Port.loyalty),
    loyalty: cells.loyalty,
    // LOYAL-15: on the console and nowhere else.
    report: (failure) => page.console.error('the rewards could not be fetched', normalisedFailure(failure)),
  })
  const leave = (address: string) => window.location.replace(address)
  const look = async () => {
    cells.isUnreached.update(() => false)
    await resumeSession(session)()
    // Another tab may not know yet that the account was deleted (ADR 97).
    if (cells.patron.current().isErased === true) return
    // PROF-01: nobody has an account page; the shop is where one signs in, and comes back from.
    if (session.session.token() === undefined)
      return leave(opening(home, { _tag: 'Account', to: page.location.pathname }))
    cells.isUnreached.update(() => cells.patron.current().patron === undefined)
  }
  return {
    look: () => void look(),
    saveProfile: (profile) => refusalOf(save(profile)),
    signOut: () => {
      void signOut(session)()
      leave(home)
    },
    own: ownAccountLater(here),
    data: ownDataLater(here),
    say: (text) => cells.said.update(() => text),
    fetchLoyalty: () => void rewards(),
    ...redeemLater(here, rewards),
    chooseReward: rewardLater(here),
    history: {
      fetch: () => void history.fetch(),
      fetchOlder: () => void history.fetchOlder(),
      show: (id) => void history.show(id),
    },
    again: againLater({ container, ...cells }),
    addCard: addCard.actions(cards),
    cards: {
      fetch: () => void cards.fetch(),
      makePrimary: async (id) => isRight(await cards.makePrimary(id)()),
      remove: async (id) => isRight(await cards.remove(id)()),
    },
  }
}
