declare const centsBrand: unique symbol

/** Hundredths of the brand's currency as a safe integer: $12.10 is 1210. Never a float, never dollars. */
export type Cents = number & { readonly [centsBrand]: true }

/**
 * The only constructor of `Cents`. Throws RangeError unless the value is a safe integer: that is a bug of the caller.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`)
  // Turns -0 into 0, because JSON prints them differently.
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
/** `quantity` is a whole number. */
export function multiply(price: Cents, quantity: number): Cents {
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
