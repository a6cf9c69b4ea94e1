import { passesLuhn } from '../../line/luhn.ts'

/** https://developer.squareup.com/reference/sdks/web/payments/enums/CardFieldNames. */
export const fieldNames = ['cardNumber', 'expirationDate', 'cvv', 'postalCode'] as const
export type FieldName = (typeof fieldNames)[number]
export type Typed = Readonly<Record<FieldName, string>>

export interface TokenError {
  readonly type: 'VALIDATION_ERROR'
  readonly field: FieldName
  readonly message: string
}

const said: Readonly<Record<FieldName, string>> = {
  cardNumber: 'Card number is not valid',
  expirationDate: 'Card expiration date is not valid',
  cvv: 'CVV is not valid',
  postalCode: 'Postal code is not valid',
}

export function errorOf(field: FieldName): TokenError {
  return { type: 'VALIDATION_ERROR', field, message: said[field] }
}

export function digits(text: string): string {
  return text.replace(/\D/g, '')
}

/** https://developer.squareup.com/reference/sdks/web/payments/enums/CardBrand. */
export function brandOf(number: string): string {
  const known: readonly (readonly [RegExp, string])[] = [
    [/^4/, 'VISA'],
    [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
    [/^3[47]/, 'AMERICAN_EXPRESS'],
    [/^(6011|65|64[4-9])/, 'DISCOVER'],
    [/^3(0[0-5]|[68])/, 'DISCOVER_DINERS'],
    [/^35/, 'JCB'],
    [/^62/, 'CHINA_UNIONPAY'],
  ]
  return known.find(([start]) => start.test(digits(number)))?.[1] ?? 'OTHER_BRAND'
}

export function expiryOf(text: string): { readonly month: number; readonly year: number } | undefined {
  const [, month, year] = /^(\d{2})(\d{2})$/.exec(digits(text)) ?? []
  return month === undefined || year === undefined ? undefined : { month: Number(month), year: 2000 + Number(year) }
}

export function isValid(field: FieldName, typed: Typed, now: Date): boolean {
  const text = typed[field]
  switch (field) {
    case 'cardNumber':
      return digits(text).length >= 13 && digits(text).length <= 19 && passesLuhn(digits(text))
    case 'expirationDate':
      return isAhead(expiryOf(text), now)
    case 'cvv':
      return new RegExp(`^\\d{${brandOf(typed.cardNumber) === 'AMERICAN_EXPRESS' ? 4 : 3}}$`).test(text)
    case 'postalCode':
      return /^[A-Za-z0-9][A-Za-z0-9 -]{2,8}$/.test(text)
  }
}

function isAhead(expiry: ReturnType<typeof expiryOf>, now: Date): boolean {
  if (expiry === undefined || expiry.month < 1 || expiry.month > 12) return false
  return expiry.year * 12 + expiry.month >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}
