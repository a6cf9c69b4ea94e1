/** Long forms by the short ones that addresses are written with. */
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

/** Small letters and digits, in words. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** A street's name in its short form: "North Front Street" and "N. Front St" are one. */
export function foldedStreet(name: string): string {
  return wordsOf(name)
    .map((word) => shortForms.get(word) ?? (word === 'av' ? 'ave' : word))
    .join(' ')
}

/** Every word by which a name is found, each after a blank, long and short. */
export function findingWords(...texts: readonly string[]): string {
  return texts
    .flatMap(wordsOf)
    .flatMap((word) => [word, shortForms.get(word) ?? longForms.get(word) ?? []].flat())
    .map((word) => ` ${word}`)
    .join('')
}

/** A typed text taken apart. */
export interface TypedAddress {
  /** The house number that it begins with. */
  readonly number?: number
  /** Not empty unless there is nothing but a number. */
  readonly words: readonly string[]
}

/** So many words narrow a search; more only cost. */
const mostWords = 8

/** "180 Conover St" has a number and two words; "11231" is a word, and so is "5th". */
export function typedAddress(text: string): TypedAddress {
  const [first = '', ...rest] = wordsOf(text)
  if (/^\d{1,5}$/.test(first) && rest.length > 0 && Number(first) > 0)
    return { number: Number(first), words: rest.slice(0, mostWords) }
  return { words: [first, ...rest].filter((word) => word !== '').slice(0, mostWords) }
}

/** The number and the street's folded name of a first address line. */
export function doorOf(street1: string): { readonly number: number; readonly street: string } | undefined {
  const { number, words } = typedAddress(street1)
  return number === undefined ? undefined : { number, street: foldedStreet(words.join(' ')) }
}
