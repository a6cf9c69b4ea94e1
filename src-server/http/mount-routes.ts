import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { routes } from '../../src-contract/routes.ts'
import { networkOf } from '../limits/network-of.ts'
import type { OrderServer } from '../order-server.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { brandIdOf, callerOf, languageOf, locationOf, visitOf } from './caller-of.ts'
import { clientStillWaits } from './client-still-waits.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
import { sendRefusal } from './error-answers.ts'
import { holdsVersion } from './holds-version.ts'
import { type JsonText, jsonText } from './json-text.ts'
import type { EdgeLimits } from './limits.ts'
import type { Served, WireAnswer } from './served.ts'
import type { Load } from './shed-load.ts'
import { foreignOriginOf, rememberStaff, staffTokenOf } from './staff-cookie.ts'

export interface RoutesNeeds {
  readonly server: Pick<OrderServer, 'accounts'>
  readonly brands: ReadonlyMap<string, unknown>
  readonly limits: EdgeLimits
}

export function mountRoutes(api: FastifyInstance, needs: RoutesNeeds, served: readonly Served[]): void {
  const texts = new WeakMap<object, JsonText>()
  for (const { route, answer } of served) {
    api.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { load: loadOf(route) },
      handler: async (request, reply) => {
        const brandId = brandIdOf(request.headers, needs.brands)
        if (isLeft(brandId)) return sendRefusal(reply, brandId.left)
        const foreign = foreignOriginOf(request, route)
        if (foreign !== undefined) return sendRefusal(reply, foreign)
        const locationId = locationOf(request.headers, route)
        if (isLeft(locationId)) return sendRefusal(reply, locationId.left)
        const { ip, params, query, body } = request
        const network = networkOf(ip)
        const nobody = { brandId: brandId.right, network }
        const who = await callerOf(request.headers, nobody, route, needs.server.accounts)
        if (isLeft(who)) return sendRefusal(reply, who.left)
        const isWanted = clientStillWaits(request.raw, reply, needs.limits.claimWithinMs)
        const language = languageOf(request.headers, route)
        const visit = visitOf(request.headers)
        const where = { locationId: locationId.right, ip, network }
        const device = deviceOf(request, route)
        const staffToken = staffTokenOf(request, route)
        const call = { ...who.right, ...where, isWanted, language, visit, device, staffToken, params, query, body }
        const answered = await answer(call)
        rememberDevice(request, reply, answered.device)
        rememberStaff(request, reply, answered.staffToken)
        return send(request, reply, answered, texts)
      },
    })
  }
}

const placing: readonly RouteShape[] = [
  routes.placeByCard,
  routes.placeByCash,
  routes.placePolling,
  routes.createPaymentIntent,
]
/** A placed order can be read and completed under any load. */
const underWay: readonly RouteShape[] = [routes.orderStatus, routes.settleStep]

function loadOf(route: RouteShape): Load {
  if (underWay.includes(route)) return 'always'
  return placing.includes(route) ? 'placing' : 'looking'
}

/** Encodes and compresses a menu once per object. */
function textOf(answer: WireAnswer, texts: WeakMap<object, JsonText>): JsonText {
  const { identity, version } = answer
  const known = identity === undefined ? undefined : texts.get(identity)
  if (known !== undefined) return known
  const isKept = identity !== undefined && version !== undefined
  const text = jsonText(JSON.stringify(answer.encode()), isKept)
  if (isKept) texts.set(identity, text)
  return text
}

function send(request: FastifyRequest, reply: FastifyReply, answer: WireAnswer, texts: WeakMap<object, JsonText>) {
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
  reply.header('content-type', 'application/json; charset=utf-8').code(answer.status)
  if (answer.version === undefined) {
    reply.header('cache-control', 'private, no-store')
    return sendText(request, reply, textOf(answer, texts))
  }
  const etag = `"${answer.version}"`
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Client, locationId, Accept-Encoding')
  return holdsVersion(request, etag) ? reply.code(304).send() : sendText(request, reply, textOf(answer, texts))
}

async function sendText(request: FastifyRequest, reply: FastifyReply, { text, compressed }: JsonText) {
  const encoding = acceptedEncoding(request)
  const small = encoding === undefined ? undefined : compressed(encoding)
  if (encoding === undefined || small === undefined) return reply.send(text)
  const bytes = await small
  return reply.header('content-encoding', encoding).send(bytes)
}
