import { isLeft } from 'fp-ts/lib/Either.js'
import type { AccountPageActions } from '../../../src-ui/profile/account-app.ts'
import { later } from '../document/later.ts'
import type { AccountPage } from './account-page.ts'

/** A reward that is chosen in the profile; what checks it and keeps it comes with the first that is. */
export function rewardLater(here: AccountPage): AccountPageActions['chooseReward'] {
  const controller = later(() =>
    import('./reward-controller.ts').then(({ rewardController }) => rewardController(here)),
  )
  return (reward) =>
    controller().then(
      async (choose) => {
        const verdict = await choose(reward)
        return isLeft(verdict) ? verdict.left : undefined
      },
      () => ({ _tag: 'NoVerdict' }),
    )
}
