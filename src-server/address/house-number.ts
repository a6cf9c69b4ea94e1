/** A house number as written on the door. */
export interface HouseNumber {
  /** "30-15", "221B", "30½". */
  readonly label: string
  /** Its possible positions among the street's numbers, likeliest first. */
  readonly numbers: readonly number[]
}

const written = /^(\d{1,5})(?:-(\d{1,5}))?(?: ?[½¼¾]| [1-3]\/[234]|-?[A-Za-z])?(?=[\s,]|$)/

/**
 * The house number at the start of a cleaned line. "5th" is a word, and the half of "30½" is no digit. A hyphenated
 * number is one number if the second part is smaller, as in Queens (30-15), else a range of buildings (12-14).
 */
export function houseNumberIn(line: string): HouseNumber | undefined {
  const [label, first = '', second] = written.exec(line) ?? []
  if (label === undefined || Number(first) === 0) return undefined
  return { label: label.toUpperCase(), numbers: numbersOf(first, second) }
}

function numbersOf(first: string, second: string | undefined): readonly number[] {
  if (second === undefined) return [Number(first)]
  const joined = Number(`${first}${second.padStart(2, '0')}`)
  const isRange = Number(second) > Number(first) && Number(second) - Number(first) <= longestRange
  return isRange ? [Number(first), joined] : [joined, Number(first)]
}

/** Longest range of joined buildings. */
const longestRange = 20
