export interface CardInput {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly postalCode: string
}

export interface Wrong {
  readonly field: keyof CardInput
  readonly code: string
  readonly message: string
}

/**
 * First validation error, by codes of https://docs.stripe.com/error-codes and https://docs.stripe.com/js/errors;
 * `isPostalCodeAsked`: the form has a postal code.
 */
export function wrongIn(typed: CardInput, isPostalCodeAsked: boolean, now: number): Wrong | undefined {
  const expiry = /^(\d{2}) ?\/? ?(\d{2})$/.exec(typed.expiry.trim())
  const digits = digitsOf(typed.number)
  const checks: readonly (readonly [boolean, Wrong])[] = [
    [digits.length < 14, wrong('number', 'incomplete_number', 'Your card number is incomplete.')],
    [!isLuhn(digits), wrong('number', 'invalid_number', 'Your card number is invalid.')],
    [expiry === null, wrong('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.")],
    [
      Number(expiry?.[1]) < 1 || Number(expiry?.[1]) > 12,
      wrong('expiry', 'invalid_expiry_month', "Your card's expiration date is invalid."),
    ],
    [
      Date.UTC(2000 + Number(expiry?.[2]), Number(expiry?.[1])) <= now,
      wrong('expiry', 'invalid_expiry_year_past', "Your card's expiration date is in the past."),
    ],
    [typed.cvc.length < 3, wrong('cvc', 'incomplete_cvc', "Your card's security code is incomplete.")],
    [
      isPostalCodeAsked && typed.postalCode.length < 5,
      wrong('postalCode', 'incomplete_zip', 'Your ZIP is incomplete.'),
    ],
  ]
  return checks.find(([isWrong]) => isWrong)?.[1]
}

function wrong(field: keyof CardInput, code: string, message: string): Wrong {
  return { field, code, message }
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) : Number(digit) * 2
    return all + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

export function yearAndMonth(expiry: string): { readonly year: number; readonly month: number } {
  const [month = '', year = ''] = expiry.split('/').map(digitsOf)
  return year === ''
    ? { month: Number(month.slice(0, 2)), year: 2000 + Number(month.slice(2)) }
    : { month: Number(month), year: 2000 + Number(year) }
}
