/** A row as docs/reliability.md has them. */
export function tableRow(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
