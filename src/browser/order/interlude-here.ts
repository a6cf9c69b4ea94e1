import { knownUser } from '../../../src-adapters/browser/known-user.ts'
import { widgetUsers } from '../../../src-adapters/browser/widget-users.ts'
import { type Interlude, interlude } from '../../../src-domain/impact/interlude.ts'
import { Port } from '../document/ports.ts'
import type { OrderPage } from './order-page.ts'

/** The interlude between placing and the confirmation in this tab. */
export function interludeHere({ state: { brand }, cells, container, report }: OrderPage): Interlude {
  const local = container.get(Port.local)
  return interlude({
    brand,
    store: container.get(Port.flowStore),
    nonprofit: () => container.get(Port.checkoutFormStore).read()?.nonprofit,
    impact: container.get(Port.impact),
    widgetUsers: widgetUsers(local, container.get(Port.ids)),
    patronId: () => knownUser(local, container.get(Port.tab), brand.auth.tokenKey),
    screen: cells.screen,
    report,
  })
}
