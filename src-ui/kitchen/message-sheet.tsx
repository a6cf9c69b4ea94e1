import { type FormEvent, useRef, useState } from 'react'
import type { OrderRecord } from '../../src-domain/kitchen/order-record.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextAreaField } from '../design/text-field.tsx'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import record from './order-record.module.css'
import styles from './order-sheet.module.css'
import type { BoardWords } from './order-words.ts'
import type { RecordProblem } from './record-problem.ts'
import type { RecordsController } from './records-controller.ts'

export interface MessageSheetProps {
  readonly record: OrderRecord
  readonly number: string
  readonly words: BoardWords
  readonly controller: Pick<RecordsController, 'message'>
  readonly onDone: (said: string) => void
  readonly onClose: () => void
}

/** Order server's limit in characters. */
const longestMessage = 500

/** Writes to the customer of an order; without an address it offers their phone. */
export function MessageSheet({ record: order, number, words, controller, onDone, onClose }: MessageSheetProps) {
  const { write, problem: problems } = words.staff.records
  const { close } = useWords('common')
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<RecordProblem>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    setProblem(undefined)
    if (isEmpty) return field.current?.focus()
    setBusy(true)
    const failure = await controller.message(order.order.id, text.trim())
    setBusy(false)
    if (failure === undefined) onDone(write.sent)
    else setProblem(failure)
  }
  const why = order.email === '' ? write.noAddress : order.messagesLeft === 0 ? write.noneLeft : undefined
  return (
    <Sheet title={write.title({ number })} closeLabel={close} onClose={onClose}>
      {why === undefined ? (
        <form className={styles.content} noValidate onSubmit={(event) => void submit(event)}>
          {problem === undefined ? null : <Alert kind="danger">{problems[problem]}</Alert>}
          <TextAreaField
            ref={field}
            label={write.text}
            hint={write.hint({ email: order.email })}
            error={isMissing && text.trim() === '' ? write.missing : undefined}
            maxLength={longestMessage}
            rows={5}
            required
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p className={record.hint}>{write.left({ count: order.messagesLeft })}</p>
          <Button type="submit" wide busy={isBusy}>
            {write.send}
          </Button>
        </form>
      ) : (
        <div className={styles.content}>
          <Alert>{why}</Alert>
          {order.order.phone === '' ? null : (
            <a className={styles.phone} href={`tel:${order.order.phone}`}>
              {words.staff.call({ phone: phoneWords(order.order) })}
            </a>
          )}
        </div>
      )}
    </Sheet>
  )
}
