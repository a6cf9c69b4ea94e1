import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { cellValue } from './menu-cell.ts'
import { menuColumns, menuParts } from './menu-columns.ts'
import type { DidNotFit, MenuDraft } from './menu-draft.ts'

type Json = Record<string, unknown>

/** Left: what must be corrected in the file, one line each. */
export function menuFromCsv(file: string): Either<readonly string[], MenuDraft> {
  const table = csvRows(file)
  if (isLeft(table)) return left([table.left])
  const [header, ...rows] = table.right.rows
  const names = header?.cells.map((name) => name.trim()) ?? []
  const missing = ['kind', 'id'].filter((name) => !names.includes(name))
  const twice = names.filter((name, at) => name !== '' && names.indexOf(name) !== at)
  if (missing.length > 0 || twice.length > 0)
    return left([
      ...missing.map((name) => `line 1: there is no column ${name}`),
      ...twice.map((name) => `line 1: two columns are called ${name}`),
    ])
  const reader = { names, decimal: table.right.delimiter === ';' ? ',' : '.' } as const
  const seen = rows.map((row) => entryOf(row, reader))
  const entries = seen.flatMap(({ entry }) => entry ?? [])
  const complaints = [...seen.flatMap((row) => row.complaints), ...repeated(entries)]
  if (complaints.length > 0) return left(complaints)
  return right({
    json: Object.fromEntries(
      menuParts.map(({ kind, part }) => [
        part,
        Object.fromEntries(entries.filter((entry) => entry.kind === kind).map(({ id, json }) => [id, json])),
      ]),
    ),
    didNotFit: seen.flatMap((row) => row.didNotFit),
  })
}

interface Entry {
  readonly kind: string
  readonly id: string
  readonly line: number
  readonly json: Json
}

interface ReadRow {
  readonly entry?: Entry
  readonly complaints: readonly string[]
  readonly didNotFit: readonly DidNotFit[]
}

interface Reader {
  readonly names: readonly string[]
  readonly decimal: '.' | ','
}

function entryOf({ line, cells }: CsvRow, { names, decimal }: Reader): ReadRow {
  const kind = menuParts.find((part) => part.kind === cells[names.indexOf('kind')]?.trim())?.kind
  if (kind === undefined)
    return {
      complaints: [`line ${line}: kind must be one of ${menuParts.map((part) => part.kind).join(', ')}`],
      didNotFit: [],
    }
  const json: Json = {}
  const complaints: string[] = []
  const didNotFit: DidNotFit[] = []
  for (const [at, cell] of cells.entries()) {
    const name = names[at] ?? ''
    if (cell === '' || name === 'kind') continue
    const column = menuColumns.find((one) => one.name === name && one.kinds.includes(kind))
    const value = column === undefined ? undefined : cellValue(column.cell, cell, decimal)
    if (value === undefined)
      didNotFit.push({ path: `${kind}.${name || `column ${at + 1}`}`, at: `line ${line}`, value: cell })
    else if (isLeft(value)) complaints.push(`line ${line}, ${name}: expected ${value.left}`)
    else put(json, name.split('.'), value.right)
  }
  return identified({ kind, line, json }, { complaints, didNotFit })
}

function identified(entry: Omit<Entry, 'id'>, { complaints, didNotFit }: ReadRow): ReadRow {
  const { id } = entry.json
  if (typeof id !== 'string') return { complaints: [...complaints, `line ${entry.line}: the id is missing`], didNotFit }
  return { entry: { ...entry, id, json: withLists(entry.json) }, complaints, didNotFit }
}

function put(json: Json, [key = '', ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) {
    json[key] = value
    return
  }
  const next: Json = Object(json[key] ?? {})
  json[key] = next
  put(next, inner, value)
}

/** `allergens` with any of its columns says something about the rest, too. */
function withLists(json: Json): Json {
  return json['allergens'] === undefined ? json : { ...json, allergens: { contains: [], ...Object(json['allergens']) } }
}

function repeated(entries: readonly Entry[]): readonly string[] {
  const names = entries.map(({ kind, id }) => `${kind} ${id}`)
  return entries.flatMap(({ line }, at) => {
    const name = names[at] ?? ''
    return names.indexOf(name) === at ? [] : [`line ${line}: there are two rows for ${name}`]
  })
}
