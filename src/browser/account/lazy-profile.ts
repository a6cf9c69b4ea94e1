import { left } from 'fp-ts/lib/Either.js'
import type { AccountProblem } from '../../../src-domain/account/account-problem.ts'
import { ownAccount } from '../../../src-domain/account/own-account.ts'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { ownData } from '../../../src-domain/own-data/own-data.ts'
import type { ProfilePorts } from '../../../src-ui/profile/profile-controller.ts'
import { bring } from '../document/container.ts'
import { later } from '../document/later.ts'
import { lazyActions } from '../document/lazy-actions.ts'
import { Port } from '../document/ports.ts'
import { lazyAgain } from '../history/lazy-again.ts'
import type { AccountPage } from './account-page.ts'

type LazyPorts = Pick<ProfilePorts, 'own' | 'data' | 'redeem' | 'chooseReward' | 'again' | 'cardForm'>

/** What few patrons do on their pages; its gateways and forms are fetched when one does. */
export function lazyProfile(page: AccountPage): LazyPorts {
  const { cells, container } = page
  const session = container.get(Port.sessionStore)
  const account = lazyActions(async () => {
    const { newAccount } = await import('../modules/new-account.ts')
    return ownAccount({
      accounts: bring(container, Port.accounts, newAccount)(container.get(Port.orderServer).sessionId),
      codes: container.get(Port.codes),
      session,
      human: container.get(Port.human),
      patron: cells.patron,
    })
  })
  const data = lazyActions(async () => {
    const { ownData: part } = await import('../modules/own-data.ts')
    return ownData({ gateway: bring(container, Port.ownData, part), save: container.get(Port.saveFile), session })
  })
  const promos = lazyActions(async () => {
    const { promo } = await import('../modules/promo.ts')
    return bring(container, Port.promos, promo)
  })
  const reward = lazyActions(() => import('./reward-controller.ts').then((part) => part.rewardController(page)))
  return {
    own: {
      sendPhonePin: (phone, proof) => account((now) => refusalOf(now.sendPhonePin(phone, proof)), noAnswer),
      verifyPhone: (phone, code) => account((now) => refusalOf(now.verifyPhone(phone, code)), noAnswer),
      setPassword: (password, proof) => account((now) => refusalOf(now.setPassword(password, proof)), noAnswer),
    },
    data: {
      copy: (shown) => data((now) => refusalOf(now.copy(shown)), noAnswer),
      erase: (shown) => data((now) => refusalOf(now.erase(shown)), noAnswer),
    },
    redeem: (code) => () =>
      promos(
        (gateway) => gateway.redeem(code)(),
        () => left({ _tag: 'NoResponse' }),
      ),
    chooseReward: (ids) =>
      reward(
        (choose) => refusalOf(() => choose(ids)),
        () => ({ _tag: 'NoVerdict' }),
      ),
    again: lazyAgain({ container, again: cells.again }),
    cardForm: later(() => import('./stored-card-form.ts').then(({ storedCardForm }) => storedCardForm(page))),
  }
}

/** The part was fetched over the same network as the order server. */
function noAnswer(): Extract<AccountProblem, { readonly _tag: 'NoAnswer' }> {
  return { _tag: 'NoAnswer' }
}
