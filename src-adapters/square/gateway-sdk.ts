import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Square, SquareClient } from 'square'

export interface SquareSettings {
  /** Of the seller; whoever has it moves the seller's money. */
  readonly accessToken: string
  /** Where payments are taken and listed; absent: the seller's main location. */
  readonly locationId?: string
  /** Square's host, or one that stands for it. */
  readonly origin: string
  /** Milliseconds for each call. */
  readonly timeout: number
}

export interface Sdk {
  readonly client: SquareClient
  readonly isCurrency: (code: string) => code is Square.Currency
}

/**
 * Square's package takes a second to load: it is fetched only where a shop has keys for it, and then while the server
 * starts. No retries: a call that nobody heard is looked up.
 */
export function squareSdk({ accessToken: token, origin: baseUrl, timeout }: SquareSettings): () => Promise<Sdk> {
  const load = async (): Promise<Sdk> => {
    const { Square: words, SquareClient: Client } = await import('square')
    const currencies = new Set<string>(Object.values(words.Currency))
    return {
      client: new Client({ token, baseUrl, maxRetries: 0, timeoutInSeconds: timeout / 1_000 }),
      isCurrency: (code): code is Square.Currency => currencies.has(code),
    }
  }
  const loaded = load()
  // Whoever asks hears of it; until then it is nobody's.
  loaded.catch(() => undefined)
  return () => loaded
}

/** A no of Square's own. */
export interface SquareRefusal {
  readonly codes: readonly string[]
  /** Square does not know what was asked about. */
  readonly isUnknownToSquare: boolean
}

/** Categories of https://developer.squareup.com/reference/square/enums/ErrorCategory after which nothing has happened. */
const definite = ['INVALID_REQUEST_ERROR', 'PAYMENT_METHOD_ERROR', 'REFUND_ERROR']

const squareError = t.type({
  statusCode: t.number,
  errors: t.array(t.type({ category: t.string, code: t.string })),
})

/** What was thrown, where it is a definite no: nothing has happened then. Undefined: it may have. */
export function refusalIn(reason: unknown): SquareRefusal | undefined {
  const seen = squareError.decode(reason)
  if (!isRight(seen)) return undefined
  const { statusCode, errors } = seen.right
  const isDefinite =
    statusCode >= 400 &&
    statusCode < 500 &&
    ![408, 409, 429].includes(statusCode) &&
    errors.some(({ category }) => definite.includes(category))
  return isDefinite ? { codes: errors.map(({ code }) => code), isUnknownToSquare: statusCode === 404 } : undefined
}

/**
 * Our token was turned away: nothing has happened. It is no answer about a payment, so it stands apart from the refusals:
 * a token that is wrong today is put right tomorrow, and what was to be captured is captured then.
 */
export function isShopRefused(reason: unknown): boolean {
  const seen = squareError.decode(reason)
  return isRight(seen) && seen.right.errors.some(({ category }) => category === 'AUTHENTICATION_ERROR')
}
