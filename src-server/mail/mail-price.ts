import { isCurrency } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { priceText } from '../../src-domain/money/price-text.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { MailHouse } from './mail-house.ts'

export function mailPrice(
  { currency = '' }: Pick<Ticket, 'currency'>,
  { brand }: { readonly brand: Pick<MailHouse['brand'], 'currency' | 'country'> },
  language: string,
): (amount: Minor) => string {
  return priceText({ currency: isCurrency(currency) ? currency : brand.currency, country: brand.country }, language)
}
