import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { csvRows } from '../csv-rows.ts'

/** A row of the export by column. Empty cells are absent. */
export interface LoyverseRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}

export interface LoyverseTable {
  readonly columns: readonly string[]
  readonly rows: readonly LoyverseRow[]
}

// The export of "Item list": https://help.loyverse.com/help/importing-and-exporting

/** Left: why it is no export of items. */
export function loyverseTable(file: string): Either<readonly string[], LoyverseTable> {
  const table = csvRows(file)
  if (isLeft(table)) return left([table.left])
  const [header, ...rows] = table.right.rows
  const columns = header?.cells.map((name) => name.trim()) ?? []
  const missing = ['Handle', 'Name'].filter((name) => !columns.includes(name))
  if (missing.length > 0) return left(missing.map((name) => `line 1: there is no column ${name}`))
  return right({
    columns,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: new Map(
        cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [[columns[at] ?? `column ${at + 1}`, cell.trim()]])),
      ),
    })),
  })
}

export interface LoyverseItem {
  readonly handle: string
  /** The first row says what all rows have in common. */
  readonly first: LoyverseRow
  /** One row for each variant. Without variants, the first. */
  readonly variants: readonly LoyverseRow[]
  /** Parts of a composite item. */
  readonly parts: readonly LoyverseRow[]
}

/** Rows with one handle, or without a handle after it, are one item. */
export function itemsOf(rows: readonly LoyverseRow[]): readonly LoyverseItem[] {
  const items: { handle: string; first: LoyverseRow; variants: LoyverseRow[]; parts: LoyverseRow[] }[] = []
  for (const row of rows) {
    const handle = row.cells.get('Handle')
    const present = handle === undefined ? items.at(-1) : items.find((item) => item.handle === handle)
    const isPart = row.cells.has('SKU of included item')
    if (present === undefined)
      items.push({ handle: handle ?? '', first: row, variants: [row], parts: isPart ? [row] : [] })
    else if (isPart && !row.cells.has('Option 1 value')) present.parts.push(row)
    else present.variants.push(row)
  }
  return items
}
