import { supportLink } from '../../../src-domain/account/support-link.ts'
import { accountController } from '../../../src-ui/account/account-controller.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { guestOrderToken } from './guest-order-token.ts'
import { login, loginPorts } from './login-module.ts'
import { type LoginNeeds, sessionOf } from './session-of.ts'

/** The lazy part that logs in, signs up and sets a new password. */
export function accountForms({ container, patron, guest }: LoginNeeds) {
  const { brand, calls } = container.get(Port.facts)
  const tab = container.get(Port.tab)
  return accountController({
    ...bring(container, loginPorts, login),
    session: sessionOf(container, patron),
    clock: container.get(Port.clock),
    guest,
    orderToken: () => guestOrderToken(tab, guest()),
    support: () => supportLink(brand, calls.locationId()),
  })
}
