import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import type { DidNotFit, MenuDraft } from '../menu-draft.ts'
import { plainText } from '../plain-text.ts'
import { draftedMenu, type Entry, type VendorDraft, vendorDraft } from '../vendor-draft.ts'
import { itemsOf, type LoyverseItem, type LoyverseRow, loyverseTable } from './loyverse-table.ts'

/** The handle is the item's id; a category's name is its id. Options of modifiers are not in the file. */
export function menuFromLoyverse(file: string, currency: Currency): Either<readonly string[], MenuDraft> {
  const table = loyverseTable(file)
  if (isLeft(table)) return table
  const { columns, rows } = table.right
  const draft = vendorDraft(currency)
  const reader = readerOf(draft, columns)
  const listed = new Map<string, string[]>()
  for (const item of itemsOf(rows)) {
    const category = addItem(draft, reader, item)
    if (category !== undefined) listed.set(category, [...(listed.get(category) ?? []), item.handle])
  }
  for (const [category, items] of listed) draft.groups.set(category, { id: category, name: category, items })
  const unread = rows.flatMap((row) => reader.unread(row))
  return draftedMenu(draft, [{ id: 'menu', name: 'Menu', groups: [...listed.keys()] }], unread)
}

interface Reader {
  readonly read: (row: LoyverseRow, column: string) => string | undefined
  /** The cell of the first store, or of the only one. */
  readonly ofStore: (row: LoyverseRow, column: 'Price' | 'Available for sale') => string | undefined
  /** Cells that nothing has read. */
  readonly unread: (row: LoyverseRow) => readonly DidNotFit[]
  /** Names of the taxes with a Y. Undefined if the file has no taxes. */
  readonly taxes: (row: LoyverseRow) => readonly string[] | undefined
  /** Reports the rows whole. */
  readonly leaveOut: (path: string, rows: readonly LoyverseRow[]) => void
}

const taxColumn = /^Tax - "(.*)" \(.*%\)$/

function readerOf({ lose }: VendorDraft, columns: readonly string[]): Reader {
  const seen = new Set<string>()
  const read = (row: LoyverseRow, column: string) => {
    seen.add(`${row.line} ${column}`)
    return row.cells.get(column)
  }
  const taxes = columns.flatMap((column) => {
    const name = taxColumn.exec(column)?.[1]
    return name === undefined ? [] : [{ column, name }]
  })
  return {
    read,
    ofStore: (row, column) => {
      const own = columns.find((name) => name === column || name.startsWith(`${column} [`))
      return own === undefined ? undefined : read(row, own)
    },
    taxes: (row) => {
      const cells = taxes.map(({ column, name }) => ({ column, name, cell: read(row, column) }))
      for (const { column, cell } of cells) if (cell !== 'Y' && cell !== 'N') lose(column, `line ${row.line}`, cell)
      return taxes.length === 0 ? undefined : cells.filter(({ cell }) => cell === 'Y').map(({ name }) => name)
    },
    leaveOut: (path, rows) => {
      for (const row of rows) {
        lose(path, `line ${row.line}`, Object.fromEntries(row.cells))
        for (const column of row.cells.keys()) read(row, column)
      }
    },
    unread: ({ line, cells }) =>
      [...cells].flatMap(([column, value]) =>
        seen.has(`${line} ${column}`) || (column.startsWith('Modifier - ') && value === 'N')
          ? []
          : [{ path: column, at: `line ${line}`, value }],
      ),
  }
}

const ofNoCategory = 'More'

/** Returns the item's category; undefined if it is left out. */
function addItem(draft: VendorDraft, reader: Reader, item: LoyverseItem): string | undefined {
  const { handle, first, variants, parts } = item
  const at = `line ${first.line}`
  const name = reader.read(first, 'Name')
  const isByWeight = reader.read(first, 'Sold by weight') === 'Y'
  if (handle === '' || name === undefined || isByWeight) {
    reader.leaveOut(isByWeight ? 'items sold by weight' : 'rows without a handle or a name', variants)
    return undefined
  }
  const sold = variants.flatMap((row) => soldVariant(reader, row))
  const [only, second] = sold
  if (only === undefined) return undefined
  if (first.cells.get('Sold by weight') !== 'N') draft.lose('Sold by weight', at, first.cells.get('Sold by weight'))
  readRepeated(reader, first, [...variants, ...parts])
  const lowest = Math.min(...sold.map(({ price }) => price))
  const options = second === undefined ? [] : [addSizes(draft, reader, handle, { first, sold, lowest })]
  draft.items.set(handle, {
    id: handle,
    name: plainText(name),
    description: plainText(reader.read(first, 'Description') ?? ''),
    price: draft.price(at, lowest),
    options,
    ...taxOf(draft, reader, first),
  })
  return plainText(reader.read(first, 'Category') ?? ofNoCategory)
}

/** What a further row of an item says again is no loss. */
function readRepeated(reader: Reader, first: LoyverseRow, rows: readonly LoyverseRow[]): void {
  const isCommon = (column: string) =>
    ['Handle', 'Name', 'Category', 'Description', 'Sold by weight'].includes(column) ||
    /^Option \d name$/.test(column) ||
    taxColumn.test(column)
  for (const row of rows)
    for (const [column, value] of row.cells)
      if (column === 'Handle' || (row !== first && isCommon(column) && first.cells.get(column) === value))
        reader.read(row, column)
}

/** The rate stands in the column's name; the restaurant enters it in its location. */
function taxOf(draft: VendorDraft, reader: Reader, first: LoyverseRow): Entry {
  const taxes = reader.taxes(first)
  if (taxes === undefined) return {}
  const taxCategory = taxes.length === 0 ? 'no-tax' : taxes.toSorted().join('+').slice(0, 128)
  draft.lose('Tax: the rate of taxCategory, which belongs to a location', `line ${first.line}`, taxCategory)
  return { taxCategory }
}

interface SoldVariant {
  readonly row: LoyverseRow
  readonly price: number
}

/** Leaves out a variant that is not for sale, or whose price is entered at the till. */
function soldVariant(reader: Reader, row: LoyverseRow): readonly SoldVariant[] {
  const isForSale = (reader.ofStore(row, 'Available for sale') ?? 'Y') === 'Y'
  const price = reader.ofStore(row, 'Price') ?? reader.read(row, 'Default price') ?? ''
  if (isForSale && /^-?\d+(?:\.\d+)?$/.test(price)) return [{ row, price: Number(price) }]
  reader.leaveOut(isForSale ? 'items without a fixed price' : 'items that are not for sale', [row])
  return []
}

interface Sizes {
  readonly first: LoyverseRow
  readonly sold: readonly SoldVariant[]
  readonly lowest: number
}

/** Returns the id of the option with the variants. */
function addSizes(draft: VendorDraft, reader: Reader, handle: string, { first, sold, lowest }: Sizes): string {
  const numbers = ['1', '2', '3']
  const title = numbers.flatMap((number) => reader.read(first, `Option ${number} name`) ?? []).join(' / ')
  const items = sold.map(({ row, price }) => {
    const values = numbers.flatMap((number) => reader.read(row, `Option ${number} value`) ?? [])
    const sku = reader.read(row, 'SKU') ?? values.join('-')
    const name = plainText(values.join(' / ')) || sku
    const modifier = { id: `${handle}-${sku}`, name, price: draft.price(`line ${row.line}`, price - lowest) }
    return draft.shared('items', modifier, handle)
  })
  const id = `${handle}-size`
  draft.options.set(id, {
    id,
    name: plainText(title) || 'Size',
    min: 1,
    max: 1,
    isSingleSelectionOnly: true,
    items,
  })
  return id
}
