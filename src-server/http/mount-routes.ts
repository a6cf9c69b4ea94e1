import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { headerNames } from '../../src-contract/call/common-headers.ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { routes } from '../../src-contract/routes.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { networkOf } from '../limits/network-of.ts'
import type { OrderServer } from '../order-server.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { brandIdOf, callerOf, languageOf, locationOf, visitOf } from './caller-of.ts'
import { clientWaitCheck } from './client-wait-check.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
import { sendRefusal } from './error-answers.ts'
import { eventStreams } from './event-stream.ts'
import { type JsonText, jsonText } from './json-text.ts'
import type { EdgeLimits } from './limits.ts'
import { matchesEtag } from './matches-etag.ts'
import { type RefusalAnswer, unknownRoute } from './refusal-answer.ts'
import type { RawCall, ServedRoute, WireAnswer } from './serve.ts'
import type { Load } from './shed-load.ts'
import { apiKeyOf, foreignOriginOf, rememberStaff, staffTokenOf } from './staff-cookie.ts'

export interface RoutesNeeds {
  readonly server: Pick<OrderServer, 'accounts'>
  readonly brands: ReadonlyMap<string, Pick<Brand, 'currency'>>
  readonly limits: EdgeLimits
  /** Whether a host, with its port, has the staff routes of a brand. Undefined: every host has them. */
  readonly servesStaff?: (brandId: string, host: string) => boolean
}

export function mountRoutes(api: FastifyInstance, needs: RoutesNeeds, served: readonly ServedRoute[]): void {
  const texts = new WeakMap<object, JsonText>()
  const streams = eventStreams()
  api.addHook('preClose', async () => streams.stopAll())
  for (const { route, answer } of served) {
    api.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { load: loadOf(route) },
      handler: async (request, reply) => {
        const call = await callOf(request, reply, route, needs)
        if (isLeft(call)) return sendRefusal(reply, call.left)
        const answered = await answer(call.right)
        rememberStaff(request, reply, answered.staffToken)
        rememberDevice(request, reply, route, answered.device)
        if (answered.stream !== undefined) return streams.send(request, reply, answered.stream)
        if (answered.fileName !== undefined) return sendFile(reply, answered, route)
        return send(request, reply, answered, texts)
      },
    })
  }
}

async function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  route: RouteShape,
  { server, brands, limits, servesStaff }: RoutesNeeds,
): Promise<Either<RefusalAnswer, RawCall>> {
  const { headers, ip, params, query, body } = request
  const brandId = brandIdOf(route.isStream === true ? brandInQuery(query) : headers, brands)
  if (isLeft(brandId)) return brandId
  if (route.staff !== undefined && servesStaff?.(brandId.right, request.host) === false) return left(unknownRoute)
  const foreign = foreignOriginOf(request, route)
  if (foreign !== undefined) return left(foreign)
  const locationId = locationOf(headers, route)
  if (isLeft(locationId)) return locationId
  const network = networkOf(ip)
  const who = await callerOf(headers, { brandId: brandId.right, network }, route, server.accounts)
  if (isLeft(who)) return who
  return right({
    ...who.right,
    ...{ locationId: locationId.right, ip, network, params, query, body },
    isWanted: clientWaitCheck(request.raw, reply, limits.claimWithinMs),
    language: languageOf(headers, route),
    currency: brands.get(brandId.right)?.currency ?? shippedCurrency,
    visit: visitOf(headers),
    device: deviceOf(request, route),
    staffToken: staffTokenOf(request, route),
    apiKey: apiKeyOf(request, route),
  })
}

/** An EventSource sends no headers, so the query names the brand. */
function brandInQuery(query: unknown): IncomingHttpHeaders {
  const client: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'client') : undefined
  return typeof client === 'string' ? { [headerNames.brand.toLowerCase()]: client } : {}
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
  if (route.isStream === true) return 'streaming'
  return placing.includes(route) ? 'placing' : 'looking'
}

/** Encodes and compresses each body once, also if many callers share it, as they do a menu or a board. */
function textOf(answer: WireAnswer, texts: WeakMap<object, JsonText>): JsonText {
  const { identity, version } = answer
  const known = identity === undefined ? undefined : texts.get(identity)
  if (known !== undefined) return known
  const isKept = identity !== undefined && version !== undefined
  const text = jsonText(JSON.stringify(answer.encode()), isKept)
  if (identity !== undefined) texts.set(identity, text)
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
  return matchesEtag(request, etag) ? reply.code(304).send() : sendText(request, reply, textOf(answer, texts))
}

/** `fileName` needs no quoting: handlers build it from ids and dates. */
function sendFile(reply: FastifyReply, { fileName, encode }: WireAnswer, { file }: RouteShape) {
  return reply
    .header('content-type', `${file}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(encode())
}

async function sendText(request: FastifyRequest, reply: FastifyReply, { text, compressed }: JsonText) {
  const encoding = acceptedEncoding(request)
  const small = encoding === undefined ? undefined : compressed(encoding)
  if (encoding === undefined || small === undefined) return reply.send(text)
  const bytes = await small
  return reply.header('content-encoding', encoding).send(bytes)
}
