import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import { mostLeft } from '../../src-domain/availability/left-count.ts'
import { typedCount } from '../../src-domain/availability/typed-count.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextField } from '../design/text-field.tsx'
import type { BoardWords } from '../kitchen/order-words.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './availability.module.css'

export interface CountSheetProps {
  readonly entry: AvailabilityEntry
  readonly words: BoardWords
  readonly onCount: (left: number) => void
  readonly onStop: () => void
  readonly onClose: () => void
}

/** Asks how many are left today. */
export function CountSheet({ entry: { name, count }, words, onCount, onStop, onClose }: CountSheetProps) {
  const { availability } = words.staff
  const { close } = useWords('common')
  const { form, field } = useJudgedFields({
    names: ['left'] as const,
    initial: { left: count === undefined || count.left === 0 ? '' : String(count.left) },
    judge: ({ left }) => (typedCount(left) === undefined ? { left: availability.countWrong({ most: mostLeft }) } : {}),
    send: async ({ left }) => {
      const typed = typedCount(left)
      if (typed === undefined) return
      onCount(typed)
      onClose()
    },
  })
  return (
    <Sheet title={availability.countTitle({ name })} closeLabel={close} onClose={onClose}>
      <form className={styles.form} {...form}>
        <p className={styles.lead}>{availability.countLead}</p>
        <TextField {...field('left')} label={availability.countField} inputMode="numeric" maxLength={4} />
        <div className={styles.actions}>
          <Button type="submit" kind="primary">
            {availability.countSave}
          </Button>
          {count === undefined ? null : (
            <Button
              kind="secondary"
              onClick={() => {
                onStop()
                onClose()
              }}
            >
              {availability.countStop}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  )
}
