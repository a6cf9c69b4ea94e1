import { aDay, anHour } from '../../line/held-clock.ts'
import type { Batch, Books, Transaction } from './books.ts'

/** The first capture opens a batch, which closes late in the evening, Eastern time. */
export function openBatch(books: Books): string {
  const now = books.clock.now()
  const open = [...books.batches.values()].find(({ closedAt }) => closedAt === undefined)
  if (open !== undefined) return open.batchid
  const batchid = String(1_900_940_000 + books.number())
  const closesAt = Math.floor((now - 3 * anHour) / aDay) * aDay + aDay + 3 * anHour
  books.batches.set(batchid, { batchid, closesAt, isTold: false })
  return batchid
}

/** Applies the passage of time to batches. */
export function elapse(books: Books): void {
  for (const batch of books.batches.values())
    if (batch.closedAt === undefined && batch.closesAt <= books.clock.now()) close(books, batch, batch.closesAt)
}

export function settle(books: Books): void {
  for (const batch of books.batches.values()) if (batch.closedAt === undefined) close(books, batch, books.clock.now())
}

export function within(books: Books, { batchid }: Batch): readonly Transaction[] {
  return [...books.transactions.values()].filter((one) => one.batchid === batchid)
}

function close(books: Books, batch: Batch, closedAt: number): void {
  books.batches.set(batch.batchid, { ...batch, closedAt })
  for (const one of within(books, batch)) books.transactions.set(one.retref, { ...one, status: 'Accepted' })
}
