import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { eventsOfPatron, userKnown } from '../../../src-domain/analytics/events-of-flow.ts'
import type { FurtherStep, StepEnd } from '../../../src-domain/payment/further-step.ts'
import type { IntentEnd } from '../../../src-domain/payment/intent-confirmation.ts'
import { rememberedCredentials } from '../../../src-domain/payment/remembered-credentials.ts'
import { placeAsPerson } from '../../../src-domain/placement/place-as-person.ts'
import type { CheckoutPorts } from '../../../src-ui/checkout/checkout-ports.ts'
import { lazyAccount } from '../account/lazy-account.ts'
import { sessionOf } from '../account/session-of.ts'
import { reportedCell } from '../analytics/reported-cell.ts'
import { confirmationAddress } from '../document/confirmation-address.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { PayPage } from './pay-page.ts'

/** The ports of the checkout's controller in this document. */
export function payPorts(payPage: PayPage): CheckoutPorts {
  const { state, cells, container } = payPage
  const { brand } = state
  const report = container.get(Port.report)
  const orders = container.get(Port.orders)
  const locationGateway = container.get(Port.locations)
  const locations = { ...locationGateway, credentials: rememberedCredentials(locationGateway) }
  const formStore = container.get(Port.checkoutFormStore)
  const tickets = container.get(Port.tickets)
  const mobilePay = container.get(Port.mobilePay)
  const forms = later(() => import('./payment-forms.ts').then(({ paymentForms }) => paymentForms(payPage, locations)))
  const steps = { take: (step: FurtherStep) => forms().then((loaded) => loaded.steps.take(step), notFetched) }
  const patron = reportedCell(cells.patron, (before, after) => report(eventsOfPatron(before.patron, after.patron)))
  cells.patron.changes.subscribe(({ patron: known }) => known && report([userKnown(known)]))
  return {
    cells,
    ordering: {
      orders: { ...orders, place: placeAsPerson(orders.place, container.get(Port.human)) },
      pending: container.get(Port.pending),
      lock: container.get(Port.placementLock),
      steps,
      intents: { confirm: (secret: string) => forms().then(({ sheets }) => sheets.confirm(secret), notConfirmed) },
      clock: container.get(Port.clock),
      pause: container.get(Port.pause),
      ids: container.get(Port.ids),
      ...cells,
    },
    session: sessionOf(container, cells.patron),
    logIn: lazyAccount({ container, patron, guest: () => cells.checkout.current().guest }),
    history: container.get(Port.flowHistory),
    formStore,
    flowStore: container.get(Port.flowStore),
    tables: container.get(Port.tables),
    schedules: container.get(Port.schedules),
    locations,
    tickets,
    unseenOrder: container.get(Port.unseenOrder),
    report,
    tenders: later(() => import('./tenders.ts').then(({ tenders }) => tenders(payPage))),
    savedCards: later(() => import('./patron-cards.ts').then(({ patronCards }) => patronCards(payPage, steps, forms))),
    forms,
    prefersWallet: mobilePay.isPreferred,
    rememberWallet: mobilePay.prefer,
    page: {
      fragment: () => window.location.hash,
      isFromShop: isFromShop(document.referrer, window.location.origin),
      go: (address) => window.location.assign(address),
      replace: (address) => window.location.replace(address),
      confirmationOf: (token) => confirmationAddress(brand, tickets, token),
      clearedTo: () => container.get(Port.tab).read(sessionKeys.clearedTo),
    },
  }
}

/** True if the page before is one of the shop's: the browser's Back then leads to it. */
function isFromShop(referrer: string, origin: string): boolean {
  return referrer.startsWith(`${origin}/`) && !/^\/(?:checkout|order)\//.test(referrer.slice(origin.length))
}

function notFetched(): StepEnd {
  return 'unavailable'
}

function notConfirmed(): IntentEnd {
  return { _tag: 'NotConfirmed', how: 'unavailable' }
}
