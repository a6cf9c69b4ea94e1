import { mostOfOne } from '../../src-domain/selection/quantity.ts'

/** Bounds of one request, checked before any ordering rule. */
export const mostOf = {
  bodyBytes: 256 * 1024,
  /** Nesting depth of any body. */
  nesting: 32,
  lines: 100,
  /** Per line. No ordering rule bounds it (SEL-36); the order's total does. */
  quantity: mostOfOne,
  /** Modifiers of one line, at all depths together. */
  modifiers: 200,
  depth: 6,
  /** Characters of a note. */
  note: 500,
  dollars: 99_999.99,
  /** 2100-01-01 in Unix seconds. */
  seconds: 4_102_444_800,
} as const
