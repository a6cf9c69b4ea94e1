import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useOrdering } from './ordering-app.ts'

/** What is behind a modal sheet is not read out, so the newest of the short news is said inside each sheet too. */
export function Notice() {
  const { cells } = useOrdering()
  const notice = useStateOf(cells.toasts, (now) => now.at(-1)?.text)
  return (
    <VisuallyHidden>
      <span role="status">{notice}</span>
    </VisuallyHidden>
  )
}
