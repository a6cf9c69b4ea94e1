import type { TableRefusal } from '../../src-domain/fulfilment/choose-table.ts'
import { type Spoken, serverText } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'

/** Error text of a table; undefined if a newer number is being checked. */
export function tableRefusalWords(words: Words['table'], refusal: TableRefusal): Spoken | undefined {
  switch (refusal._tag) {
    case 'Form':
      return { text: refusal.problem === 'missing' ? words.required : words.long }
    // The server's text, if any (TABLE-08).
    case 'NotAccepted': {
      const { message: said, why = '' } = refusal
      return said === undefined ? { text: words.unknownError } : serverText(said, words.refused({ said, why }))
    }
    case 'Overtaken':
      return undefined
  }
}
