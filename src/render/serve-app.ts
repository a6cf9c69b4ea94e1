import type { FastifyReply, FastifyRequest } from 'fastify'
import { payDocument, payParties } from './card-documents.ts'
import { type OrderPageKind, orderDocument } from './order-document.ts'
import { giftCardDocument } from './quiet-documents.ts'
import type { DocumentServing } from './serving.ts'
import { htmlType, noShop, visitOf } from './visit.ts'
import { wordsOf } from './words-for.ts'

/** Accepts ids of any back end (wire row 22). */
const opaqueId = /^[^\p{Cc}\p{Cs}]{1,128}$/u

/** Serves the last order of this tab (ADR 135), or donations if the brand has the widget (IMPACT-08). */
export function serveWithoutToken({ needs, assetsOf, api }: DocumentServing, _tag: OrderPageKind['_tag']) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined) return noShop(reply)
    const { served, locale } = visit
    const { impact } = served.brand
    const hasWidget = impact?.script !== undefined && impact.widgetId !== undefined
    if (_tag === 'impact' && !hasWidget) return reply.redirect('/', 302)
    const words = wordsOf(served, locale)
    const shared = {
      served,
      locale,
      words,
      assets: assetsOf('order', locale, served.brand.id),
      apiBase: needs.apiBase,
      api,
    }
    const made = orderDocument(shared, { _tag }, needs.appEnv === 'production')
    reply.headers({ 'content-security-policy': made.policy, 'cache-control': 'private, no-store' })
    return reply.type(htmlType).send(made.html)
  }
}

type ById = FastifyRequest<{ Params: { id: string } }>

/** Serves a document by the id in its path; responses are never cached. */
export function serveApp({ needs, assetsOf, api }: DocumentServing, name: 'pay' | 'order' | 'giftCard') {
  return async (request: ById, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined) return noShop(reply)
    const { served, locale } = visit
    const { id } = request.params
    // A brand can turn these routes off (SHELL-05, GIFT-13), but placed orders always open.
    const { routes } = served.brand
    const isOff = { giftCard: !routes.giftCards, pay: !routes.ordering, order: false }[name]
    if (isOff || !opaqueId.test(id)) return reply.redirect('/', 302)
    const shared = {
      served,
      locale,
      words: wordsOf(served, locale),
      assets: assetsOf(name, locale, served.brand.id),
      apiBase: needs.apiBase,
      api,
    }
    const made = {
      pay: () =>
        payDocument(shared, id, payParties(needs, served), assetsOf('order', locale, served.brand.id).bundle.script),
      order: () => orderDocument(shared, { _tag: 'order', token: id }, needs.appEnv === 'production'),
      giftCard: () => giftCardDocument(shared, id),
    }[name]()
    reply.headers({
      'content-security-policy': made.policy,
      ...(made.permissions === undefined ? {} : { 'permissions-policy': made.permissions }),
      'cache-control': 'private, no-store',
      // The URL contains a token.
      'referrer-policy': 'no-referrer',
    })
    return reply.type(htmlType).send(made.html)
  }
}
