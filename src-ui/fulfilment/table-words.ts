import type { TableRefusal } from '../../src-domain/fulfilment/choose-table.ts'
import { type Spoken, theirs } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'

/** Why a table is not on the order, in words; nothing when a newer number is asked for. */
export function tableRefusalWords(words: Words['table'], refusal: TableRefusal): Spoken | undefined {
  switch (refusal._tag) {
    case 'Form':
      return { text: refusal.problem === 'missing' ? words.required : words.long }
    // The server’s words, where it has some (TABLE-08).
    case 'NotAccepted': {
      const { message: said, why = '' } = refusal
      return said === undefined ? { text: words.unknownError } : theirs(said, words.refused({ said, why }))
    }
    case 'Overtaken':
      return undefined
  }
}
