import type { AccountProblem } from '../../../src-domain/account/account-problem.ts'
import { ownAccount } from '../../../src-domain/account/own-account.ts'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import type { AccountPageActions } from '../../../src-ui/profile/account-app.ts'
import { bring } from '../document/container.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { AccountPage } from './account-page.ts'

/** What few patrons change of their accounts; what speaks with the server of it comes when somebody does. */
export function ownAccountLater({ cells, container }: AccountPage): AccountPageActions['own'] {
  const steps = later(async () => {
    const { newAccount } = await import('../modules/new-account.ts')
    return ownAccount({
      accounts: bring(container, Port.accounts, newAccount)(container.get(Port.orderServer).sessionId),
      codes: container.get(Port.codes),
      session: container.get(Port.sessionStore),
      human: container.get(Port.human),
      patron: cells.patron,
    })
  })
  type Steps = Awaited<ReturnType<typeof steps>>
  const asked = (ask: (now: Steps) => Promise<AccountProblem | undefined>) =>
    // A part that did not come was asked for over the same network.
    steps().then(ask, (): AccountProblem => ({ _tag: 'NoAnswer' }))
  return {
    sendPhonePin: (phone, proof) => asked((now) => refusalOf(now.sendPhonePin(phone, proof))),
    verifyPhone: (phone, code) => asked((now) => refusalOf(now.verifyPhone(phone, code))),
    setPassword: (password, proof) => asked((now) => refusalOf(now.setPassword(password, proof))),
  }
}
