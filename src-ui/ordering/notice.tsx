import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useOrdering } from './ordering-app.ts'

/** Screen readers do not read toasts behind a modal sheet. */
export function Notice() {
  const { cells } = useOrdering()
  const notice = useStateOf(cells.toasts, (now) => now.at(-1)?.text)
  return (
    <VisuallyHidden>
      <span role="status">{notice}</span>
    </VisuallyHidden>
  )
}
