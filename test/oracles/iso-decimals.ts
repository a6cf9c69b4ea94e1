/**
 * Decimals by ISO 4217, table A.1 ("minor unit"), of the currencies that tests order in. Imports nothing, so it shares
 * no mistake with the product.
 */
export const isoDecimals = { USD: 2, MXN: 2, COP: 2, IDR: 2, EUR: 2, JPY: 0, CLP: 0, KWD: 3, TND: 3 } as const

/** The amount that a JSON number in main units means, in smallest units. Exact: reads the printed digits. */
export function smallestUnits(value: number, currency: keyof typeof isoDecimals): bigint {
  const [whole = '', fraction = ''] = String(value).split('.')
  const decimals = isoDecimals[currency]
  if (!/^-?\d+$/.test(whole) || fraction.length > decimals) throw new Error(`${value} is no amount in ${currency}`)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
