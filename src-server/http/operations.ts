import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { BrandLeftOut } from '../brand/start-brands.ts'
import { sendRefusal } from './error-answers.ts'
import { refusal } from './refusal-answer.ts'

/** Milliseconds between two log lines about a brand that is left out, because probes come every few seconds. */
const logInterval = 60_000

export interface OperationsNeeds {
  readonly unreadiness: () => Promise<string | undefined>
  /** Brands that are not served, and why. */
  readonly brandsLeftOut: readonly BrandLeftOut[]
  readonly clock: Clock
  readonly metrics: Registry
  readonly mayReadMetrics: (authorization: string | undefined) => boolean
  readonly openApi: unknown
}

/** Never shed: operators need these most under load. */
const always = { config: { load: 'always' } } as const

const notReady = refusal(503, 'not_ready', 'The server cannot take orders now.', 5)

export function mountOperations(
  app: FastifyInstance,
  { unreadiness, brandsLeftOut, clock, metrics, mayReadMetrics, openApi }: OperationsNeeds,
): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/healthz', always, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  let loggedAt = Number.NEGATIVE_INFINITY
  app.get('/readyz', always, async (request, reply) => {
    if (clock.now() - loggedAt >= logInterval) {
      loggedAt = clock.now()
      for (const one of brandsLeftOut) request.log.warn({ ...one }, 'brand is left out')
    }
    const why = await unreadiness()
    if (why !== undefined) {
      // Paths and free bytes stay out of the public response.
      request.log.warn({ why }, 'not ready')
      return sendRefusal(reply, notReady)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
  app.get('/metrics', always, async (request, reply) => {
    if (!mayReadMetrics(request.headers.authorization)) return reply.callNotFound()
    const text = await metrics.metrics()
    return reply.header('content-type', metrics.contentType).header('cache-control', 'no-store').send(text)
  })
  app.get('/openapi.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(openApi))
}
