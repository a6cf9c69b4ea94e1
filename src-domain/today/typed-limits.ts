import { dollarFormat } from '../money/format-price.ts'
import { zero } from '../money/minor.ts'
import { typedAmount } from '../money/typed-amount.ts'
import type { TypedFormat } from '../money/typed-parts.ts'
import type { ThrottleLimits } from './todays-changes.ts'

export type TypedLimits = Readonly<Record<keyof ThrottleLimits, string>>
export type LimitProblem = 'missing' | 'wrong'

/** Most that staff can set. */
export const mostInQuarter = { orders: 1_000, items: 10_000 } as const

/** Empty fields set no limit. `problems`: by field; if there are any, `limits` is incomplete. */
export function typedLimits(
  { orders, items, amount }: TypedLimits,
  format: TypedFormat = dollarFormat,
): {
  readonly limits: ThrottleLimits
  readonly problems: Partial<Readonly<Record<keyof ThrottleLimits, LimitProblem>>>
} {
  const [ordersRead, itemsRead] = [wholeNumber(orders, mostInQuarter.orders), wholeNumber(items, mostInQuarter.items)]
  const price = typedAmount(amount, format) ?? zero
  const amountRead = price <= 0 ? undefined : price
  const isMissing = [orders, items, amount].every(isNothing)
  return {
    limits: {
      ...(ordersRead === undefined ? {} : { orders: ordersRead }),
      ...(itemsRead === undefined ? {} : { items: itemsRead }),
      ...(amountRead === undefined ? {} : { amount: amountRead }),
    },
    problems: {
      ...(isMissing ? { orders: 'missing' } : isWrong(orders, ordersRead) ? { orders: 'wrong' } : {}),
      ...(isWrong(items, itemsRead) ? { items: 'wrong' } : {}),
      ...(isWrong(amount, amountRead) ? { amount: 'wrong' } : {}),
    },
  }
}

function isNothing(text: string): boolean {
  return text.trim() === ''
}

function isWrong(text: string, read: number | undefined): boolean {
  return !isNothing(text) && read === undefined
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = Number(text)
  return /^\s*\d+\s*$/.test(text) && value >= 1 && value <= most ? value : undefined
}
