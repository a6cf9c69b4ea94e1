/** Pads cells to their column's width. A longer cell shifts the rest of its line. */
export function tableLine(widths: readonly number[], cells: readonly string[]): string {
  return cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd()
}
