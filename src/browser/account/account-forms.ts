import { supportLink } from '../../../src-domain/account/support-link.ts'
import { accountController } from '../../../src-ui/account/account-controller.ts'
import { loadPort } from '../document/container.ts'
import { guestOrderToken } from './guest-order-token.ts'
import { login, loginPorts } from './login-module.ts'
import type { LoginNeeds } from './login-needs.ts'

/** The lazy part that logs in, signs up and sets a new password. */
export function accountForms({ container, facts, tab, clock, session, guest }: LoginNeeds) {
  const { brand, calls } = facts
  return accountController({
    ...loadPort(container, loginPorts, login),
    ...{ session, clock, guest },
    orderToken: () => guestOrderToken(tab, guest()),
    support: () => supportLink(brand, calls.locationId()),
  })
}
