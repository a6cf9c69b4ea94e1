// npm run reconcile [-- --days=8]

import type { Minor } from '../../src-domain/money/minor.ts'
import type { PriceText } from '../../src-domain/money/price-text.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Log } from '../../src-server/log.ts'
import type { ReportedDifference } from '../../src-server/reconciliation/difference.ts'
import { type Reconciled, reconcile } from '../../src-server/reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from '../../src-server/reconciliation/reconcile-timeouts.ts'
import { timeoutsFor } from '../../src-server/timeouts.ts'
import { readBrandSecrets } from '../environment/brand-secrets.ts'
import { gatewaysOf } from '../processors/server.ts'
import { brandPrices, type PricedIn } from './brand-prices.ts'
import { tableLine } from './table-line.ts'
import { type OpenedDatabase, withDatabase } from './with-database.ts'

const usage = `npm run reconcile              compares the last eight days
npm run reconcile -- --days=30
`

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const day = 24 * 3_600_000

function daysOf([option, ...more]: readonly string[]): number | 'usual' | undefined {
  if (option === undefined) return 'usual'
  const days = more.length === 0 ? /^--days=(\d{1,3})$/.exec(option)?.[1] : undefined
  return days === undefined || Number(days) === 0 ? undefined : Number(days)
}

const widths = [20, 7, 40, 44, 10, 10, 10]

function row(told: ReportedDifference, priceIn: (of: PricedIn) => PriceText): string {
  const { kind, isMended, brandId, orderId, transactionId, currency, dueCurrency, due, authorised, captured, why } =
    told
  const money = (amount: Minor | undefined, unit = currency) =>
    amount === undefined ? '' : priceIn({ brandId, currency: unit })(amount)
  const amounts = [money(due, dueCurrency), money(authorised), money(captured)]
  return tableLine(widths, [kind, isMended ? 'repaired' : 'OPEN', orderId ?? '', transactionId, ...amounts, why ?? ''])
}

/** Exit code. 0: no difference, or all repaired. 1: a difference remains. 2: not compared. */
function codeOf(processor: string, outcome: Reconciled): number {
  if (outcome._tag === 'NotNow') {
    say(`${processor}: another process is reconciling; see its log, or try again in a few minutes`)
    return 2
  }
  if (outcome._tag === 'Unanswered') {
    say(`${processor}: no answer from the processor, nothing was compared`)
    return 2
  }
  const counts = Object.values(outcome.counts)
  const found = counts.reduce((sum, one) => sum + one.found, 0)
  const mended = counts.reduce((sum, one) => sum + one.mended, 0)
  if (!outcome.seesMissingOrders)
    say(`${processor}: cannot find missing orders, because the processor does not list its charges`)
  say(
    `${processor}: ${found} ${found === 1 ? 'difference' : 'differences'}, ${mended} repaired, ${found - mended} open`,
  )
  return found > mended ? 1 : 0
}

async function compareAll(opened: OpenedDatabase, days: number | 'usual'): Promise<number> {
  const { db, environment } = opened
  const priceIn = await brandPrices(opened)
  const usual = reconcileTimeoutsOf(timeoutsFor(environment.PROCESSOR_TIMEOUT))
  const timeouts = days === 'usual' ? usual : { ...usual, window: days * day }
  const gateways = gatewaysOf(environment, readBrandSecrets(environment))
  say(
    tableLine(widths, [
      'difference',
      'state',
      'order',
      'transaction',
      'due',
      'authorised',
      'captured',
      'why not repaired',
    ]),
  )
  const compare = (processor: string, gateway: PaymentGateway) =>
    reconcile({ db, gateway, log: silentLog, timeouts, tell: (told) => say(row(told, priceIn)) }, processor, true)
  const codes: number[] = []
  for (const [processor, gateway] of gateways) codes.push(codeOf(processor, await compare(processor, gateway)))
  return Math.max(0, ...codes)
}

const days = daysOf(process.argv.slice(2))
if (days === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.exitCode = await withDatabase((opened) => compareAll(opened, days))
}
