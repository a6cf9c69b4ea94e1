/** Letters that NFKD does not decompose. */
const plain: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
])

/** Normalised words: "Jalapeños, Lion's" gives jalapeno and lion. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** Stop words in the languages of the shop. */
const fillers = new Set(
  searchWords('a an and the with of or on in for to some de del con y e o el la los las un una para sin'),
)

/** Stop words count only if there are no others. */
export function soughtWords(text: string): readonly string[] {
  const words = [...new Set(searchWords(text))]
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plain.get(letter) ?? letter)
}

/** Rough stemmer: it only has to map query and menu to the same form. */
function singular(word: string): string {
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (word.length > 4 && /(?:o|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
