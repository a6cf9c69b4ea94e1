import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { ownData } from '../../../src-domain/own-data/own-data.ts'
import type { OwnDataProblem } from '../../../src-domain/own-data/own-data-problem.ts'
import type { AccountPageActions } from '../../../src-ui/profile/account-app.ts'
import { bring } from '../document/container.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { AccountPage } from './account-page.ts'

/** What is held on a patron: what speaks with the server of it comes when somebody asks. */
export function ownDataLater({ container }: AccountPage): AccountPageActions['data'] {
  const steps = later(async () => {
    const { ownData: part } = await import('../modules/own-data.ts')
    const gateway = bring(container, Port.ownData, part)
    return ownData({ gateway, save: container.get(Port.saveFile), session: container.get(Port.sessionStore) })
  })
  type Steps = Awaited<ReturnType<typeof steps>>
  const asked = (ask: (now: Steps) => Promise<OwnDataProblem | undefined>) =>
    // A part that did not come was asked for over the same network.
    steps().then(ask, (): OwnDataProblem => ({ _tag: 'NoAnswer' }))
  return {
    copy: (shown) => asked((now) => refusalOf(now.copy(shown))),
    erase: (shown) => asked((now) => refusalOf(now.erase(shown))),
  }
}
