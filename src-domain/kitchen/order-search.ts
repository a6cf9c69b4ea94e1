/** What staff look for. A typed text is one of them by its form. */
export type OrderSearch =
  | { readonly _tag: 'Number'; readonly number: string }
  /** The last digits of a phone number, or all of them, by each of its spellings. */
  | { readonly _tag: 'Phone'; readonly digits: readonly string[] }
  /** A whole address, in lower case. */
  | { readonly _tag: 'Email'; readonly email: string }
  /** Begins the whole name or the last name; folded. */
  | { readonly _tag: 'Name'; readonly start: string }

/** Digits from which a text is a phone number; order numbers have three. */
const leastOfPhone = 4
const leastOfName = 2

interface Spelled {
  /** Digits by which the same phone number may have been written. */
  readonly spellings: (typed: string) => readonly string[]
}

/** Undefined if the text is too short to look for. */
export function orderSearch(typed: string, phones?: Spelled): OrderSearch | undefined {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text.includes('@')) return { _tag: 'Email', email: text.toLowerCase() }
  const digits = text.replace(/[^0-9]/g, '')
  if (digits !== '' && /^#?[0-9\s()+./-]+$/.test(text))
    return digits.length < leastOfPhone
      ? { _tag: 'Number', number: digits }
      : { _tag: 'Phone', digits: [...new Set([digits, ...(phones?.spellings(text) ?? [])])] }
  const start = foldedName(text)
  return start.length < leastOfName ? undefined : { _tag: 'Name', start }
}

/** Without accents and capitals, so that "jose" finds José. The order server folds stored names like this. */
export function foldedName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}
