import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { differenceKinds } from '../../src-domain/payment/charge-difference.ts'
import type { BrandLeftOut } from '../../src-server/brand/start-brands.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { waitingKinds } from '../../src-server/queue/count-waiting-jobs.ts'
import { jobKinds } from '../../src-server/store/rows/job-kind.ts'
import type { IncompleteService } from './brand-services.ts'
import type { BufferedLines } from './buffered-lines.ts'

type Counted = Pick<
  OrderServer,
  'jobsWaiting' | 'deadJobs' | 'failingJobs' | 'orderActivity' | 'refusalCounts' | 'reconciliations'
>

type ReadIncompleteServices = () => readonly Pick<IncompleteService, 'brandId' | 'service'>[]

/** Collects values when the metrics are read. */
export function metricsOf(
  lines: Pick<BufferedLines, 'dropped'>,
  brandsLeftOut: readonly BrandLeftOut[],
  server?: Counted,
  incompleteServices: ReadIncompleteServices = () => [],
): Registry {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  countDroppedLines(lines, metrics)
  countBrandsLeftOut(brandsLeftOut, metrics)
  if (server !== undefined) {
    countIncompleteServices(incompleteServices, metrics)
    countJobs(server, metrics)
    countFailingJobs(server, metrics)
    countOrders(server, metrics)
    countRefusals(server, metrics)
    countDifferences(server, metrics)
  }
  return metrics
}

function countDroppedLines({ dropped }: Pick<BufferedLines, 'dropped'>, metrics: Registry): void {
  new Counter({
    name: 'tureen_log_lines_dropped_total',
    help: 'Log lines that this process dropped because the output was too slow',
    registers: [metrics],
    collect() {
      this.reset()
      this.inc(dropped())
    },
  })
}

function countBrandsLeftOut(brandsLeftOut: readonly BrandLeftOut[], metrics: Registry): void {
  const gauge = new Gauge({
    name: 'tureen_brands_left_out',
    help: 'Brands that are not served, because their files or secrets have a fault; the log has the reason',
    labelNames: ['brand'],
    registers: [metrics],
  })
  for (const { brandId: brand } of brandsLeftOut) gauge.set({ brand }, 1)
}

function countIncompleteServices(incompleteServices: ReadIncompleteServices, metrics: Registry): void {
  new Gauge({
    name: 'tureen_brand_services_incomplete',
    help: "Services for which a brand's own settings are incomplete, so that it uses the server's account or none",
    labelNames: ['brand', 'service'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const { brandId: brand, service } of incompleteServices()) this.set({ brand, service }, 1)
    },
  })
}

function countJobs({ jobsWaiting, deadJobs }: Counted, metrics: Registry): void {
  new Gauge({
    name: 'tureen_jobs_waiting',
    help: 'Jobs and charges that are not finished',
    labelNames: ['kind'],
    registers: [metrics],
    async collect() {
      const waiting = await jobsWaiting()
      for (const kind of waitingKinds) this.set({ kind }, waiting.get(kind) ?? 0)
    },
  })
  new Gauge({
    name: 'tureen_jobs_dead',
    help: 'Jobs that failed for good: npm run jobs -- --list',
    labelNames: ['kind'],
    registers: [metrics],
    async collect() {
      const dead = await deadJobs()
      for (const kind of jobKinds) this.set({ kind }, dead.get(kind) ?? 0)
    },
  })
}

function countFailingJobs({ failingJobs }: Counted, metrics: Registry): void {
  new Gauge({
    name: 'tureen_jobs_failing',
    help: 'Jobs that failed at least once and are not done, by brand and location',
    labelNames: ['brand', 'location', 'kind', 'state'],
    registers: [metrics],
    async collect() {
      const failing = await failingJobs()
      this.reset()
      for (const { brandId: brand, locationId: location = '', kind, state, count } of failing)
        this.set({ brand, location, kind, state }, count)
    },
  })
}

function countOrders({ orderActivity }: Counted, metrics: Registry): void {
  let reading: ReturnType<typeof orderActivity> | undefined
  /** One read for the three gauges, which are collected at once. */
  const read = () => {
    reading ??= orderActivity().finally(() => {
      reading = undefined
    })
    return reading
  }
  new Gauge({
    name: 'tureen_orders_last_hour',
    help: 'Orders that were placed within the last hour',
    labelNames: ['brand', 'location', 'type'],
    registers: [metrics],
    async collect() {
      const { lastHour } = await read()
      this.reset()
      for (const { brandId: brand, locationId: location, orderType: type, orders } of lastHour)
        this.inc({ brand, location, type }, orders)
    },
  })
  new Gauge({
    name: 'tureen_order_amount_last_hour',
    help: 'Sum of the orders that were placed within the last hour, in the smallest unit of the currency',
    labelNames: ['brand', 'location', 'currency'],
    registers: [metrics],
    async collect() {
      const { lastHour } = await read()
      this.reset()
      for (const { brandId: brand, locationId: location, currency, amount } of lastHour)
        this.inc({ brand, location, currency }, amount)
    },
  })
  new Gauge({
    name: 'tureen_last_order_timestamp_seconds',
    help: 'When the newest order of the location was placed; 0 if none was',
    labelNames: ['brand', 'location'],
    registers: [metrics],
    async collect() {
      const { last } = await read()
      this.reset()
      for (const { brandId: brand, locationId: location, at } of last) this.set({ brand, location }, at)
    },
  })
}

function countRefusals({ refusalCounts }: Counted, metrics: Registry): void {
  new Counter({
    name: 'tureen_orders_refused_total',
    help: 'Orders that this process refused, by reason',
    labelNames: ['brand', 'location', 'reason'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const { brandId: brand, locationId: location, reason, count } of refusalCounts())
        this.inc({ brand, location, reason }, count)
    },
  })
}

function countDifferences({ reconciliations }: Counted, metrics: Registry): void {
  new Gauge({
    name: 'tureen_reconciliation_differences',
    help: 'Differences between orders and the processor that the last reconciliation found and did not repair',
    labelNames: ['processor', 'kind'],
    registers: [metrics],
    async collect() {
      for (const { processor, counts } of await reconciliations())
        for (const kind of differenceKinds) {
          const { found, mended } = counts[kind] ?? { found: 0, mended: 0 }
          this.set({ processor, kind }, found - mended)
        }
    },
  })
  new Gauge({
    name: 'tureen_reconciliation_last_success_timestamp_seconds',
    help: 'When the last reconciliation finished; 0 if none did',
    labelNames: ['processor'],
    registers: [metrics],
    async collect() {
      for (const { processor, succeededAt = 0 } of await reconciliations())
        this.set({ processor }, Math.floor(succeededAt / 1000))
    },
  })
  new Gauge({
    name: 'tureen_reconciliation_sees_missing_orders',
    help: '1 if the processor can list its charges; 0 if a charge without an order cannot be found',
    labelNames: ['processor'],
    registers: [metrics],
    async collect() {
      for (const { processor, seesMissingOrders } of await reconciliations())
        this.set({ processor }, seesMissingOrders ? 1 : 0)
    },
  })
}
