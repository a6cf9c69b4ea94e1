import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextAreaField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-sheet.module.css'

/** Order server's limit in characters. */
const longestReason = 300

export interface CancelSheetProps {
  readonly number: string
  /** True if the customer paid online and gets a refund. */
  readonly isPaid: boolean
  readonly onCancel: (reason: string) => void
  readonly onClose: () => void
}

/** Cancels an order: asks for a reason, then for a confirmation. */
export function CancelSheet({ number, isPaid, onCancel, onClose }: CancelSheetProps) {
  const words = useWords('staff')
  const { itemGone, tooBusy, closing } = words.reasons
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isAsked, ask] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else ask(true)
  }
  return (
    <Sheet title={words.cancelTitle({ number })} closeLabel={useWords('common').close} onClose={onClose}>
      <form className={styles.content} noValidate onSubmit={submit}>
        <div className={styles.reasons}>
          {[itemGone, tooBusy, closing].map((text) => (
            <Button key={text} kind="secondary" aria-pressed={reason === text} onClick={() => setReason(text)}>
              {text}
            </Button>
          ))}
        </div>
        <TextAreaField
          ref={field}
          label={words.reason}
          hint={words.reasonHint}
          error={isMissing && reason.trim() === '' ? words.reasonMissing : undefined}
          maxLength={longestReason}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button type="submit" wide>
          {words.yesCancel}
        </Button>
      </form>
      {isAsked ? (
        <ConfirmDialog
          question={(isPaid ? words.confirmCancel : words.confirmCancelCash)({ number })}
          yes={words.yesCancel}
          no={words.keepOrder}
          onYes={() => onCancel(reason.trim())}
          onNo={() => ask(false)}
        />
      ) : null}
    </Sheet>
  )
}
