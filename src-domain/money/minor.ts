declare const minorBrand: unique symbol

/**
 * An amount in the smallest unit of its currency (ISO 4217), as a safe integer: $12.10 is 1210, ¥1200 is 1200. Never a
 * float.
 */
export type Minor = number & { readonly [minorBrand]: true }

/**
 * The only constructor of `Minor`. Throws RangeError unless the value is a safe integer: that is a bug of the caller.
 */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole minor units: ${value}`)
  // Turns -0 into 0, because JSON prints them differently.
  return (value === 0 ? 0 : value) as Minor
}

export const zero: Minor = minor(0)

export function add(a: Minor, b: Minor): Minor {
  return minor(a + b)
}
export function subtract(a: Minor, b: Minor): Minor {
  return minor(a - b)
}
export function negate(a: Minor): Minor {
  return minor(-a)
}
/** `quantity` is a whole number. */
export function multiply(price: Minor, quantity: number): Minor {
  return minor(price * quantity)
}
export function atLeastZero(a: Minor): Minor {
  return a < 0 ? zero : a
}
export function smaller(a: Minor, b: Minor): Minor {
  return a < b ? a : b
}

export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0
  for (const amount of amounts) total += amount
  return minor(total)
}
