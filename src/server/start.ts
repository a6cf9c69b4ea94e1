import type { FastifyInstance } from 'fastify'
import type { Container } from 'inversify'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import { openApiDocument } from '../../src-contract/openapi/document.ts'
import { CannotChangeCurrency } from '../../src-server/brand/seed-currency.ts'
import type { BrandLeftOut } from '../../src-server/brand/start-brands.ts'
import { mountApi } from '../../src-server/http/api.ts'
import { httpApp } from '../../src-server/http/http-app.ts'
import { mountPrinters } from '../../src-server/http/mount-printers.ts'
import { mountWebhooks } from '../../src-server/http/mount-webhooks.ts'
import { mountOperations } from '../../src-server/http/operations.ts'
import { CannotServeMenu } from '../../src-server/menu/accepted-menu.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { CannotOpenStore } from '../../src-server/store/store-failure.ts'
import type { LiveBrands } from '../brand/live-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { StartError } from '../environment/start-error.ts'
import { mountSandboxBank } from '../processors/sandbox-bank.ts'
import { brandsWithoutStaff, servesStaff, withoutStaffWarning } from '../sinks/serves-staff.ts'
import { incompleteServices, logServices } from './brand-services.ts'
import { mountOutbox } from './dev-outbox.ts'
import { forwardApi } from './forward-api.ts'
import { silentKitchens, unremindedKitchens } from './kitchen-rules.ts'
import { metricsOf } from './metrics-of.ts'
import { metricsReaders } from './metrics-readers.ts'
import { mountStorefront } from './mount-storefront.ts'
import { type ProcessPorts, ServerPort } from './server-ports.ts'
import { staffHostRefusal } from './staff-hosts.ts'
import { startRefusal } from './start-rules.ts'

export interface RunningServer {
  readonly app: FastifyInstance
  /** Finishes work in progress, closes port and database, and briefly waits for the log's reader. */
  readonly stop: () => Promise<void>
}

/** Milliseconds; longer than the pages wait. */
const backEndTimeout = 35_000

/** Rejects with `StartError` for errors that the operator can fix. */
export async function startServer(container: Container): Promise<RunningServer> {
  const environment = container.get(ServerPort.environment)
  const process = container.get(ServerPort.process)
  const apart = container.get(ServerPort.brandsApart)
  const { brands, leftOut } = apart
  const why = startRefusal(environment, apart) ?? staffHostRefusal(environment, brands)
  if (why !== undefined) throw new StartError(why)
  const { ids, limits, lines, logger } = process
  const app = httpApp({ logger, ids, limits, trustedProxies: environment.TRUSTED_PROXIES })
  const apiUrl = environment.API_URL
  const live = container.get(ServerPort.liveBrands)
  for (const warning of container.get(ServerPort.secrets).warnings) app.log.warn({}, warning)
  const served = { environment, live, leftOut, process }
  const api =
    apiUrl === undefined ? await withOwnApi(app, container, served) : await withOtherBackEnd(app, served, apiUrl)
  const stop = async () => {
    api.beginStop()
    await app.close()
    await api.close()
    await new Promise<void>((resolve) => lines.flush(resolve))
  }
  try {
    await mountStorefront(app, { environment, live, ...api.pictures, ...process })
    await listen(app, environment, limits.mostConnections)
    return { app, stop }
  } catch (reason) {
    await stop()
    throw reason
  }
}

interface MountedApi extends Pick<OrderServer, 'beginStop' | 'close'> {
  readonly pictures?: Pick<OrderServer, 'picture'>
}

interface ServedPorts {
  readonly environment: Environment
  readonly live: LiveBrands
  readonly leftOut: readonly BrandLeftOut[]
  readonly process: ProcessPorts
}

function logLeftOut(app: FastifyInstance, leftOut: readonly BrandLeftOut[]): void {
  for (const { brandId, why } of leftOut) app.log.error({ brandId }, `brand is left out: ${why}`)
}

async function withOwnApi(
  app: FastifyInstance,
  container: Container,
  { environment, live, leftOut: leftOutOfFiles, process }: ServedPorts,
): Promise<MountedApi> {
  const server = await container.getAsync(ServerPort.orderServer).catch((reason: unknown) => {
    const isForOperator = [CannotOpenStore, CannotServeMenu, CannotChangeCurrency].some((one) => reason instanceof one)
    throw isForOperator && reason instanceof Error ? new StartError(reason.message) : reason
  })
  for (const { brandId } of server.brandsLeftOut) live.leaveOut(brandId)
  // A brand whose files are bad may have a published version.
  const leftOut = [...leftOutOfFiles.filter(({ brandId }) => live.get(brandId) === undefined), ...server.brandsLeftOut]
  logLeftOut(app, leftOut)
  const brands = live.all()
  const [office, secrets] = [container.get(ServerPort.mail), container.get(ServerPort.secrets)]
  logServices({ environment, secrets, office, log: app.log }, brands)
  const withoutStaff = brandsWithoutStaff(brands, environment)
  const attended = new Set(
    (await server.attendedLocations()).map(({ brandId, locationId }) => JSON.stringify([brandId, locationId])),
  )
  const isAttended = (brandId: string, locationId: string) =>
    !withoutStaff.includes(brandId) && attended.has(JSON.stringify([brandId, locationId]))
  const warnings = [
    ...silentKitchens(brands, { canMail: (brandId) => office.mailOf(brandId) !== undefined, isAttended }),
    ...unremindedKitchens(brands),
    ...withoutStaff.map(withoutStaffWarning),
  ]
  for (const sentence of warnings) app.log.warn({}, sentence)
  if (office.outbox !== undefined) mountOutbox(app, office.outbox)
  await mountApi(app, {
    server,
    brands: server.brands,
    limits: process.limits,
    servesStaff: (brandId, host) => {
      const found = live.get(brandId)
      return found !== undefined && servesStaff(found.brand, environment, host)
    },
    hasAdditions: environment.ADDITIONS !== 'off',
  })
  mountSandboxBank(app, container.get(ServerPort.gateways))
  mountWebhooks(app, apiBase, server.hearPost)
  if (environment.ADDITIONS !== 'off') mountPrinters(app, apiBase, server.answerPrinter)
  mountOperations(app, {
    unreadiness: server.unreadiness,
    brandsLeftOut: leftOut,
    clock: process.clock,
    metrics: metricsOf(process.lines, leftOut, server, () => incompleteServices(environment, secrets, live.all())),
    mayReadMetrics: metricsReaders(environment),
    openApi: openApiDocument(),
  })
  const close = async () => {
    await server.close()
    office.close()
  }
  return { ...server, close, pictures: server }
}

async function withOtherBackEnd(
  app: FastifyInstance,
  { environment, leftOut, process }: ServedPorts,
  apiUrl: string,
): Promise<MountedApi> {
  logLeftOut(app, leftOut)
  await forwardApi(app, apiUrl, backEndTimeout)
  mountOperations(app, {
    unreadiness: async () => undefined,
    brandsLeftOut: leftOut,
    clock: process.clock,
    metrics: metricsOf(process.lines, leftOut),
    mayReadMetrics: metricsReaders(environment),
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
    if (isCode(reason, 'EADDRINUSE')) throw new StartError(`Port ${port} is taken: stop what uses it, or set PORT`)
    if (isCode(reason, 'EACCES'))
      throw new StartError(`Port ${port} needs rights that this user does not have: set PORT`)
    if (isCode(reason, 'ENOTFOUND') || isCode(reason, 'EADDRNOTAVAIL'))
      throw new StartError(`HOST names no address of this machine: ${host}`)
    throw reason
  }
}
