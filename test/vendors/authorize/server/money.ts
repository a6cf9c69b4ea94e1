/** Cents of '19.99' or 19.99; undefined for other text. */
export function centsOf(amount: string | number | undefined): number | undefined {
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(String(amount ?? '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

export function dollarsOf(cents: number): number {
  return Number((cents / 100).toFixed(2))
}
