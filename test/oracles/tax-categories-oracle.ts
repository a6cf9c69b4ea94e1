/**
 * Oracle of tax by category in exact fractions, written from the rule alone: the discount is shared over categories by
 * subtotal, with the largest remainder; tax is rounded half up once per category; taxable fees take the location's own
 * rate. Imports nothing, so it shares no bug with the product.
 */
export interface OracleTaxInput {
  /** No category, or one without a rate: the location's own. */
  readonly lines: readonly { readonly unitPrice: bigint; readonly quantity: bigint; readonly category?: string }[]
  /** At most the subtotal. */
  readonly discount: bigint
  /** Fees that are taxed. */
  readonly taxedFees: bigint
  /** Percent as text, exact: '8.875'. */
  readonly ownPercent: string
  readonly rates: readonly { readonly category: string; readonly percent: string }[]
  readonly isIncluded: boolean
}

export interface OracleCategory {
  /** Undefined: the location's own rate. */
  readonly category: string | undefined
  readonly percent: string
  /** Food after discount, and taxed fees in the location's own. */
  readonly base: bigint
  readonly tax: bigint
}

interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export function oracleTaxes(order: OracleTaxInput): readonly OracleCategory[] {
  const kinds: readonly (readonly [string | undefined, string])[] = [
    [undefined, order.ownPercent],
    ...order.rates.map(({ category, percent }) => [category, percent] as const),
  ]
  const categoryOf = (name: string | undefined) =>
    order.rates.some(({ category }) => category === name) ? name : undefined
  const food = kinds.map(([kind]) =>
    order.lines
      .filter(({ category }) => categoryOf(category) === kind)
      .reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0n),
  )
  const discounts = apportioned(order.discount, food)
  return kinds.map(([category, percent], at) => {
    const base = (food[at] ?? 0n) - (discounts[at] ?? 0n) + (category === undefined ? order.taxedFees : 0n)
    return { category, percent, base, tax: halfUp(order.isIncluded ? taxWithin(base, percent) : taxOn(base, percent)) }
  })
}

/** Hamilton's method: whole parts first, then one cent each to the largest remainders, earlier ones first if equal. */
function apportioned(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (amount * weight) / whole)
  let left = amount - parts.reduce((sum, part) => sum + part, 0n)
  const given = new Set<number>()
  while (left > 0n) {
    let best = -1
    for (const [at, weight] of weights.entries()) {
      if (given.has(at)) continue
      const remainder = (amount * weight) % whole
      const bestRemainder = best < 0 ? -1n : (amount * (weights[best] ?? 0n)) % whole
      if (remainder > bestRemainder) best = at
    }
    given.add(best)
    left -= 1n
  }
  return parts.map((part, at) => (given.has(at) ? part + 1n : part))
}

function fractionOf(percent: string): Fraction {
  const [whole = '', decimals = ''] = percent.split('.')
  return { over: BigInt(whole + decimals), under: 100n * 10n ** BigInt(decimals.length) }
}

function taxOn(base: bigint, percent: string): Fraction {
  const { over, under } = fractionOf(percent)
  return { over: base * over, under }
}

/** base - base / (1 + rate). */
function taxWithin(base: bigint, percent: string): Fraction {
  const { over, under } = fractionOf(percent)
  return { over: base * (under + over) - base * under, under: under + over }
}

function halfUp({ over, under }: Fraction): bigint {
  return (2n * over + under) / (2n * under)
}
