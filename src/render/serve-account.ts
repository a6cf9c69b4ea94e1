import type { FastifyReply, FastifyRequest } from 'fastify'
import { addCardDocument, payParties } from './card-documents.ts'
import { accountDocument, signInDocument } from './quiet-documents.ts'
import type { DocumentServing } from './serving.ts'
import { htmlType, noShop, visitOf } from './visit.ts'
import { wordsOf } from './words-for.ts'

/** Rendered in the browser: only it knows the patron (PROF-01). */
export function serveAccount({ needs, assetsOf, api }: DocumentServing, name: 'account' | 'signIn' | 'addCard') {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined) return noShop(reply)
    const { served, locale } = visit
    if (!served.brand.ordering.enabled) return reply.redirect('/', 302)
    const shared = {
      served,
      locale,
      words: wordsOf(served, locale),
      assets: assetsOf('account', locale, served.brand.id),
      apiBase: needs.apiBase,
      api,
    }
    const { html, policy } = {
      account: () => accountDocument(shared, needs.botCheck),
      signIn: () => signInDocument(shared, needs.botCheck),
      addCard: () => addCardDocument(shared, payParties(needs, served)),
    }[name]()
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'private, no-store' })
    return reply.type(htmlType).send(html)
  }
}
