import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { referenceIn } from './gateway-names.ts'
import { readPayment, type SquarePayment } from './gateway-payment.ts'

export interface PaymentPage {
  readonly payments: readonly SquarePayment[]
  readonly next?: string
}

/** As Square answers; `readPage` reads it. */
export const pageAnswer = t.UnknownRecord

const ownKeys = ['payments', 'cursor', 'errors']
const page = t.partial({ payments: t.array(t.unknown), cursor: t.string })
const named = t.type({ reference_id: t.string })

/**
 * A page of Square's list. Square leaves an empty list out, so what has other things in it is not Square's answer. What a
 * till made and we cannot read is passed over; what bears a name of ours and cannot be read makes the page worthless.
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
