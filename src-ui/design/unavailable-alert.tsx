import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { noNotice, type UnavailableNotice } from './unavailable-notice.ts'

/** Shown over any open layer until closed (SHELL-34). */
export function UnavailableAlert({ cell }: { readonly cell: WatchableCell<UnavailableNotice> }) {
  const words = useWords('common')
  const { isShown, message } = useStateOf(cell, (now) => now)
  if (!isShown) return null
  return (
    <AlertDialog
      message={message ?? words.somethingWrong}
      close={words.close}
      onClose={() => cell.update(() => noNotice)}
    />
  )
}
