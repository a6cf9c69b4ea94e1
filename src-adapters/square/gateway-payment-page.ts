import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { referenceIn } from './gateway-names.ts'
import { readPayment, type SquarePayment } from './gateway-payment.ts'

export interface PaymentPage {
  readonly payments: readonly SquarePayment[]
  readonly next?: string
}

export const pageAnswer = t.UnknownRecord

const ownKeys = ['payments', 'cursor', 'errors']
const page = t.partial({ payments: t.array(t.unknown), cursor: t.string })
const named = t.type({ reference_id: t.string })

/**
 * Square omits an empty list. An unreadable payment of a till is skipped; one with our name makes the page unusable.
 */
export function readPage(answer: unknown): PaymentPage | undefined {
  const seen = page.decode(answer)
  if (!isRight(seen) || Object.keys(seen.right).some((key) => !ownKeys.includes(key))) return undefined
  const { payments: items = [], cursor } = seen.right
  const payments: SquarePayment[] = []
  for (const item of items) {
    const payment = readPayment(item)
    if (payment !== undefined) payments.push(payment)
    else if (isOurs(item)) return undefined
  }
  return { payments, ...(cursor === undefined || cursor === '' ? {} : { next: cursor }) }
}

function isOurs(item: unknown): boolean {
  const seen = named.decode(item)
  return isRight(seen) && referenceIn(seen.right.reference_id) !== undefined
}
