import type { SaidAgainst } from '../../src-domain/call/said-against.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { Words } from './words-context.tsx'

/** A sentence on the screen. What the server said and the catalogue has no words for is in a language that nobody told. */
export interface Spoken {
  readonly text: string
  readonly lang?: ''
}

/** What somebody else said, and what the catalogue says for it, if anything. */
export function theirs(said: string, own: string): Spoken {
  return own === '' ? { text: said, lang: '' } : { text: own }
}

/** What the server says against signing in, or a step of an account, as `serverSaid`; `unsaid` where it says nothing. */
export function accountSaid(
  words: Words['ordering'],
  { message: said, why = '' }: SaidAgainst,
  unsaid: string,
): Spoken {
  return said === undefined ? { text: unsaid } : theirs(said, words.accountRefused({ said, why }))
}

export interface ServerWords {
  readonly said: string
  /** The same in a word, where the server has one. */
  readonly why: string | undefined
  /** What the food must cost, where that is known. */
  readonly minimum: Cents | undefined
}

/** What the server says against an order: in the page's language where the catalogue knows what it is about (CHK-30). */
export function serverSaid(words: Words['pay'], { said, why = '', minimum }: ServerWords): Spoken {
  return theirs(said, words.blocked({ why, said, minimum: minimum === undefined ? '' : words.price(minimum) }))
}
