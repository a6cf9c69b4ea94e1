import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { guarded, unguarded } from './csv-text.ts'

export type CellKind =
  | 'text'
  | 'number'
  | 'yesNo'
  /** Entries with a vertical bar between them. */
  | 'list'
  /** A list whose absence means "not stated", so that an empty one is written as `none`. */
  | 'listOrNone'
  /** "cup-regular = 4 | cup-large = 5.5". */
  | 'sizes'
  /** "Mon Tue 11:00-15:00 | Sat 09:00-12:00". */
  | 'dayParts'
  | 'dayPart'

const none = 'none'
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The text of a value of menu.json; empty for what is absent. */
export function cellText(kind: CellKind, value: unknown): string {
  if (value === undefined || value === null) return ''
  switch (kind) {
    case 'number':
      return String(value)
    case 'yesNo':
      return value === true ? 'yes' : 'no'
    case 'text':
      return guarded(String(value))
    case 'list':
      return guarded(joined(entriesOf(value).map(String)))
    case 'listOrNone':
      return entriesOf(value).length === 0 ? none : guarded(joined(entriesOf(value).map(String)))
    case 'sizes':
      return guarded(orNone(entriesOf(value).map((entry) => `${keyOf(entry, 'size')} = ${keyOf(entry, 'price')}`)))
    case 'dayParts':
      return orNone(entriesOf(value).map(dayPartText))
    case 'dayPart':
      return dayPartText(value)
  }
}

/** Left says what is expected. `decimal` is the file's decimal mark. */
export function cellValue(kind: CellKind, cell: string, decimal: '.' | ','): Either<string, unknown> {
  const text = unguarded(cell)
  switch (kind) {
    case 'text':
      return right(text)
    case 'number':
      return numberOf(text, decimal)
    case 'yesNo':
      return yesNoOf(text)
    case 'list':
      return right(split(text))
    case 'listOrNone':
      return right(text.trim() === none ? [] : split(text))
    case 'sizes':
      return text.trim() === none ? right([]) : every(split(text), (entry) => sizeOf(entry, decimal))
    case 'dayParts':
      return text.trim() === none ? right([]) : every(split(text), dayPartOf)
    case 'dayPart':
      return dayPartOf(text)
  }
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function keyOf(value: unknown, key: string): unknown {
  return Reflect.get(Object(value), key)
}

function orNone(entries: readonly string[]): string {
  return entries.length === 0 ? none : joined(entries)
}

function joined(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\|]/g, '\\$&')).join(' | ')
}

function split(text: string): readonly string[] {
  const entries = text.match(/(?:\\.|[^\\|])+/gs) ?? []
  return entries.map((entry) => entry.trim().replace(/\\(.)/gs, '$1')).filter((entry) => entry !== '')
}

function every<A>(texts: readonly string[], read: (text: string) => Either<string, A>): Either<string, readonly A[]> {
  const all: A[] = []
  for (const text of texts) {
    const one = read(text)
    if (isLeft(one)) return one
    all.push(one.right)
  }
  return right(all)
}

function numberOf(text: string, decimal: '.' | ','): Either<string, number> {
  const plain = text.trim()
  // A comma in a file of commas is a decimal mark to some and groups thousands for others.
  const digits = decimal === ',' ? plain.replace(',', '.') : plain
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? right(Number(digits)) : left('a number such as 12 or 7.50')
}

function yesNoOf(text: string): Either<string, boolean> {
  const word = text.trim().toLowerCase()
  // Excel turns the words true and false into its own.
  if (word === 'yes' || word === 'true') return right(true)
  return word === 'no' || word === 'false' ? right(false) : left('yes or no')
}

function sizeOf(entry: string, decimal: '.' | ','): Either<string, unknown> {
  const mark = entry.lastIndexOf('=')
  const price = numberOf(entry.slice(mark + 1), decimal)
  return mark < 1 || isLeft(price)
    ? left('sizes and prices such as cup-large = 5.5')
    : right({ size: entry.slice(0, mark).trim(), price: price.right })
}

function dayPartText(value: unknown): string {
  const days = entriesOf(keyOf(value, 'days')).map((day) => dayNames[Number(day)])
  return `${days.join(' ')} ${keyOf(value, 'from')}-${keyOf(value, 'to')}`
}

function dayPartOf(text: string): Either<string, unknown> {
  const [, names = '', from, to] = /^((?:[A-Z][a-z]{2} )*)(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text.trim()) ?? []
  const days = names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => dayNames.indexOf(name))
  return from === undefined || days.includes(-1)
    ? left('days and times such as Mon Tue 11:00-15:00')
    : right({ days, from, to })
}
