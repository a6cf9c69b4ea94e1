import type { Answered } from '../../line/line.ts'
import type { Books, Response } from './books.ts'

// The gateway's codes (PPS): https://developer.cardpointe.com/gateway-response-codes.
const own = {
  approval: ['00', 'A', 'Approval'],
  deleted: ['08', 'A', 'Profile Deleted'],
  saved: ['09', 'A', 'Profile Saved'],
  invalidCard: ['11', 'C', 'Invalid card'],
  badCheckDigit: ['13', 'C', 'Bad card check digit'],
  codeNotNumeric: ['14', 'C', 'Non-numeric CVV'],
  expiryNotNumeric: ['15', 'C', 'Non-numeric expiry'],
  invalidZip: ['17', 'C', 'Invalid zip'],
  invalidMerchant: ['21', 'C', 'Invalid merchant'],
  noAuthToReverse: ['25', 'C', 'No matching auth for reversal'],
  settled: ['26', 'A', 'Txn Settled'],
  batched: ['27', 'C', 'Txn Batched'],
  notSettled: ['28', 'C', 'Txn not settled'],
  notFound: ['29', 'C', 'Txn not found'],
  wrongCurrency: ['32', 'C', 'Wrong currency for merch'],
  invalidField: ['34', 'C', 'Invalid field'],
  codeMismatch: ['37', 'C', 'CVV mismatch'],
  codeMissing: ['38', 'C', 'CVV is required'],
  tooOldToVoid: ['39', 'C', 'Void not permitted after 30 days'],
  aboveMost: ['42', 'C', 'Above max amount'],
  invalidAmount: ['43', 'C', 'Invalid amount'],
  noForcedCredit: ['45', 'C', 'Refunds without reference not supported'],
  noProfile: ['96', 'C', 'Profile not found'],
  invalidToken: ['98', 'C', 'Invalid token'],
  addressMismatch: ['101', 'C', 'AVS Mismatch'],
} as const satisfies Readonly<Record<string, readonly [string, Response['respstat'], string]>>
export type Own = keyof typeof own

export type Body = Readonly<Record<string, unknown>>

export function ownResponse(name: Own): Response {
  const [respcode, respstat, resptext] = own[name]
  return { respproc: 'PPS', respcode, respstat, resptext }
}

/** A response of the gateway itself: always status 200. */
export function says(books: Books, name: Own, body: Body = {}): Answered {
  return tells(books, { ...body, ...ownResponse(name) })
}

/**
 * UAT shuffles fields and adds meaningless ones: https://developer.cardpointe.com/guides/cardpointe-gateway,
 * Understanding UAT Responses.
 */
export function tells(books: Books, body: object): Answered {
  const told = Array.isArray(body)
    ? body.map((one: object) => shuffled(one, books.number()))
    : shuffled(body, books.number())
  return { status: 200, body: JSON.stringify(told) }
}

function shuffled(body: object, turn: number): object {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  const at = turn % (entries.length + 1)
  const dummies = [
    [`q${turn}Xv`, `d${turn}`],
    [`zR${turn}`, { [`k${turn}`]: 'pL' }],
    [`mN${turn}t`, ['uB', 'Jw']],
  ]
  return Object.fromEntries([...entries.slice(at), ...dummies, ...entries.slice(0, at)])
}

/** Wrong path, wrong credentials, or unreadable body. */
export function fails(status: number, error: string, path: string): Answered {
  return { status, body: JSON.stringify({ timestamp: '2026-11-22T18:00:00.000+00:00', status, error, path }) }
}
