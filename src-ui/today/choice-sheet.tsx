import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './today.module.css'

export interface Choice {
  readonly text: string
  readonly choose: () => void
}

export interface ChoiceSheetProps {
  readonly title: string
  readonly hint?: string
  readonly choices: readonly Choice[]
  readonly onClose: () => void
}

/** Choices of which one tap makes the change. */
export function ChoiceSheet({ title, hint, choices, onClose }: ChoiceSheetProps) {
  const { close } = useWords('common')
  return (
    <Sheet title={title} closeLabel={close} onClose={onClose}>
      <div className={styles.sheet}>
        {hint === undefined ? null : <p className={styles.lead}>{hint}</p>}
        <div className={styles.choices}>
          {choices.map(({ text, choose }) => (
            <Button
              key={text}
              kind="secondary"
              onClick={() => {
                choose()
                onClose()
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
