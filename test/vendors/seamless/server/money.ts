/** Cents of '19.99', and of '1999' with implied decimals; undefined for other text. */
export function centsOf(amount: string): number | undefined {
  const [, sign, whole = '', part] = /^(-?)(\d{1,11})(?:\.(\d{2}))?$/.exec(amount) ?? []
  if (sign === undefined) return undefined
  const cents = part === undefined ? Number(whole) : Number(whole) * 100 + Number(part)
  return sign === '-' ? -cents : cents
}

/** Dollars with two decimals, as in responses. */
export function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(2)
}
