import type { SaidAgainst } from '../../src-domain/call/said-against.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { Words } from './words-context.tsx'

/** Text on the screen. Empty `lang`: text from the server in an unknown language. */
export interface Spoken {
  readonly text: string
  readonly lang?: ''
}

export function serverText(said: string, own: string): Spoken {
  return own === '' ? { text: said, lang: '' } : { text: own }
}

/** Server's text about sign-in or an account step, as in `serverRefusalText`; `unsaid` if it sent none. */
export function accountFailureText(
  words: Words['ordering'],
  { message: said, why = '' }: SaidAgainst,
  unsaid: string,
): Spoken {
  return said === undefined ? { text: unsaid } : serverText(said, words.accountRefused({ said, why }))
}

export interface ServerWords {
  readonly said: string
  /** Reason code, if any. */
  readonly why: string | undefined
  /** Order minimum for the food. */
  readonly minimum: Minor | undefined
}

/** Server's objection to an order, in the page's language if the catalogue knows its reason (CHK-30). */
export function serverRefusalText(words: Words['pay'], { said, why = '', minimum }: ServerWords): Spoken {
  return serverText(said, words.blocked({ why, said, minimum: minimum === undefined ? '' : words.price(minimum) }))
}
