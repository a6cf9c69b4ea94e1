import { supportAt } from '../../../src-domain/account/support-at.ts'
import { accountController } from '../../../src-ui/account/account-controller.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { newAccount } from '../modules/new-account.ts'
import { guestOrderToken } from './guest-order-token.ts'
import { type LoginNeeds, sessionOf } from './session-of.ts'

/** The lazy part that logs in, signs up and sets a new password. */
export function accountForms({ container, patron, guest }: LoginNeeds) {
  const accounts = bring(container, Port.accounts, newAccount)
  const { brand, calls } = container.get(Port.facts)
  return accountController({
    session: sessionOf(container, patron),
    accounts,
    codes: container.get(Port.codes),
    recoveries: container.get(Port.recoveries),
    clock: container.get(Port.clock),
    visit: container.get(Port.orderServer).sessionId,
    guest,
    orderToken: () => guestOrderToken(container, guest()),
    support: () => supportAt(brand, calls.locationId()),
  })
}
