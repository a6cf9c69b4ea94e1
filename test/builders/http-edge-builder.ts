import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import { sendByInject } from '../../src/server/send-by-inject.ts'
import { openApiDocument } from '../../src-contract/openapi/document.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { HumanVerifier } from '../../src-domain/gift-card/human-verifier.ts'
import { mountApi } from '../../src-server/http/api.ts'
import { httpApp } from '../../src-server/http/http-app.ts'
import { defaultLimits, type EdgeLimits } from '../../src-server/http/limits.ts'
import { mountOperations } from '../../src-server/http/operations.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { aBrand } from './brand-builder.ts'

export interface Edge {
  readonly app: FastifyInstance
  readonly send: SendJson
  readonly logged: readonly string[]
}

export interface EdgeOptions {
  readonly brands?: readonly Brand[]
  readonly limits?: Partial<EdgeLimits>
  readonly human?: HumanVerifier
  readonly hasAdditions?: boolean
  readonly servesStaff?: (brandId: string, host: string) => boolean
  /** Receives each registered route. */
  readonly onRoute?: (route: string) => void
}

// The document is constant, and costs more than opening the edge.
const described = openApiDocument()

export async function openEdge(server: OrderServer, options: EdgeOptions = {}): Promise<Edge> {
  const logged: string[] = []
  const limits = { ...defaultLimits, ...options.limits }
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const app = httpApp({ logger, ids: { uuid: randomUUID }, limits, trustedProxies: 0 })
  app.addHook('onRoute', ({ method, url }) => options.onRoute?.(`${[method].flat().join()} ${url}`))
  const brands = new Map((options.brands ?? [aBrand()]).map((brand) => [brand.id, brand]))
  const { human = server.human, hasAdditions = true, servesStaff } = options
  await mountApi(app, {
    server: { ...server, human },
    brands,
    limits,
    hasAdditions,
    ...(servesStaff === undefined ? {} : { servesStaff }),
  })
  mountOperations(app, {
    unreadiness: server.unreadiness,
    brandsLeftOut: server.brandsLeftOut,
    clock: { now: () => Date.now() },
    metrics: new Registry(),
    mayReadMetrics: () => true,
    openApi: described,
  })
  return { app, send: sendByInject(app), logged }
}
