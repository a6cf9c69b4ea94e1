import { mostLeft } from './left-count.ts'

/** How many are left, as staff typed it: a whole number from 1. */
export function typedCount(text: string): number | undefined {
  const value = Number(text)
  return /^\s*\d+\s*$/.test(text) && value >= 1 && value <= mostLeft ? value : undefined
}
