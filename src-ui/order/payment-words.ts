import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Words } from '../messages/words-context.tsx'

export function paymentWords(
  { payment, cancelledAt }: Pick<Ticket, 'payment' | 'cancelledAt'>,
  words: Words['order'],
): string | undefined {
  if (payment === undefined) return undefined
  // A cancelled cash order is not paid.
  if (cancelledAt !== undefined && payment.kind === 'cash') return undefined
  if (payment.kind === 'cash') return words.payCash
  if (payment.kind === 'none') return words.paidNothing
  const { brand, last4 } = payment
  if (brand === undefined || last4 === undefined) return words.paidByCard
  return words.paidBy({ brand: isNamedBrand(words, brand) ? words.brands[brand] : brand, last4 })
}

function isNamedBrand(words: Words['order'], brand: string): brand is keyof Words['order']['brands'] {
  return brand in words.brands
}
