import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLeft } from 'fp-ts/lib/Either.js'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { RouteName } from '../../src-contract/routes.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { networkOf } from '../limits/network-of.ts'
import type { OrderServer } from '../order-server.ts'
import { accountHandlers } from './account-handlers.ts'
import { brandOf, callerOf, languageOf, locationOf, visitOf } from './caller-of.ts'
import { deliveryHandlers } from './delivery-handlers.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
import { sendRefusal } from './error-answers.ts'
import { guessLimit } from './guess-limit.ts'
import { readJsonBodiesOnly } from './json-body.ts'
import type { EdgeLimits } from './limits.ts'
import { loyaltyHandlers } from './loyalty-handlers.ts'
import { orderHandlers } from './order-handlers.ts'
import { placeHandlers } from './place-handlers.ts'
import { plainContract } from './plain-contract.ts'
import { refusal } from './refusal-answer.ts'
import { savedCartHandlers } from './saved-cart-handlers.ts'
import type { Served, WireAnswer } from './served.ts'
import { shopHandlers } from './shop-handlers.ts'
import { tenderHandlers } from './tender-handlers.ts'
import { wantedUntil } from './wanted-until.ts'

export interface ApiNeeds {
  readonly server: OrderServer
  readonly brands: ReadonlyMap<string, Brand>
  readonly clock: Clock
  readonly limits: EdgeLimits
  /** Whether what is ours and not the contract's is there; false shows what a storefront may count on anywhere. */
  readonly hasAdditions?: boolean
}

/** Everything the contract promises: a route without a handler does not compile. */
const servedRoutes = ({ server, brands, hasAdditions = true }: ApiNeeds): Readonly<Record<RouteName, Served>> => {
  const guesses = guessLimit(server)
  return {
    ...accountHandlers(server),
    ...shopHandlers(server, brands),
    ...placeHandlers(server),
    ...orderHandlers(server, guesses, hasAdditions),
    ...deliveryHandlers(server.deliveries),
    ...savedCartHandlers(server.savedCarts),
    ...tenderHandlers(server, guesses),
    ...loyaltyHandlers(server.loyalty),
  }
}

const holds = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === etag)

/** Menus of a hundred kilobytes are written once for each object that the store hands out. */
const textOf = (answer: WireAnswer, texts: WeakMap<object, string>): string => {
  const known = answer.identity === undefined ? undefined : texts.get(answer.identity)
  if (known !== undefined) return known
  const text = JSON.stringify(answer.encode())
  if (answer.identity !== undefined && answer.version !== undefined) texts.set(answer.identity, text)
  return text
}

const send = (request: FastifyRequest, reply: FastifyReply, answer: WireAnswer, texts: WeakMap<object, string>) => {
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
  reply.header('content-type', 'application/json; charset=utf-8').code(answer.status)
  if (answer.version === undefined)
    return reply.header('cache-control', 'private, no-store').send(JSON.stringify(answer.encode()))
  const etag = `"${answer.version}"`
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Client, locationId')
  return holds(request, etag) ? reply.code(304).send() : reply.send(textOf(answer, texts))
}

/** What the contract does not know, below the version segment. */
export const everythingElse = '/*'

/** The contract's routes below the version segment (API-01), each answered the same way: who, where, what, then the answer. */
export const mountApi = async (app: FastifyInstance, needs: ApiNeeds): Promise<void> => {
  const texts = new WeakMap<object, string>()
  await app.register(
    async (api) => {
      readJsonBodiesOnly(api)
      // A route and not a not-found handler: the pages' own catch-all would come first, and answer with HTML.
      api.all(everythingElse, async (_, reply) =>
        sendRefusal(reply, refusal(404, 'unknown_route', 'There is no such call.')),
      )
      api.addHook('onSend', (_, reply, _body, done) => {
        // All else that an answer of ours says is what every answer says (guard-headers.ts).
        reply.header('referrer-policy', 'no-referrer')
        done()
      })
      const served = Object.values(servedRoutes(needs))
      for (const { route, answer } of needs.hasAdditions === false ? plainContract(served) : served) {
        api.route({
          method: route.method,
          url: route.path.replace(/\{(\w+)\}/g, ':$1'),
          handler: async (request, reply) => {
            const brandId = brandOf(request.headers, needs.brands)
            if (isLeft(brandId)) return sendRefusal(reply, brandId.left)
            const locationId = locationOf(request.headers, route)
            if (isLeft(locationId)) return sendRefusal(reply, locationId.left)
            const { ip, params, query, body } = request
            const network = networkOf(ip)
            const who = await callerOf(
              request.headers,
              { brandId: brandId.right, network },
              route,
              needs.server.accounts,
            )
            if (isLeft(who)) return sendRefusal(reply, who.left)
            const isWanted = wantedUntil(request.raw, reply, needs.limits.claimWithinMs)
            const language = languageOf(request.headers, route)
            const visit = visitOf(request.headers)
            const where = { locationId: locationId.right, ip, network }
            const device = deviceOf(request, route)
            const call = { ...who.right, ...where, isWanted, language, visit, device, params, query, body }
            const answered = await answer(call)
            rememberDevice(request, reply, answered.device)
            return send(request, reply, answered, texts)
          },
        })
      }
    },
    { prefix: apiBase },
  )
}
