declare const centsBrand: unique symbol

/** Whole US cents as a safe integer: $12.10 is 1210. Never a float, never dollars. */
export type Cents = number & { readonly [centsBrand]: true }

/** The only door into `Cents`. A value that is not a safe integer is a bug of the caller, so it throws. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`)
  // -0 and 0 are one amount, and JSON would print them differently.
  return (value === 0 ? 0 : value) as Cents
}

export const zero: Cents = cents(0)

export const add = (a: Cents, b: Cents): Cents => cents(a + b)
export const subtract = (a: Cents, b: Cents): Cents => cents(a - b)
export const negate = (a: Cents): Cents => cents(-a)
/** `quantity` is a whole number of pieces. */
export const times = (price: Cents, quantity: number): Cents => cents(price * quantity)
export const atLeastZero = (a: Cents): Cents => (a < 0 ? zero : a)
export const smaller = (a: Cents, b: Cents): Cents => (a < b ? a : b)

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}
