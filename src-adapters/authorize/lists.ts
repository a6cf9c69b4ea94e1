import type { Instant } from '../../src-domain/time/clock.ts'
import { listedBatches, listedTransactions, type Summary } from './answers.ts'
import type { AskApi } from './api.ts'

/** A walk reads unsettled transactions, newest first, then batches, oldest first. */
export type Position =
  | { readonly of: 'unsettled'; readonly page: number }
  | { readonly of: 'batch'; readonly id: string; readonly page: number }

export interface ListWalkNeeds {
  readonly ask: AskApi
  readonly since: Instant
  readonly until: Instant
  /** At most 1,000. */
  readonly perPage: number
}

export interface Stop {
  readonly found: readonly Summary[]
  readonly next?: Position
}

export const firstPosition: Position = { of: 'unsettled', page: 1 }

export async function stopAt(walking: ListWalkNeeds, position: Position): Promise<Stop | undefined> {
  const { ask, since, perPage } = walking
  const [root, of] =
    position.of === 'unsettled'
      ? ['getUnsettledTransactionListRequest', {}]
      : ['getTransactionListRequest', { batchId: position.id }]
  const sorting = { orderBy: 'submitTimeUTC', orderDescending: true }
  const paging = { limit: perPage, offset: position.page }
  const said = await ask(root, { ...of, sorting, paging }, listedTransactions)
  if (said._tag === 'Unknown' || !said.isOk) return undefined
  const all = said.body.transactions ?? []
  const found = all.filter((one) => Date.parse(one.submitTimeUTC) >= since)
  if (found.length === perPage) return { found, next: { ...position, page: position.page + 1 } }
  const batch = await batchAfter(walking, position.of === 'batch' ? position.id : undefined)
  if (batch === 'unknown') return undefined
  return { found, ...(batch === undefined ? {} : { next: { of: 'batch', id: batch, page: 1 } }) }
}

/** Transactions that settle during the walk are in the last batch. */
async function batchAfter({ ask, since, until }: ListWalkNeeds, last = '0'): Promise<string | 'unknown' | undefined> {
  const ids: string[] = []
  for (let from = since; from < until; from += longestWindow) {
    const said = await ask(
      'getSettledBatchListRequest',
      // Includes the whole last second.
      {
        firstSettlementDate: timeText(from),
        lastSettlementDate: timeText(Math.min(from + longestWindow, until) + 1_000),
      },
      listedBatches,
    )
    if (said._tag === 'Unknown' || !said.isOk) return 'unknown'
    ids.push(...(said.body.batchList ?? []).map(({ batchId }) => batchId))
  }
  return ids.filter((id) => Number(id) > Number(last)).sort((a, b) => Number(a) - Number(b))[0]
}

/** Milliseconds; the API allows 31 days. */
const longestWindow = 30 * 86_400_000

/** The schema has no milliseconds. */
function timeText(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}
