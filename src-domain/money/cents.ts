declare const centsBrand: unique symbol

/** Hundredths of the brand's currency as a safe integer: $12.10 is 1210. Never a float, never dollars. */
export type Cents = number & { readonly [centsBrand]: true }

/** The only door into `Cents`. A value that is not a safe integer is a bug of the caller, so it throws. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`)
  // -0 and 0 are one amount, and JSON would print them differently.
  return (value === 0 ? 0 : value) as Cents
}

export const zero: Cents = cents(0)

export function add(a: Cents, b: Cents): Cents {
  return cents(a + b)
}
export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b)
}
export function negate(a: Cents): Cents {
  return cents(-a)
}
/** `quantity` is a whole number of pieces. */
export function times(price: Cents, quantity: number): Cents {
  return cents(price * quantity)
}
export function atLeastZero(a: Cents): Cents {
  return a < 0 ? zero : a
}
export function smaller(a: Cents, b: Cents): Cents {
  return a < b ? a : b
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}
