import { createHash } from 'node:crypto'

/** Limit for a payment; an idempotency key may have 45 characters. */
const mostCharacters = 40

const ourOrder = '[A-Za-z0-9_-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const attempt = /^order:([^:]+):attempt:(\d+)$/
const shortened = new RegExp(`^(${ourOrder})/(\\d+)$`)

/** `order:{id}:attempt:{n}` becomes `{id}/{n}`. A longer reference becomes its digest, which cannot be read back. */
export function nameOf(reference: string): string {
  const short = reference.replace(attempt, '$1/$2')
  return short.length <= mostCharacters ? short : digest(reference)
}

/** Undefined for foreign names. */
export function referenceIn(name: string | undefined): string | undefined {
  const [, id, n] = shortened.exec(name ?? '') ?? []
  return id === undefined || n === undefined ? undefined : `order:${id}:attempt:${n}`
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, mostCharacters)
}
