import type { Currency } from '../../src-domain/money/currency.ts'
import { zero } from '../../src-domain/money/minor.ts'
import type { ListedCharge, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Details, Summary } from './answers.ts'
import type { AskApi } from './api.ts'
import type { FindTransactionNeeds } from './find-transaction.ts'
import { invoiceOf } from './gateway-invoice.ts'
import { firstPosition, type Position, stopAt } from './lists.ts'
import { amountFrom } from './money.ts'
import { showTransaction, transactionStatusOf } from './transaction.ts'

const perPage = 100
const abreast = 10

/**
 * The lists lack amounts and our references, so each charge is fetched. Refunds are not linked to their charge, so
 * `refunded` is left out.
 */
export function listedCharges(
  { ask, clock }: FindTransactionNeeds,
  currency: Currency,
): NonNullable<PaymentGateway['charges']> {
  return async (since, cursor) => {
    const position = cursor === undefined ? firstPosition : parsePosition(cursor)
    const stop = position && (await stopAt({ ask, since, until: clock.now(), perPage }, position))
    if (stop === undefined) return { _tag: 'Unknown' }
    const shown = await fetchDetails(
      ask,
      stop.found.filter(({ transactionStatus }) => states.has(transactionStatusOf(transactionStatus))),
    )
    if (shown === undefined) return { _tag: 'Unknown' }
    const charges = shown.flatMap((details) => chargeIn(details, currency) ?? [])
    return { _tag: 'Page', charges, ...(stop.next === undefined ? {} : { next: nameOf(stop.next) }) }
  }
}

async function fetchDetails(ask: AskApi, found: readonly Summary[]): Promise<readonly Details[] | undefined> {
  const all: Details[] = []
  for (let at = 0; at < found.length; at += abreast) {
    const some = found.slice(at, at + abreast).map(({ transId }) => showTransaction(ask, transId))
    for (const shown of await Promise.all(some)) {
      if (shown._tag !== 'Shown') return undefined
      all.push(shown.details)
    }
  }
  return all
}

const states: ReadonlyMap<string, ListedCharge['state']> = new Map([
  ['authorised', 'authorised'],
  ['captured', 'captured'],
  ['settled', 'captured'],
  ['cancelled', 'cancelled'],
])

function chargeIn(details: Details, currency: Currency): ListedCharge | undefined {
  const { transId: transactionId, transactionType, transactionStatus, submitTimeUTC, order } = details
  const state = states.get(transactionStatusOf(transactionStatus))
  const [authorised, settled] = [amountFrom(details.authAmount ?? 0), amountFrom(details.settleAmount ?? 0)]
  if (state === undefined || transactionType === 'refundTransaction') return undefined
  if (authorised === undefined || settled === undefined) return undefined
  const { description, invoiceNumber } = order ?? {}
  const reference = description !== undefined && invoiceOf(description) === invoiceNumber ? description : invoiceNumber
  return {
    transactionId,
    ...(reference === undefined ? {} : { reference }),
    at: Date.parse(submitTimeUTC),
    state,
    currency,
    authorised,
    captured: state === 'captured' ? settled : zero,
  }
}

function nameOf(position: Position): string {
  return position.of === 'unsettled' ? `unsettled.${position.page}` : `${position.id}.${position.page}`
}

function parsePosition(name: string): Position | undefined {
  const [, id, page] = /^(unsettled|\d{1,20})\.(\d{1,6})$/.exec(name) ?? []
  if (id === undefined) return undefined
  return id === 'unsettled' ? { of: id, page: Number(page) } : { of: 'batch', id, page: Number(page) }
}
