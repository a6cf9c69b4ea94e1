import { csvText } from './csv-text.ts'
import { cellText } from './menu-cell.ts'
import { menuColumns, menuParts } from './menu-columns.ts'

/** One row per entry of menu.json, in its order. `json` is what the menu's codec writes. */
export function menuToCsv(json: unknown): string {
  const rows = menuParts.flatMap(({ kind, part }) =>
    Object.values(Object(valueAt(json, part))).map((entry) => [
      kind,
      ...menuColumns.map(({ name, cell, kinds }) => (kinds.includes(kind) ? cellText(cell, valueAt(entry, name)) : '')),
    ]),
  )
  return csvText([['kind', ...menuColumns.map(({ name }) => name)], ...rows])
}

function valueAt(json: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, key) => Reflect.get(Object(inner), key), json)
}
