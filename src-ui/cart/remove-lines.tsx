import { useParams } from 'react-router-dom'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'

/** Confirms the removal of one line, or of all without an index (CART-09, CART-10). */
export function RemoveLines() {
  const words = useWords('ordering')
  const { remove } = useWords('common')
  const { cells, actions } = useOrdering()
  const { index } = useParams()
  const at = index === undefined ? undefined : Number(index)
  const line = useStateOf(cells.order, (now) => (at === undefined ? undefined : now.items[at]))
  if (at !== undefined && line === undefined) return null
  const question =
    line === undefined ? words.confirmRemoveAll : words.confirmRemove({ name: line.name || words.itemUnavailable })
  return (
    <ConfirmDialog
      question={question}
      yes={at === undefined ? words.removeAll : remove}
      no={words.keep}
      onYes={() => (at === undefined ? actions.clearCart() : actions.removeLine(at))}
      onNo={actions.back}
    />
  )
}
