import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-sheet.module.css'

const choices = [5, 10, 15, 20, 30, 45] as const

export interface MinutesSheetProps {
  readonly title: string
  readonly onMinutes: (minutes: number) => void
  readonly onClose: () => void
}

/** Asks how many minutes later an order will be. */
export function MinutesSheet({ title, onMinutes, onClose }: MinutesSheetProps) {
  const words = useWords('staff')
  return (
    <Sheet title={title} closeLabel={useWords('common').close} onClose={onClose}>
      <div className={styles.content}>
        <p>{words.delayLead}</p>
        <div className={styles.choices}>
          {choices.map((minutes) => (
            <Button key={minutes} kind="secondary" onClick={() => onMinutes(minutes)}>
              {words.minutesMore({ minutes })}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
