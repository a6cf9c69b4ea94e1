import { mostOfOne } from '../../src-domain/selection/quantity.ts'

/** What one request may ask for at most. Everything beyond is refused before any rule of ordering looks at it. */
export const mostOf = {
  bodyBytes: 256 * 1024,
  /** Objects and lists inside each other, in any body. */
  nesting: 32,
  lines: 100,
  /** Of one line. No rule of ordering bounds it (SEL-36); what an order comes to is bounded by what it costs. */
  quantity: mostOfOne,
  /** Modifiers of one line, at all depths together. */
  modifiers: 200,
  depth: 6,
  /** Characters of a note. */
  note: 500,
  dollars: 99_999.99,
  /** 2100-01-01, seconds since 1970. */
  seconds: 4_102_444_800,
} as const
