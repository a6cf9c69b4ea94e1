import { left } from 'fp-ts/lib/Either.js'
import type { AccountProblem } from '../../../src-domain/account/account-problem.ts'
import { ownAccount } from '../../../src-domain/account/own-account.ts'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import type { ProfilePorts } from '../../../src-ui/profile/profile-controller.ts'
import { loadPort } from '../document/container.ts'
import { fetchOnce } from '../document/fetch-once.ts'
import { lazyActions } from '../document/lazy-actions.ts'
import { lazyReorder } from '../history/lazy-reorder.ts'
import type { AccountPage } from './account-page.ts'

type LazyPorts = Pick<ProfilePorts, 'own' | 'data' | 'redeem' | 'chooseReward' | 'again' | 'cardForm'>

/** Rare actions of a patron. Their gateways and forms are fetched on first use. */
export function lazyProfile(page: AccountPage): LazyPorts {
  const { cells, container, server, session } = page
  const account = lazyActions(async () => {
    const { login, loginPorts } = await import('./login-module.ts')
    const { accounts, codes, visit } = loadPort(container, loginPorts, login)
    return ownAccount({ ...session, accounts: accounts(visit), codes })
  })
  const data = lazyActions(() => import('./own-data-steps.ts').then(({ ownDataSteps }) => ownDataSteps(page)))
  const promos = lazyActions(async () => {
    const { promoGateway } = await import('../../../src-adapters/order-server/promo-gateway.ts')
    return promoGateway(server)
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
    redeem: (code) =>
      promos(
        (gateway) => gateway.redeem(code),
        () => left({ _tag: 'NoResponse' }),
      ),
    chooseReward: (ids) =>
      reward(
        (choose) => refusalOf(choose(ids)),
        () => ({ _tag: 'NoVerdict' }),
      ),
    again: lazyReorder({ ...page, again: cells.again }),
    cardForm: fetchOnce(() => import('./stored-card-form.ts').then(({ storedCardForm }) => storedCardForm(page))),
  }
}

/** A failed fetch of the part means that the order server is unreachable, too. */
function noAnswer(): Extract<AccountProblem, { readonly _tag: 'NoAnswer' }> {
  return { _tag: 'NoAnswer' }
}
