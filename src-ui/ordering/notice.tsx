import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useOrdering } from './ordering-app.ts'

/** Repeats toasts inside a sheet, because screen readers ignore them behind a modal. */
export function Notice() {
  const { cells } = useOrdering()
  const notice = useStateOf(cells.toasts, (now) => now.at(-1)?.text)
  return (
    <VisuallyHidden>
      <span role="status">{notice}</span>
    </VisuallyHidden>
  )
}
