/** The codes of a line that separates them by single spaces, each as a type. */
export type CodesIn<Line extends string, Found = never> = Line extends `${infer First} ${infer Rest}`
  ? CodesIn<Rest, Found | First>
  : Found | Line

/** The same codes, to be asked for. */
export function codesIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
