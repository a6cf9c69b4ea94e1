export interface HouseNumber {
  /** "30-15", "221B", "30½". */
  readonly label: string
  /** Positions among the street's numbers, likeliest first. */
  readonly numbers: readonly number[]
}

const numberPattern = /^(\d{1,5})(?:-(\d{1,5}))?(?: ?[½¼¾]| [1-3]\/[234]|-?[A-Za-z])?(?=[\s,]|$)/

/** A hyphenated number is one number if its second part is smaller (30-15, as in Queens), else a range (12-14). */
export function houseNumberIn(line: string): HouseNumber | undefined {
  const [label, first = '', second] = numberPattern.exec(line) ?? []
  if (label === undefined || Number(first) === 0) return undefined
  return { label: label.toUpperCase(), numbers: numbersOf(first, second) }
}

function numbersOf(first: string, second: string | undefined): readonly number[] {
  if (second === undefined) return [Number(first)]
  const joined = Number(`${first}${second.padStart(2, '0')}`)
  const isRange = Number(second) > Number(first) && Number(second) - Number(first) <= longestRange
  return isRange ? [Number(first), joined] : [joined, Number(first)]
}

const longestRange = 20
