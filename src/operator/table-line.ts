/** A longer cell pushes the rest; the last column has no end. */
export function tableLine(widths: readonly number[], cells: readonly string[]): string {
  return cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd()
}
