import { type FormEvent, useRef, useState } from 'react'
import type { OrderRecord, RefundAmounts } from '../../src-domain/kitchen/order-record.ts'
import type { RefundShare } from '../../src-domain/kitchen/order-record-gateway.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { QuestionDialog } from '../design/question-dialog.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextAreaField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import record from './order-record.module.css'
import styles from './order-sheet.module.css'
import type { BoardWords } from './order-words.ts'
import type { RecordProblem } from './record-problem.ts'
import { refundQuestion } from './record-words.ts'
import type { RecordsController } from './records-controller.ts'
import { RefundFields } from './refund-fields.tsx'
import { type EntryProblem, enteredShare, type RefundEntry } from './refund-share.ts'

export interface RefundSheetProps {
  readonly record: OrderRecord
  readonly number: string
  readonly words: BoardWords
  readonly controller: Pick<RecordsController, 'quote' | 'refund'>
  /** Called with "Refund of $3.24 requested". */
  readonly onDone: (said: string) => void
  readonly onClose: () => void
}

interface Asked {
  readonly share: RefundShare
  readonly quote: RefundAmounts
}

/** Refunds items, an amount or everything that is left. Asks with the sum before any money moves. */
export function RefundSheet({ record: order, number, words, controller, onDone, onClose }: RefundSheetProps) {
  const { records } = words.staff
  const close = useWords('common').close
  const form = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState<RefundEntry>({ kind: 'lines', pieces: {}, amount: '' })
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<EntryProblem>()
  const [problem, setProblem] = useState<RecordProblem>()
  const [asked, ask] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = enteredShare(entry, order, words.staff.priceFormat())
    setProblem(undefined)
    setWrong(found._tag === 'Wrong' ? found.problem : undefined)
    if (found._tag === 'Wrong') {
      form.current?.querySelector<HTMLElement>('[data-share] input')?.focus()
      return
    }
    setBusy(true)
    const outcome = await controller.quote(order.order.id, found.share)
    setBusy(false)
    if (outcome._tag === 'Failed') setProblem(outcome.problem)
    else ask({ share: found.share, quote: outcome.quote })
  }
  const refund = async ({ share, quote }: Asked) => {
    ask(undefined)
    setBusy(true)
    const failure = await controller.refund(order, share, reason.trim())
    setBusy(false)
    if (failure === undefined) onDone(records.refund.requested(refundQuestion(words, order, quote)))
    else setProblem(failure)
  }
  const question = asked === undefined ? undefined : refundQuestion(words, order, asked.quote)
  return (
    <Sheet title={records.refund.title({ number })} closeLabel={close} onClose={onClose} tall>
      <form ref={form} className={styles.content} noValidate onSubmit={(event) => void submit(event)}>
        {problem === undefined ? null : <Alert kind="danger">{records.problem[problem]}</Alert>}
        <RefundFields record={order} words={words} entry={entry} problem={wrong} onChange={setEntry} />
        <TextAreaField
          label={records.refund.reason}
          mark={words.staff.optional}
          hint={records.refund.reasonHint}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button type="submit" wide busy={isBusy}>
          {records.refund.next}
        </Button>
      </form>
      {asked === undefined || question === undefined ? null : (
        <QuestionDialog
          question={question.question}
          onEscape={() => ask(undefined)}
          onTap={(isBeside) => isBeside && ask(undefined)}
          answers={
            <>
              <Button kind="secondary" onClick={() => ask(undefined)}>
                {records.refund.no}
              </Button>
              <Button onClick={() => void refund(asked)}>{records.refund.yes(question)}</Button>
            </>
          }
        >
          {question.beside === '' ? undefined : <p className={record.hint}>{question.beside}</p>}
        </QuestionDialog>
      )}
    </Sheet>
  )
}
