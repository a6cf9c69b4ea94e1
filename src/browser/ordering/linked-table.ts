import { isRight } from 'fp-ts/lib/Either.js'
import { followedTable } from '../../../src-adapters/browser/followed-table.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { type SitAtPorts, sitAt } from '../../../src-domain/fulfilment/sit-at.ts'
import { tableRefusalWords } from '../../../src-ui/fulfilment/table-words.ts'
import type { Words } from '../../../src-ui/messages/words-context.tsx'
import type { OrderingActions } from '../../../src-ui/ordering/ordering-app.ts'

export interface LinkedTableNeeds extends Omit<SitAtPorts, 'followed'> {
  readonly words: Words['table']
  /** This tab's own storage. */
  readonly tab: SafeStorage
  readonly say: (text: string) => void
  readonly open: OrderingActions['open']
}

/** Tells the customer what became of the table that a link names, also when it is wrong (TABLE-07, TABLE-08). */
export function linkedTable({ words, tab, say, open, ...ports }: LinkedTableNeeds) {
  const sit = sitAt({ ...ports, followed: followedTable(tab) })
  return async (number: string): Promise<void> => {
    const outcome = await sit(number)()
    if (!isRight(outcome)) {
      const why = tableRefusalWords(words, outcome.left)
      if (why !== undefined) open({ _tag: 'Table', number, problem: `${words.linkWrong({ number })} ${why.text}` })
    } else if (outcome.right._tag === 'Now') say(words.atTable({ number: outcome.right.number }))
  }
}
