import { createHash } from 'node:crypto'

/** Square keeps 40 characters of ours with a payment, and 45 as a key under which the same request is the same payment. */
const mostCharacters = 40

const ourOrder = '[A-Za-z0-9_-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const attempt = /^order:([^:]+):attempt:(\d+)$/
const shortened = new RegExp(`^(${ourOrder})/(\\d+)$`)

/**
 * What Square calls a charge, a refund or a card of ours: `order:{id}:attempt:{n}` is `{id}/{n}`, which fits for every id
 * that we make. What does not fit is named by its digest; it is found by that, and not read back.
 */
export function nameOf(reference: string): string {
  const short = reference.replace(attempt, '$1/$2')
  return short.length <= mostCharacters ? short : digest(reference)
}

/** Our reference in a name of ours; undefined for whatever else stands there, a till's number above all. */
export function referenceIn(name: string | undefined): string | undefined {
  const [, id, n] = shortened.exec(name ?? '') ?? []
  return id === undefined || n === undefined ? undefined : `order:${id}:attempt:${n}`
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, mostCharacters)
}
