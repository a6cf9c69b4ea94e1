import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { isSameTable } from '../../../src-domain/fulfilment/table-form.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { OrderingActions } from '../../../src-ui/cart/ordering-app.ts'
import { tableRefusalWords } from '../../../src-ui/fulfilment/table-words.ts'
import type { Words } from '../../../src-ui/messages/words-context.tsx'

export interface LinkedTableNeeds {
  readonly order: StateCell<OrderInProgress>
  readonly choose: OrderingActions['chooseTable']
  readonly words: Words['table']
  /** This tab's own storage. */
  readonly tab: SafeStorage
  readonly say: (text: string) => void
  readonly open: OrderingActions['open']
}

/**
 * The table that a link names (TABLE-07): checked with the restaurant like a typed one, and told to the customer, also
 * when it is wrong. A link that was followed in this tab before does not take back what the guest chose since.
 */
export const linkedTable =
  ({ order, choose, words, tab, say, open }: LinkedTableNeeds) =>
  async (number: string): Promise<void> => {
    const isFollowed = isSameTable(tab.read(sessionKeys.tableLink) ?? '', number)
    if (isFollowed && order.current().table !== undefined) return
    const refusal = await choose(number)
    if (refusal === undefined) {
      tab.write(sessionKeys.tableLink, number)
      return say(words.atTable({ number: order.current().table?.number ?? number }))
    }
    const why = tableRefusalWords(words, refusal)
    if (why !== undefined) open({ _tag: 'Table', number, problem: `${words.linkWrong({ number })} ${why}` })
  }
