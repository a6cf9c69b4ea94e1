import { mostCharged } from '../../src-domain/pricing/most-charged.ts'
import { mostOfOne } from '../../src-domain/selection/quantity.ts'

/** Limits checked before any ordering rule. */
export const mostOf = {
  bodyBytes: 256 * 1024,
  nesting: 32,
  lines: 100,
  /** SEL-36 sets no maximum, but the order's total has one. */
  quantity: mostOfOne,
  /** Modifiers of all levels together. */
  modifiers: 200,
  depth: 6,
  note: 500,
  /** In cents of dollars. */
  charged: mostCharged('USD'),
  /** 2100-01-01 in Unix seconds. */
  seconds: 4_102_444_800,
} as const
