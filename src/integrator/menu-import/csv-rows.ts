import { type Either, left, right } from 'fp-ts/lib/Either.js'

export interface CsvRow {
  /** Line of the file in which the row starts. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvTable {
  /** Excel writes semicolons where the comma is the decimal mark. */
  readonly delimiter: ',' | ';' | '\t'
  readonly rows: readonly CsvRow[]
}

/** RFC 4180, and what spreadsheets write beside it: a byte order mark, semicolons, tabs, line feeds alone. */
export function csvRows(file: string): Either<string, CsvTable> {
  const text = file.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(text)
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?:[^"${delimiter}\r\n][^${delimiter}\r\n]*)?))(${delimiter}|\r\n|\n|\r|$)`,
    'y',
  )
  const rows: CsvRow[] = []
  let [line, start] = [1, 1]
  let cells: string[] = []
  for (let isLast = false; !isLast; ) {
    const found = cell.exec(text)
    if (found === null) return left(`line ${line}: quotes are not closed, or text follows them`)
    const [whole, inQuotes, plain = '', after = ''] = found
    cells.push(inQuotes?.replaceAll('""', '"') ?? plain)
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    isLast = after === ''
    if (after === delimiter) continue
    rows.push({ line: start, cells })
    cells = []
    start = line
  }
  return right({ delimiter, rows: rows.filter((row) => row.cells.some((one) => one !== '')) })
}

/** Column names contain none of the three. */
function delimiterOf(text: string): CsvTable['delimiter'] {
  const [header = ''] = text.split(/[\r\n]/, 1)
  if (header.includes(';')) return ';'
  return header.includes('\t') && !header.includes(',') ? '\t' : ','
}
