import type { FastifyInstance } from 'fastify'
import type { Container } from 'inversify'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import { openApiDocument } from '../../src-contract/openapi/document.ts'
import { mountApi } from '../../src-server/http/api.ts'
import { httpApp } from '../../src-server/http/http-app.ts'
import { mountPosts } from '../../src-server/http/mount-posts.ts'
import { mountOperations } from '../../src-server/http/operations.ts'
import { CannotServeMenu } from '../../src-server/menu/accepted-menu.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { CannotOpenStore } from '../../src-server/store/store-failure.ts'
import { CannotStart } from '../environment/cannot-start.ts'
import type { Environment } from '../environment/environment.ts'
import { mountSandboxBank } from '../processors/sandbox-bank.ts'
import { whyNotSocially } from '../social/server.ts'
import { mountOutbox } from './dev-outbox.ts'
import { forwardApi } from './forward-api.ts'
import { silentKitchens, whyNotToTell } from './kitchen-rules.ts'
import { metricsOf } from './metrics-of.ts'
import { metricsReaders } from './metrics-readers.ts'
import { mountStorefront } from './mount-storefront.ts'
import { ServerPort } from './server-ports.ts'
import { whyNotToStart } from './start-rules.ts'

export interface RunningServer {
  readonly app: FastifyInstance
  /** Finishes work in progress, closes port and database, and briefly waits for the log's reader. */
  readonly stop: () => Promise<void>
}

/** Milliseconds; longer than the pages wait. */
const backEndTimeout = 35_000

/** Rejects with `CannotStart` for errors that the operator can fix. */
export async function startServer(container: Container): Promise<RunningServer> {
  const environment = container.get(ServerPort.environment)
  const brands = container.get(ServerPort.brands)
  const why =
    whyNotToStart(environment, brands) ??
    whyNotToTell(environment, brands, container.get(ServerPort.kitchenSecrets)) ??
    whyNotSocially(environment, brands, container.get(ServerPort.socialSecrets))
  if (why !== undefined) throw new CannotStart(why)
  const app = httpApp({
    logger: container.get(ServerPort.logger),
    ids: container.get(ServerPort.ids),
    limits: container.get(ServerPort.limits),
    trustedProxies: environment.TRUSTED_PROXIES,
  })
  const apiUrl = environment.API_URL
  const api = apiUrl === undefined ? await withOwnApi(app, container) : await withOtherBackEnd(app, container, apiUrl)
  const stop = async () => {
    api.beginStop()
    await app.close()
    await api.close()
    await new Promise<void>((resolve) => container.get(ServerPort.lines).flush(resolve))
  }
  try {
    await mountStorefront(app, container)
    await listen(app, environment, container.get(ServerPort.limits).mostConnections)
    return { app, stop }
  } catch (reason) {
    await stop()
    throw reason
  }
}

type Stoppable = Pick<OrderServer, 'beginStop' | 'close'>

async function withOwnApi(app: FastifyInstance, container: Container): Promise<Stoppable> {
  const server = await container.getAsync(ServerPort.orderServer).catch((reason: unknown) => {
    throw reason instanceof CannotOpenStore || reason instanceof CannotServeMenu
      ? new CannotStart(reason.message)
      : reason
  })
  const { sender, outbox } = container.get(ServerPort.postOffice)
  for (const sentence of silentKitchens(container.get(ServerPort.brands), sender !== undefined))
    app.log.warn({}, sentence)
  if (outbox !== undefined) mountOutbox(app, outbox)
  const brands = new Map(container.get(ServerPort.brands).map(({ brand }) => [brand.id, brand]))
  await mountApi(app, {
    server,
    brands,
    limits: container.get(ServerPort.limits),
    hasAdditions: container.get(ServerPort.environment).ADDITIONS !== 'off',
  })
  mountSandboxBank(app, container.get(ServerPort.gateways))
  mountPosts(app, apiBase, server.hearPost)
  mountOperations(app, {
    unreadiness: server.unreadiness,
    metrics: metricsOf(container.get(ServerPort.lines), server),
    mayReadMetrics: metricsReaders(container.get(ServerPort.environment)),
    openApi: openApiDocument(),
  })
  return server
}

async function withOtherBackEnd(app: FastifyInstance, container: Container, apiUrl: string): Promise<Stoppable> {
  await forwardApi(app, apiUrl, backEndTimeout)
  mountOperations(app, {
    unreadiness: async () => undefined,
    metrics: metricsOf(container.get(ServerPort.lines)),
    mayReadMetrics: metricsReaders(container.get(ServerPort.environment)),
    openApi: openApiDocument(),
  })
  return { beginStop: () => undefined, close: async () => undefined }
}

function isCode(reason: unknown, code: string): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === code
}

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Environment, backlog: number): Promise<void> {
  try {
    // With a full backlog, clients retry after 1, 3, 7 and 15 seconds.
    await app.listen({ port, host, backlog })
  } catch (reason) {
    if (isCode(reason, 'EADDRINUSE')) throw new CannotStart(`Port ${port} is taken: stop what uses it, or set PORT`)
    if (isCode(reason, 'EACCES'))
      throw new CannotStart(`Port ${port} needs rights that this user does not have: set PORT`)
    if (isCode(reason, 'ENOTFOUND') || isCode(reason, 'EADDRNOTAVAIL'))
      throw new CannotStart(`HOST names no address of this machine: ${host}`)
    throw reason
  }
}
