import { isCurrency } from '../../src-domain/money/currency.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { priceFormatOf } from '../../src-domain/money/price-format-of.ts'
import type { OwnLanguage } from '../../src-domain/text/language.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { MailHouse } from './mail-house.ts'

export function mailPrice(
  { currency = '' }: Pick<Ticket, 'currency'>,
  { brand }: { readonly brand: Pick<MailHouse['brand'], 'currency' | 'country'> },
  language: OwnLanguage,
): (amount: Minor) => string {
  const format = priceFormatOf(isCurrency(currency) ? currency : brand.currency, language, brand.country)
  return (amount) => formatPrice(amount, format)
}
