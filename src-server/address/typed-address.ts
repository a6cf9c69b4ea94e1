import { pastedText } from '../../src-domain/text/pasted-text.ts'
import { type HouseNumber, houseNumberIn } from './house-number.ts'
import { withoutUnit } from './unit.ts'

const longForms: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['ne', 'northeast'],
  ['nw', 'northwest'],
  ['se', 'southeast'],
  ['sw', 'southwest'],
  ['st', 'street'],
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['blvd', 'boulevard'],
  ['rd', 'road'],
  ['dr', 'drive'],
  ['ct', 'court'],
  ['pl', 'place'],
  ['ln', 'lane'],
  ['ter', 'terrace'],
  ['hwy', 'highway'],
  ['pkwy', 'parkway'],
  ['sq', 'square'],
])
const shortForms = new Map([...longForms].map(([short, long]) => [long, short]))

export function wordsOf(text: string): readonly string[] {
  return text
    .replace(/[¼-¾⅐-⅞]/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** Abbreviates: "North Front Street" equals "N. Front St". */
export function foldedStreet(name: string): string {
  return wordsOf(name)
    .map((word) => shortForms.get(word) ?? (word === 'av' ? 'ave' : word))
    .join(' ')
}

/** Long and abbreviated forms, each after a space. */
export function findingWords(...texts: readonly string[]): string {
  return texts
    .flatMap(wordsOf)
    .flatMap((word) => [word, shortForms.get(word) ?? longForms.get(word) ?? []].flat())
    .map((word) => ` ${word}`)
    .join('')
}

export interface TypedAddress {
  readonly house?: HouseNumber
  readonly unit?: string
  /** Empty only if the text is just a number. */
  readonly words: readonly string[]
}

/** More words slow the search without narrowing it. */
const mostWords = 8

/** "180 Conover St" is a house and two words; "5th" is a word. */
export function typedAddress(text: string): TypedAddress {
  const line = pastedText(text)
  const house = houseNumberIn(line)
  const { rest, unit } = withoutUnit(house === undefined ? line : line.slice(house.label.length))
  const words = wordsOf(rest)
  if (house === undefined || words.length === 0) return { words: wordsOf(line).slice(0, mostWords) }
  return { house, words: words.slice(0, mostWords), ...(unit === undefined ? {} : { unit }) }
}

export function doorOf(street1: string): { readonly house: HouseNumber; readonly street: string } | undefined {
  const { house, words } = typedAddress(street1)
  return house === undefined ? undefined : { house, street: foldedStreet(words.join(' ')) }
}
