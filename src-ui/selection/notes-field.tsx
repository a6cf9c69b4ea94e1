import { TextAreaField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-sheet.module.css'

/** Characters that fit a kitchen ticket. */
const longestNotes = 500

export interface NotesFieldProps {
  readonly isKiosk: boolean
  readonly notes: string
  readonly onNotes: (notes: string) => void
}

/** Notes field (MENU-28), with four fixed rows at a table (MENU-29). */
export function NotesField({ isKiosk, notes, onNotes }: NotesFieldProps) {
  const words = useWords('ordering')
  const { optional } = useWords('common')
  return (
    <div className={isKiosk ? styles.fixed : undefined}>
      <TextAreaField
        label={words.notes}
        mark={optional}
        hint={words.notesHint}
        maxLength={longestNotes}
        rows={isKiosk ? 4 : 3}
        value={notes}
        onChange={(event) => onNotes(event.currentTarget.value)}
      />
    </div>
  )
}
