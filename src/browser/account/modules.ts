import { account } from '../modules/account.ts'
import { calls } from '../modules/calls.ts'
import { card } from '../modules/card.ts'
import { device } from '../modules/device.ts'
import { history } from '../modules/history.ts'
import { human } from '../modules/human.ts'
import { loyalty } from '../modules/loyalty.ts'
import { profile } from '../modules/profile.ts'

/** What the account document is made of. */
export const accountModules = {
  account,
  calls,
  card,
  device,
  history,
  human,
  loyalty,
  profile,
}
