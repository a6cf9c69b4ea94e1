import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { eventsOfPatron, userKnown } from '../../../src-domain/analytics/events-of-flow.ts'
import type { FurtherStep, StepEnd } from '../../../src-domain/payment/further-step.ts'
import type { IntentEnd } from '../../../src-domain/payment/intent-confirmation.ts'
import { rememberedCredentials } from '../../../src-domain/payment/remembered-credentials.ts'
import { placeAsPerson } from '../../../src-domain/placement/place-as-person.ts'
import type { CheckoutPorts } from '../../../src-ui/checkout/checkout-ports.ts'
import { lazyAccount } from '../account/lazy-account.ts'
import { reportedCell } from '../analytics/reported-cell.ts'
import { confirmationAddress } from '../document/confirmation-address.ts'
import { fetchOnce } from '../document/fetch-once.ts'
import type { PayPage } from './pay-page.ts'

/** The ports of the checkout's controller, made from those of the pay document. */
export function checkoutPorts(page: PayPage): CheckoutPorts {
  const { state, cells, report, orders, tickets, session, mobilePay, tab } = page
  const { brand } = state
  const locations = { ...page.locations, credentials: rememberedCredentials(page.locations) }
  const forms = fetchOnce(() => import('./payment-forms.ts').then(({ paymentForms }) => paymentForms(page, locations)))
  const steps = { take: (step: FurtherStep) => forms().then((loaded) => loaded.steps.take(step), notFetched) }
  const patron = reportedCell(cells.patron, (before, after) => report(eventsOfPatron(before.patron, after.patron)))
  cells.patron.changes.subscribe(({ patron: known }) => known && report([userKnown(known)]))
  return {
    cells,
    ordering: {
      orders: { ...orders, place: placeAsPerson(orders.place, session.human) },
      pending: page.pending,
      lock: page.placementLock,
      steps,
      intents: { confirm: (secret: string) => forms().then(({ sheets }) => sheets.confirm(secret), notConfirmed) },
      clock: page.clock,
      pause: page.pause,
      ids: page.ids,
      ...cells,
    },
    session,
    logIn: lazyAccount({
      ...page,
      session: { ...session, patron },
      guest: () => cells.checkout.current().guest,
    }),
    history: page.flowHistory,
    formStore: page.formStore,
    flowStore: page.flowStore,
    tables: page.tables,
    schedules: page.schedules,
    locations,
    tickets,
    unseenOrder: page.unseenOrder,
    report,
    tenders: fetchOnce(() => import('./tenders.ts').then(({ tenders }) => tenders(page))),
    savedCards: fetchOnce(() => import('./patron-cards.ts').then(({ patronCards }) => patronCards(page, steps, forms))),
    forms,
    prefersWallet: mobilePay.isPreferred,
    rememberWallet: mobilePay.prefer,
    page: {
      fragment: () => window.location.hash,
      isFromShop: isFromShop(document.referrer, window.location.origin),
      go: (address) => window.location.assign(address),
      replace: (address) => window.location.replace(address),
      confirmationOf: (token) => confirmationAddress(brand, tickets, token),
      clearedTo: () => tab.read(sessionKeys.clearedTo),
    },
  }
}

/** True if the previous page belongs to the shop, so that the browser's Back leads to it. */
function isFromShop(referrer: string, origin: string): boolean {
  return referrer.startsWith(`${origin}/`) && !/^\/(?:checkout|order)\//.test(referrer.slice(origin.length))
}

function notFetched(): StepEnd {
  return 'unavailable'
}

function notConfirmed(): IntentEnd {
  return { _tag: 'NotConfirmed', how: 'unavailable' }
}
