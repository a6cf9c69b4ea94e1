import { isLeft } from 'fp-ts/lib/Either.js'
import { type SeatAtTablePorts, seatAtTable } from '../../src-domain/fulfilment/seat-at-table.ts'
import type { OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import type { Words } from '../messages/words-context.tsx'
import { tableRefusalWords } from './table-words.ts'

export interface TableLinkPorts extends SeatAtTablePorts {
  readonly words: Words['table']
  readonly say: (text: string) => void
  readonly open: (sheet: OpenSheet) => void
}

/** Selects the table named by a link; shows a message if the table is wrong (TABLE-07, TABLE-08). */
export function followTableLink({ words, say, open, ...ports }: TableLinkPorts) {
  const sit = seatAtTable(ports)
  return async (number: string): Promise<void> => {
    const outcome = await sit(number)
    if (isLeft(outcome)) {
      const why = tableRefusalWords(words, outcome.left)
      if (why !== undefined) open({ _tag: 'Table', number, problem: `${words.linkWrong({ number })} ${why.text}` })
    } else if (outcome.right._tag === 'Now') say(words.atTable({ number: outcome.right.number }))
  }
}
