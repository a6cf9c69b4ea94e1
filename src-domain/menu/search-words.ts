/** Letters that carry no mark to take off, and are typed plainly all the same. */
const plain: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
])

/** The words of a text without accents, case, apostrophes and plural: "Jalapeños, Lion's" are jalapeno and lion. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** Words that a person types around what is meant, in the languages of the shop. */
const fillers = new Set(
  searchWords('a an and the with of or on in for to some de del con y e o el la los las un una para sin'),
)

/** What of a search has to be found: fillers only when there is nothing else. */
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

/** One form for one and many: "cookies" and "cookie", "tomatoes" and "tomato". It only has to be the same on both sides. */
function singular(word: string): string {
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (word.length > 4 && /(?:o|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
