/** Excel reads UTF-8 only with it. */
const byteOrderMark = '\uFEFF'

/** CSV by RFC 4180, in UTF-8 with a byte order mark. No cell is a formula for a spreadsheet. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`
}

const numberText = /^-?\d+(\.\d+)?$/
/** Spreadsheets calculate a cell that begins with one of these. */
const beginsFormula = /^[=+\-@\t\r\n]/

function cellText(value: string): string {
  const safe = beginsFormula.test(value) && !numberText.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
