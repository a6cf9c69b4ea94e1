import { mostOfOne } from '../../src-domain/selection/quantity.ts'

/** Checked before any ordering rule. */
export const mostOf = {
  bodyBytes: 256 * 1024,
  nesting: 32,
  lines: 100,
  /** SEL-36 leaves it unbounded; the order's total does not. */
  quantity: mostOfOne,
  /** At all depths together. */
  modifiers: 200,
  depth: 6,
  note: 500,
  dollars: 99_999.99,
  /** 2100-01-01 in Unix seconds. */
  seconds: 4_102_444_800,
} as const
