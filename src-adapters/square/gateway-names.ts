import { createHash } from 'node:crypto'

/** Square stores 40 characters of ours with a payment, and 45 as an idempotency key. */
const mostCharacters = 40

const ourOrder = '[A-Za-z0-9_-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const attempt = /^order:([^:]+):attempt:(\d+)$/
const shortened = new RegExp(`^(${ourOrder})/(\\d+)$`)

/**
 * Our name for a charge, refund or card at Square: `order:{id}:attempt:{n}` becomes `{id}/{n}`, which fits for all our
 * ids. A longer reference becomes its digest, which can be found but not read back.
 */
export function nameOf(reference: string): string {
  const short = reference.replace(attempt, '$1/$2')
  return short.length <= mostCharacters ? short : digest(reference)
}

/** The reference in one of our names; undefined for others, such as a till's number. */
export function referenceIn(name: string | undefined): string | undefined {
  const [, id, n] = shortened.exec(name ?? '') ?? []
  return id === undefined || n === undefined ? undefined : `order:${id}:attempt:${n}`
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, mostCharacters)
}
