import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Ids } from '../../src-domain/time/clock.ts'
import { boundConnections } from './connections.ts'
import { logAndAnswer, refuseConnection, sendRefusal } from './error-answers.ts'
import { guardHeaders } from './guard-headers.ts'
import type { EdgeLimits } from './limits.ts'
import { malformed, refusal } from './refusal-answer.ts'
import { RequestLog } from './request-log.ts'
import { shedLoad } from './shed-load.ts'

export interface HttpAppNeeds {
  readonly logger: FastifyBaseLogger
  readonly ids: Ids
  readonly limits: EdgeLimits
  /** Number of our own proxies; only they are trusted for the client address. */
  readonly trustedProxies: number
}

export function httpApp({ logger, ids, limits, trustedProxies }: HttpAppNeeds): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // URLs may contain capabilities (order tokens, keys); our own log line names the route.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ids.uuid(),
    childLoggerFactory: (parent, bindings, options) =>
      new RequestLog(() => parent.child(bindings, options), parent.level),
    requestTimeout: limits.requestTimeoutMs,
    // The default notices an expired socket half a minute later.
    http: { connectionsCheckingInterval: Math.min(1_000, limits.requestTimeoutMs) },
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => {
      guardHeaders(reply)
      void sendRefusal(reply, logAndAnswer(request.log, error))
    },
  })
  app.addHook('onSend', (_, reply, _body, done) => {
    guardHeaders(reply)
    done()
  })
  refuseTwoHosts(app)
  if (trustedProxies === 0) warnOfProxies(app)
  boundConnections(app, limits)
  const isTurnedAway = shedLoad(app, limits)
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, logAndAnswer(request.log, error)))
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, refusal(404, 'not_found', 'There is nothing here.')))
  // These lines contain no secrets, and redaction would cost more than the logging.
  const plainLog = logger.child({}, { redact: { paths: [] } })
  app.addHook('onResponse', (request, reply, done) => {
    if (isTurnedAway(request)) return done()
    const facts = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) plainLog.warn(facts, 'answered')
    else plainLog.info(facts, 'answered')
    done()
  })
  return app
}

/** Node keeps the first Host header, a proxy may believe the second (RFC 9112, section 3.2). */
function refuseTwoHosts(app: FastifyInstance): void {
  const twoHosts = malformed('The request names two hosts.')
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders } = request.raw
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
    }
    if (hosts > 1) sendRefusal(reply, twoHosts)
    else done()
  })
}

/** Behind an undeclared proxy all clients share its address and its limits. */
function warnOfProxies(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', (request, _, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true
      app.log.warn(
        {},
        'X-Forwarded-For is ignored, because TRUSTED_PROXIES is 0: limits count by the connecting address',
      )
    }
    done()
  })
}
