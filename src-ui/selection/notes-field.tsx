import { TextAreaField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-sheet.module.css'

/** Letters a kitchen ticket has room for. */
const longestNotes = 500

export interface NotesFieldProps {
  readonly isKiosk: boolean
  readonly notes: string
  readonly onNotes: (notes: string) => void
}

/** MENU-28; at a table it has four rows and keeps its size (MENU-29). */
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
