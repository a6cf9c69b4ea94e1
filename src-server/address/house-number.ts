/** A house as it is written on its door. */
export interface HouseNumber {
  /** "30-15", "221B", "30½". */
  readonly label: string
  /** Where it stands among its street's numbers, the likelier first. */
  readonly numbers: readonly number[]
}

const written = /^(\d{1,5})(?:-(\d{1,5}))?(?: ?[½¼¾]| [1-3]\/[234]|-?[A-Za-z])?(?=[\s,]|$)/

/**
 * The house number that a cleaned line begins with. "5th" is a word; of "30½" the half is no digit. A hyphen is part of one
 * number where the part behind it is smaller, as in Queens (30-15 lies between 30-01 and 30-99), else it joins two
 * buildings (12-14).
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

/** Numbers from the first of joined buildings to the last. */
const longestRange = 20
