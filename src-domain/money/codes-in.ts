/** Union type of the codes in a space-separated line. */
export type CodesIn<Line extends string, Found = never> = Line extends `${infer First} ${infer Rest}`
  ? CodesIn<Rest, Found | First>
  : Found | Line

/** The same codes as a set at run time. */
export function codesIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
