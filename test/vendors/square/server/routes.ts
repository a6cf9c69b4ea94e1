import type { Answered, Asked } from '../../line/line.ts'
import type { Books } from './books.ts'
import { cardDisabled, cardShown, cardStored, cardsListed } from './cards.ts'
import { paymentMade } from './create-payment.ts'
import { customerDeleted, customerMade, customerShown, customersFound } from './customers.ts'
import { canceledByKey, paymentCanceled, paymentCompleted, paymentShown, paymentUpdated } from './move-payment.ts'
import { page, paymentsListed, refundsListed } from './pages.ts'
import { refundMade, refundShown } from './refunds.ts'
import { notFound, written } from './refusals.ts'

type Route = (books: Books, asked: Asked, id: string) => Answered

// Endpoints of https://developer.squareup.com/reference/square that card payments need. `cancel` is no payment id.
const routes: readonly (readonly [method: string, path: RegExp, route: Route])[] = [
  ['POST', /^\/v2\/payments$/, (books, { text }) => paymentMade(books, text)],
  ['GET', /^\/v2\/payments$/, (books, { query }) => paymentsListed(books, query)],
  ['POST', /^\/v2\/payments\/cancel$/, (books, { text }) => canceledByKey(books, text)],
  ['GET', /^\/v2\/payments\/([^/]+)$/, (books, _, id) => paymentShown(books, id)],
  ['PUT', /^\/v2\/payments\/([^/]+)$/, (books, { text }, id) => paymentUpdated(books, id, text)],
  ['POST', /^\/v2\/payments\/([^/]+)\/complete$/, (books, { text }, id) => paymentCompleted(books, id, text)],
  ['POST', /^\/v2\/payments\/([^/]+)\/cancel$/, (books, _, id) => paymentCanceled(books, id)],
  ['POST', /^\/v2\/refunds$/, (books, { text }) => refundMade(books, text)],
  ['GET', /^\/v2\/refunds$/, (books, { query }) => refundsListed(books, query)],
  ['GET', /^\/v2\/refunds\/([^/]+)$/, (books, _, id) => refundShown(books, id)],
  ['POST', /^\/v2\/cards$/, (books, { text }) => cardStored(books, text)],
  ['GET', /^\/v2\/cards$/, (books, { query }) => page('cards', cardsListed(books, query), query)],
  ['GET', /^\/v2\/cards\/([^/]+)$/, (books, _, id) => cardShown(books, id)],
  ['POST', /^\/v2\/cards\/([^/]+)\/disable$/, (books, _, id) => cardDisabled(books, id)],
  ['POST', /^\/v2\/customers$/, (books, { text }) => customerMade(books, text)],
  ['POST', /^\/v2\/customers\/search$/, (books, { text }) => customersFound(books, text)],
  ['GET', /^\/v2\/customers\/([^/]+)$/, (books, _, id) => customerShown(books, id)],
  ['DELETE', /^\/v2\/customers\/([^/]+)$/, (books, _, id) => customerDeleted(books, id)],
]

export function routed(books: Books, asked: Asked): Answered {
  for (const [method, path, route] of routes) {
    const fits = asked.method === method ? path.exec(asked.path) : null
    if (fits !== null) return route(books, asked, decodeURIComponent(fits[1] ?? ''))
  }
  return written(notFound(`${asked.method} ${asked.path}`))
}
