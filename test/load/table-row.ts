export function tableRow(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
